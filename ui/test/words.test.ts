import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import englishDesks from "../../locales/en/desks.ftl?raw";
import englishUi from "../../locales/en/ui.ftl?raw";
import spanishDesks from "../../locales/es/desks.ftl?raw";
import spanishUi from "../../locales/es/ui.ftl?raw";
import { pseudo } from "../src/words/pseudo";
import { speak, t } from "../src/words/words.svelte";

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
