// Pictures of the pages with the made-up desk, and what axe-core finds on them.
// node script/shots.mjs <folder> [page[@width][~name=value | ~focus=selector | ~press=key;type:text;...]]...   (needs `npm run dev`; PORT if not on 5173)
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

const [folder = "shots", ...asked] = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SIZES = { 1366: 768, 1920: 1080, 1280: 720, 1093: 614, 683: 384 };
const ALL = ["home", "results", "pairings", "standings", "crosstable", "players", "claims", "incidents", "adjourned", "setup", "prints", "journal", "settings"];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"] });
let faults = 0;
for (const one of asked.length ? asked : ALL) {
  const [head, ...options] = one.split("~");
  const [page, width = "1366"] = head.split("@");
  const query = new URLSearchParams(options.filter((option) => !/^(press|focus)=/.test(option)).map((option) => [option.slice(0, option.indexOf("=")), option.slice(option.indexOf("=") + 1)]));
  if (!query.has("fake")) query.set("fake", page === "home" ? "closed" : "open");
  const view = await browser.newPage({ viewport: { width: Number(width), height: SIZES[width] ?? 768 } });
  view.on("pageerror", (error) => console.log(`${one}: ${error.message}`));
  view.on("console", (message) => message.type() === "error" && console.log(`${one}: ${message.text()}`));
  const hash = query.get("hash") ?? "";
  query.delete("hash");
  await view.goto(`http://127.0.0.1:${process.env.PORT ?? 5173}/?${query}#/${page}${hash}`);
  await view.waitForTimeout(700);
  for (const option of options.filter((option) => option.startsWith("focus="))) await view.focus(option.slice(6));
  for (const option of options.filter((option) => option.startsWith("press="))) {
    for (const key of option.slice(6).split(";")) {
      if (key.startsWith("type:")) await view.keyboard.insertText(key.slice(5));
      else await view.keyboard.press(key);
    }
    await view.waitForTimeout(400);
  }
  await view.screenshot({ path: `${folder}/${one.replace(/[^\w.@-]+/g, "_").slice(0, 60)}.png` });
  await view.evaluate(axe);
  const found = await view.evaluate(() => globalThis.axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }));
  for (const violation of found.violations) {
    faults += 1;
    console.log(`${one}: ${violation.id}: ${violation.nodes.slice(0, 3).map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? node.failureSummary?.slice(0, 140) ?? ""}`).join(" | ")}`);
  }
  const wide = await view.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
  if (wide) console.log(`${one}: wider than the window`);
  await view.close();
}
await browser.close();
console.log(`${faults} faults found by axe`);
