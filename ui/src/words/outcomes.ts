// Results as codes of the wire, as lists print them, and in words.

export const OUTCOMES: Record<string, { text: string; word: string }> = {
  "1-0": { text: "1 - 0", word: "outcome-white" },
  "=-=": { text: "½ - ½", word: "outcome-draw" },
  "0-1": { text: "0 - 1", word: "outcome-black" },
  "+--": { text: "+ - -", word: "outcome-black-absent" },
  "--+": { text: "- - +", word: "outcome-white-absent" },
  "---": { text: "- - -", word: "outcome-both-absent" },
  "=-0": { text: "½ - 0", word: "outcome-half-zero" },
  "0-=": { text: "0 - ½", word: "outcome-zero-half" },
  "0-0": { text: "0 - 0", word: "outcome-both-lose" },
  "W-L": { text: "1 - 0", word: "outcome-white-unrated" },
  "D-D": { text: "½ - ½", word: "outcome-draw-unrated" },
  "L-W": { text: "0 - 1", word: "outcome-black-unrated" },
  adjourned: { text: "? - ?", word: "outcome-adjourned" },
  clear: { text: "", word: "outcome-clear" },
};

/** Letters without accents and in lower case, for finding names. */
export function folded(name: string): string {
  return name
    .toLowerCase()
    .replace(/[đð]/g, "d")
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .replace(/ß/g, "ss")
    .replace(/æ/g, "ae")
    .replace(/þ/g, "th")
    .replace(/ı/g, "i")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}
