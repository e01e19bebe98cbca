// Every page: accessible in both themes, in Spanish at once, and wide enough for longer words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeEvent, publish, results } from "../event.mjs";
import { axe, onDesk } from "./harness.mjs";

const PAGES = ["results", "pairings", "pairings?r=1", "claims", "incidents", "adjourned", "standings", "crosstable", "ratings", "ratings?with=norms", "prizes", "players", "setup", "prints", "journal", "settings", "home"];
const limit = { timeout: 120_000 };

/** An event in its second round, with a game open, one adjourned, a ruling, a bye and a withdrawal. */
async function secondRound(call) {
  const tournament = await makeEvent(call, { players: 11 });
  await publish(call, tournament);
  await results(call, tournament, ["1-0", "=-=", "0-1", "--+", "1-0"]);
  const { players } = await call("players.list", { tournament });
  await call("players.withdraw", { tournament, entrant: players[4].entrant, fromRound: 2, reason: "Ill" });
  await publish(call, tournament);
  await results(call, tournament, ["1-0", "adjourned", null]);
  return tournament;
}

async function goTo(page, place) {
  await page.evaluate((hash) => void (location.hash = hash), `#/${place}`);
  await page.locator("main h1").first().waitFor();
  await settled(page);
}

/** Waits until the page has said the same for a while: every answer is there. */
const settled = (page) =>
  page.evaluate(async () => {
    for (let before = "", same = 0; same < 3; ) {
      await new Promise((resume) => setTimeout(resume, 60));
      const now = document.body.innerText;
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });

test("every page is accessible, light and dark", limit, () =>
  onDesk({}, async (page, { call }) => {
    await secondRound(call);
    const found = [];
    for (const theme of ["light", "dark"]) {
      await call("settings.set", { theme });
      await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
      for (const place of PAGES) {
        await goTo(page, place);
        found.push(...(await axe(page)).map((line) => `${place}, ${theme}: ${line}`));
      }
    }
    assert.deepEqual(found, []);
  }));

test("dialogs and the draft are accessible", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    const found = [];
    const look = async (what) => found.push(...(await axe(page)).map((line) => `${what}: ${line}`));
    await goTo(page, "pairings");
    await page.locator("table[role=grid] tr.cur").waitFor();
    await look("draft");
    await publish(call, tournament);
    for (const [place, key] of [["results", " "], ["results", "F1"], ["results", "Control+k"], ["players", "+"], ["players", "Enter"], ["players", "Delete"], ["standings", "p"]]) {
      await goTo(page, place);
      await page.locator("table[role=grid]").focus();
      await page.keyboard.press(key);
      await page.locator("dialog[open]").waitFor();
      await look(`${place} ${key}`);
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
    assert.deepEqual(found, []);
  }));

test("Spanish comes at once, on every screen, and the desk speaks it too", limit, () =>
  onDesk({}, async (page, { call }) => {
    await secondRound(call);
    await goTo(page, "settings");
    const other = await page.context().newPage();
    await other.goto(new URL("/#/standings", page.url()).href);
    await other.getByRole("heading", { name: "Standings" }).waitFor();
    await page.bringToFront();
    await page.getByRole("radio", { name: "Español" }).check({ force: true });
    await page.getByRole("heading", { level: 1, name: "Ajustes" }).waitFor();
    await other.getByRole("heading", { name: "Clasificación" }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), "es");
    await goTo(page, "journal");
    await page.locator("table[role=grid]", { hasText: "publicada" }).waitFor();
  }));

/** Headings, buttons, labels and heads whose words do not fit, and pages that scroll sideways. */
function cutWords() {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  const main = document.querySelector("main");
  if (main.scrollWidth > main.clientWidth + 1) found.push(`main is ${main.scrollWidth} of ${main.clientWidth} px wide`);
  for (const one of document.querySelectorAll("h1, h2, h3, button, label, legend, th, dt, a, .lab, .state, .foot span, p")) {
    const box = one.getBoundingClientRect();
    // What is there for readers of the screen only takes no room.
    if (box.width <= 1 || one.closest(".vh, [hidden]")) continue;
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline") found.push(`${one.tagName} "${one.textContent.trim()}" is cut`);
    if (box.right > innerWidth + 1 && !one.closest("[role=grid], .scroll, .sheet")) found.push(`${one.tagName} "${one.textContent.trim()}" leaves the window`);
  }
  return found;
}

/** One row, one line: rows that are higher than those round them, and what sticks out of the window. */
function uneven() {
  const found = [];
  for (const table of document.querySelectorAll("table[role=grid]")) {
    const rows = [...table.querySelectorAll("tbody tr")].filter((row) => row.textContent.trim());
    const heights = rows.map((row) => Math.round(row.getBoundingClientRect().height));
    const usual = Math.min(...heights);
    rows.forEach((row, at) => heights[at] > usual + 2 && found.push(`row of ${heights[at]} px beside ${usual} px: ${row.innerText.replace(/\s+/g, " ").slice(0, 70)}`));
  }
  for (const pane of document.querySelectorAll("main .pane, main aside, main dd")) if (pane.scrollWidth > pane.clientWidth + 2 && getComputedStyle(pane).overflowX === "visible") found.push(`${pane.tagName} ${pane.className} overflows: ${pane.innerText.slice(0, 40)}`);
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) found.push(`the page is ${wide} px wide`);
  for (const one of document.querySelectorAll("main .ph, main .pb, header, nav, .line")) if (one.getBoundingClientRect().right > innerWidth + 1) found.push(`${one.className || one.tagName} leaves the window`);
  return found;
}

test("every row is one line and nothing leaves the window, with names of 300 letters", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await secondRound(call);
    const { players } = await call("players.list", { tournament });
    const long = `${"Wolframsdóttir-Montenegro-".repeat(11)}Valdelomar, ${"Maximiliana ".repeat(2)}`.slice(0, 300);
    const names = [long, "L".repeat(300), `${"Ж".repeat(150)}, ${"Ж".repeat(148)}`];
    for (const [at, name] of names.entries()) {
      const { entrant, input } = players[at];
      await call("players.update", { tournament, entrant, player: { ...input, name, club: "C".repeat(300), fideId: "" } });
    }
    const found = [];
    for (const [width, height] of [[1920, 1080], [1366, 768]]) {
      await page.setViewportSize({ width, height });
      for (const language of ["en", "es"]) {
        await call("settings.set", { language });
        for (const place of PAGES) {
          await goTo(page, place);
          found.push(...(await page.evaluate(uneven)).map((line) => `${place} at ${width}, ${language}: ${line}`));
        }
      }
    }
    assert.deepEqual(found, []);
  }));

test("words a third longer fit on every page", limit, () =>
  onDesk({}, async (page, { call }) => {
    await secondRound(call);
    await call("settings.set", { language: "qps" });
    const found = [];
    for (const [width, height] of [[1366, 768], [1093, 614]]) {
      await page.setViewportSize({ width, height });
      for (const place of PAGES) {
        await goTo(page, place);
        found.push(...(await page.evaluate(cutWords)).map((line) => `${place} at ${width}: ${line}`));
      }
      await goTo(page, "claims");
      const tabs = page.locator(".ph [role=radiogroup] label");
      for (let at = 1; at < (await tabs.count()); at += 1) {
        await tabs.nth(at).click();
        await settled(page);
        found.push(...(await page.evaluate(cutWords)).map((line) => `claims, tab ${at + 1}, at ${width}: ${line}`));
        found.push(...(await axe(page)).map((line) => `claims, tab ${at + 1}: ${line}`));
      }
    }
    assert.deepEqual(found, []);
  }));
