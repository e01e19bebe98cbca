// Pictures of every page on the example event, for looking at: every page x two sizes x two themes x two languages.
//
//   node tests/browser/shots.mjs FOLDER [page ...]      (needs target/debug/arbiter, or ARBITER_BIN)
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { withBrowser, withServer } from "./harness.mjs";

const [folder, ...chosen] = process.argv.slice(2);
if (!folder) throw new Error("a folder for the pictures is needed");
mkdirSync(folder, { recursive: true });
const PAGES = ["home", "setup", "players", "results", "pairings", "claims", "standings", "crosstable", "prints", "journal", "settings"];
const SIZES = [[1366, 768], [1920, 1080]];

await withServer({}, async ({ address, call }) => {
  await call("actor.set", { name: "Zarzal, Luz", role: "chief" });
  await call("example.open");
  for (const [width, height] of SIZES)
    for (const theme of ["light", "dark"])
      for (const language of ["en", "es"]) {
        await call("settings.set", { theme, language });
        await withBrowser({ width, height, language }, async (page) => {
          for (const name of chosen.length > 0 ? chosen : PAGES) {
            await page.goto(new URL(`/#/${name}`, address).href);
            await page.waitForTimeout(900);
            await page.screenshot({ path: join(folder, `${name}-${width}-${theme}-${language}.png`) });
          }
        });
      }
});
