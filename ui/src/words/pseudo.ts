// The pseudo-language `qps`: English with accents and a third longer, to find words that are cut or not in the tables.
const ACCENTS: Record<string, string> = {
  a: "á", b: "ƀ", c: "ç", d: "ð", e: "é", g: "ğ", h: "ĥ", i: "í", j: "ĵ", k: "ķ", l: "ļ", n: "ñ", o: "ó", r: "ŕ", s: "š",
  t: "ţ", u: "ú", w: "ŵ", y: "ý", z: "ž", A: "Á", C: "Ç", D: "Ð", E: "É", G: "Ğ", H: "Ĥ", I: "Í", L: "Ļ", N: "Ñ", O: "Ó",
  R: "Ŕ", S: "Š", T: "Ţ", U: "Ú", W: "Ŵ", Y: "Ý", Z: "Ž",
};
const PADDING = " ẋẏż wóŕð";

export function pseudo(text: string): string {
  const accented = [...text].map((letter) => ACCENTS[letter] ?? letter).join("");
  const letters = [...text].filter((letter) => /\p{L}/u.test(letter)).length;
  if (letters < 2) return accented;
  const more = Math.max(1, Math.round(text.length * 0.3));
  return accented + PADDING.repeat(Math.ceil(more / PADDING.length)).slice(0, more).trimEnd();
}
