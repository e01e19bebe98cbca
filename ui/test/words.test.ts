import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import englishDesks from "../../locales/en/desks.ftl?raw";
import englishUi from "../../locales/en/ui.ftl?raw";
import spanishDesks from "../../locales/es/desks.ftl?raw";
import spanishUi from "../../locales/es/ui.ftl?raw";
import { pseudo } from "../src/words/pseudo";
import { clock, day, moment, nowThere, since, speak, t } from "../src/words/words.svelte";

const english = `${englishUi}\n${englishDesks}`;
const spanish = `${spanishUi}\n${spanishDesks}`;
const SOURCES = join(import.meta.dirname, "..", "src");

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)]));
}
const code = files(SOURCES).filter((file) => /\.(svelte|ts)$/.test(file) && !/types\.gen\.ts$|fake\.ts$/.test(file));
const texts = code.map((file) => ({ file, text: readFileSync(file, "utf8") }));
const keysOf = (ftl: string) => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
const argsOf = (ftl: string) => {
  const found = new Map<string, string>();
  for (const block of ftl.split(/\n(?=[a-z#])/)) {
    const key = /^([a-z][\w-]*) =/.exec(block)?.[1];
    if (key) found.set(key, [...new Set([...block.matchAll(/\{ ?\$(\w+)/g)].map((arg) => arg[1]))].sort().join(" "));
  }
  return found;
};

describe("words", () => {
  it("has every key once, in both languages, with the same arguments", () => {
    const en = keysOf(english);
    const es = keysOf(spanish);
    expect(new Set(en).size, "keys written twice").toBe(en.length);
    expect([...en].sort()).toEqual([...es].sort());
    expect([...argsOf(english)]).toEqual([...argsOf(spanish)]);
  });

  it("has words for every key that the code asks for", () => {
    const known = new Set(keysOf(english));
    const missing = texts.flatMap(({ file, text }) => [...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => found[1] ?? "").filter((key) => !known.has(key)).map((key) => `${file}: ${key}`));
    expect(missing).toEqual([]);
    // Keys in tables: whatever looks like a key of a known family must exist.
    const families = new Set([...known].map((key) => key.split("-")[0]));
    const named = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/(?:word|manual|title|act|group): "([a-z]+-[\w-]+)"/g)].map((found) => found[1] ?? "").filter((key) => families.has(key.split("-")[0]) && !known.has(key)).map((key) => `${file}: ${key}`),
    );
    expect(named).toEqual([]);
  });

  it("has no words that nobody asks for", () => {
    const all = texts.map(({ text }) => text).join("\n");
    expect(keysOf(english).filter((key) => !all.includes(`"${key}"`))).toEqual([]);
  });

  it("has no words in the pages themselves", () => {
    const found = texts
      .filter(({ file }) => file.endsWith(".svelte"))
      .flatMap(({ file, text }) => {
        const markup = text
          .replace(/<script[\s\S]*?<\/script>/g, "")
          .replace(/<style[\s\S]*?<\/style>/g, "")
          .replace(/<!--[\s\S]*?-->/g, "");
        const attributes = [...markup.matchAll(/\s(?:aria-label|title|placeholder|label)="([^"{]*[A-Za-z]{2}[^"{]*)"/g)].map((hit) => hit[1]);
        const braceless = stripBraces(markup).replace(/<[^>]*>/g, "\n");
        const lines = braceless.split("\n").filter((line) => /\p{L}{2,}/u.test(line.replace(/&nbsp;/g, "")));
        return [...attributes, ...lines].map((words) => `${file}: ${words?.trim()}`);
      });
    expect(found).toEqual([]);
  });

  it("changes the language at once", () => {
    speak("es");
    expect(t("page-results")).toBe("Resultados");
    speak("qps");
    expect(t("page-results")).not.toBe("Results");
    expect(t("page-results").length).toBeGreaterThanOrEqual(Math.round("Results".length * 1.3));
    speak("en");
    expect(t("top-players", { name: "A", n: 1 })).toBe("A, 1 player");
    expect(t("journal-entry-n", { n: 1284 })).toBe("Entry 1284");
  });

  it("makes the pseudo-language a third longer and leaves single signs alone", () => {
    expect(pseudo("½")).toBe("½");
    expect(pseudo("Standings").length).toBeGreaterThanOrEqual(12);
  });
});

describe("moments", () => {
  // The clock of the computer that runs this does not matter.
  it("are shown on the clock that they name, that of the hall", () => {
    speak("en");
    expect(clock("2026-11-29T04:05:06-05:00", true)).toBe("04:05:06");
    expect(clock("2026-11-29T23:59:00+13:00", false)).toBe("23:59");
    expect(moment("2026-06-01T00:30:00+05:30")).toBe("1 Jun 2026 00:30:00");
    expect(day("2026-06-01T00:30:00+05:30")).toBe("1 Jun 2026");
    expect(since("2026-06-01T00:30:00+05:30", false)).toBe("1 Jun 00:30");
    speak("es");
    expect(moment("2026-06-01T00:30:00+05:30")).toBe("1 jun 2026 00:30:00");
    speak("en");
    expect(clock("soon", true)).toBe("soon");
  });
  it("of now are of today there", () => {
    const there = nowThere(Date.now(), 13 * 60 + 45);
    expect(there).toMatch(/\+13:45$/);
    expect(Math.abs(new Date(there).getTime() - Date.now())).toBeLessThan(2000);
    expect(since(there, false)).toBe(clock(there, false));
    expect(nowThere(Date.UTC(2026, 10, 29, 9), -300)).toBe("2026-11-29T04:00:00-05:00");
  });
});

/** Takes out every `{...}`, nested ones too. */
function stripBraces(markup: string): string {
  let depth = 0;
  let kept = "";
  for (const letter of markup) {
    if (letter === "{") depth += 1;
    else if (letter === "}") depth -= 1;
    else if (depth === 0) kept += letter;
  }
  return kept;
}
