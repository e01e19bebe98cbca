// Pictures of every page with the example event: node tests/browser/shots.mjs FOLDER [page...]
// FOLDER/<page>-<width>-<theme>-<language>.png
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { onDesk } from "./harness.mjs";

const [folder, ...asked] = process.argv.slice(2);
if (!folder) {
  console.error("node tests/browser/shots.mjs FOLDER [page...]");
  process.exit(2);
}
const SHEET = "1. d4 Cf6 2. Cf3 e6 3. Af4 Ae7 4. e3 O-O 5. Ad3 d5 6. Ce5 Ad6 7. Cf3 Ae7 8. Ce5 Ad6 9. Cf3 Ae7";
/** Page and what is pressed on it before the picture is taken. */
const PAGES = {
  home: ["home"], results: ["results"], pairings: ["pairings"], published: ["pairings?r=1"], standings: ["standings"], why: ["standings", "Right", "Enter"],
  crosstable: ["crosstable"], players: ["players"], player: ["players", "Enter"], claims: ["claims"], claim: ["claims"], asof: ["standings", "a"], setup: ["setup"], prints: ["prints"],
  journal: ["journal"], settings: ["settings"], ratings: ["ratings"], prizes: ["prizes"], whatif: ["standings", "w"], category: ["standings", "c"], norms: ["ratings?with=norms"], change: ["ratings", "Enter"], card: ["standings", "p"], help: ["results", "F1"], find: ["results", "Control+k"],
};
/** After the open games have their results. */
const LATER = { draft: ["pairings"], swap: ["pairings", "s", "Down", "s"], unpublish: ["pairings?r=7"] };
const SIZES = [[1366, 768], [1920, 1080]];

await onDesk({}, async (page, { call }) => {
  mkdirSync(folder, { recursive: true });
  await call("actor.set", { name: "Quillmere, Nora", role: "chief" });
  await call("example.open");
  const names = asked.length ? asked : [...Object.keys(PAGES), ...Object.keys(LATER)];
  const all = async (part) => {
    for (const language of ["en", "es"]) {
      for (const theme of ["light", "dark"]) {
        await call("settings.set", { language, theme });
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          for (const name of names.filter((name) => name in part)) await take(page, part[name], join(folder, `${name}-${width}-${theme}-${language}.png`), name);
        }
      }
    }
  };
  await all(PAGES);
  if (!names.some((name) => name in LATER)) return;
  const [{ id: tournament }] = (await call("frame.get")).event.tournaments;
  for (const { game, state } of (await call("round.get", { tournament })).boards)
    if (state === "open") await call("result.enter", { tournament, game, outcome: "=-=", pass: 1, source: "slip", seen: "clear" });
  await all(LATER);
});

async function take(page, [place, ...keys], file, name) {
  await page.goto(new URL(`/?${Math.random()}#/${place}`, page.url()).href);
  await page.locator("main h1").first().waitFor();
  await page.waitForTimeout(400);
  for (const key of keys) await page.keyboard.press(key.replace(/^(Right|Left|Up|Down)$/, "Arrow$1"));
  if (name === "claim") {
    await page.locator("textarea").fill(SHEET);
    await page.locator("input.announced").fill("Ce5");
    await page.waitForTimeout(700);
  }
  if (keys.length) await page.waitForTimeout(300);
  await page.screenshot({ path: file });
}
