// Pictures of every page, tab, dialog and panel: node tests/browser/shots.mjs FOLDER [scene...]
// FOLDER/<scene>-<width>-<theme>-<language>.png. SHOTS="1366 light en" takes only those sizes, themes and languages.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onDesk } from "./harness.mjs";
import { named, WORLDS } from "./scenes.mjs";

const [folder, ...asked] = process.argv.slice(2);
if (!folder) {
  console.error("node tests/browser/shots.mjs FOLDER [scene...]");
  process.exit(2);
}
const only = (process.env.SHOTS ?? "").split(/[\s,]+/).filter(Boolean);
const chosen = (all) => (all.some((one) => only.includes(String(one))) ? all.filter((one) => only.includes(String(one))) : all);
const SIZES = { 1366: 768, 1920: 1080, 1024: 640, 683: 384 };
const widths = only.some((one) => one in SIZES) ? chosen(Object.keys(SIZES)) : ["1366", "1920"];
mkdirSync(folder, { recursive: true });
const failed = [];

for (const world of WORLDS) {
  const scenes = Object.entries(world.scenes).filter(([name]) => asked.length === 0 || asked.includes(name));
  if (scenes.length === 0) continue;
  const taking = onDesk({}, async (page, desk) => {
    const at = { page, ...desk, file: (name, text) => (writeFileSync(join(desk.folder, name), text), join(desk.folder, name)) };
    at.tournament = await world.make(at);
    for (const language of chosen(["en", "es"])) {
      for (const theme of chosen(["light", "dark"])) {
        await desk.call("settings.set", { language, theme });
        for (const width of widths) {
          await page.setViewportSize({ width: Number(width), height: SIZES[width] });
          for (const [name, scene] of scenes) await take(at, scene, name, join(folder, `${name}-${width}-${theme}-${language}.png`));
        }
      }
    }
  });
  // What a page reports while it is looked at is a fault too; the other worlds are taken all the same.
  await taking.catch((error) => failed.push(`${scenes[0][0]}...: ${error.message.split("\n")[0]}${/\n--- the page reported:\n([^]*?)\n---/.exec(error.message)?.[0] ?? ""}`));
}
if (failed.length) console.log(`not taken:\n${failed.join("\n")}`);

async function take(at, [place, ...steps], name, path) {
  const { page } = at;
  page.setDefaultTimeout(4000);
  await page.goto(new URL(`/?${Math.random()}#/${place}`, page.url()).href);
  await page.locator("main h1").first().waitFor();
  await page.waitForTimeout(350);
  try {
    for (const step of steps) {
      if (typeof step === "function") await step(page, at);
      else await page.keyboard.press(named(step));
    }
  } catch (error) {
    failed.push(`${name}: ${path}: ${error.message.split("\n").slice(0, 4).join(" ")}`);
  }
  if (steps.length) await page.waitForTimeout(350);
  await page.screenshot({ path });
}
