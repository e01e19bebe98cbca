// Key by key: every result key of every set, the keys that mean the same on every page, and one action for a key held down, a
// double Enter or a double click.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeEvent, publish, results } from "../event.mjs";
import { onDesk } from "./harness.mjs";

const limit = { timeout: 240_000 };
const grid = (page) => page.locator("table[role=grid]").first();
const dialog = (page) => page.locator("dialog[open]");

async function goTo(page, place, heading) {
  await page.evaluate((hash) => void (location.hash = hash), `#/${place}`);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}
async function keys(page, ...names) {
  for (const name of names) await page.keyboard.press(name);
}
/** Waits until `ask` answers what is expected. */
async function settles(ask, expected, about) {
  let found;
  for (let wait = 0; wait < 60; wait += 1) {
    found = await ask();
    if (JSON.stringify(found) === JSON.stringify(expected)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  assert.deepEqual(found, expected, about);
}

// The table of result keys as arbiters know it: white wins, draw, black wins, + -, - +, - -, adjourned, clear.
const RESULTS = ["1-0", "=-=", "0-1", "+--", "--+", "---", "adjourned", null];
const SETS = {
  A: [["1", "+"], ["5", "="], ["0", "-"], ["3"], ["4"], ["2"], ["7"], ["9", "Delete"]],
  B: [["1"], ["3"], ["2"], ["4"], ["5"], ["6"], ["7"], ["0", "Delete"]],
  C: [["1"], ["2"], ["3"], ["4"], ["5"], ["6"], ["7"], ["0", "Delete"]],
  D: [["+"], ["="], ["-"], ["4"], ["5"], ["6"], ["7"], ["9", "Delete"]],
};
const NOTHING = { A: ["6", "8"], B: ["8", "9", "+", "=", "-"], C: ["8", "9", "+"], D: ["0", "1", "2", "3", "8"] };

test("every result key of every set writes what the table says, and undo and redo follow", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 8 });
    await publish(call, tournament);
    const first = async () => {
      const { boards } = await call("round.get", { tournament, round: 1 });
      return boards[0].state === "adjourned" ? "adjourned" : boards[0].outcome;
    };
    const current = () => page.locator("tr.cur td b").first().innerText();
    await goTo(page, "results", "Results");
    await grid(page).focus();
    for (const [set, table] of Object.entries(SETS)) {
      await call("settings.set", { keySet: set });
      await page.locator("header", { hasText: `Keys` }).first().waitFor();
      await page.waitForTimeout(150);
      for (const [at, outcome] of RESULTS.entries()) {
        for (const key of table[at]) {
          const about = `set ${set}, key ${key}`;
          await page.keyboard.press("Home");
          if (outcome === null) {
            await page.keyboard.press(table[0][0]);
            await settles(first, "1-0", about);
            await page.keyboard.press("Home");
            await page.keyboard.press(key);
            await settles(first, null, about);
            await page.keyboard.press("Control+z");
            await settles(first, "1-0", `${about}, undone`);
            await page.keyboard.press("Control+z");
          } else {
            await page.keyboard.press(key);
            await settles(first, outcome, about);
            assert.equal(await current(), "2", `${about}: the cursor goes to the next open board`);
            await page.keyboard.press("Control+z");
            await settles(first, null, `${about}, undone`);
            await page.keyboard.press("Control+y");
            await settles(first, outcome, `${about}, done again`);
            await page.keyboard.press("Control+z");
          }
          await settles(first, null, `${about}, at the end`);
        }
      }
      for (const key of NOTHING[set]) {
        await page.keyboard.press("Home");
        await page.keyboard.press(key);
        await page.getByText(`Key ${key} means nothing`, { exact: false }).waitFor();
        assert.equal(await first(), null, `set ${set}, key ${key}`);
      }
    }
  }),
);

test("keys of the results page: jump, missing, second pass, letters, movement, Esc, Space", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 12 });
    const { boards } = await publish(call, tournament);
    await goTo(page, "results", "Results");
    await grid(page).focus();
    const current = async () => Number(await page.locator("tr.cur td b").first().innerText());
    const is = (board, about) => settles(current, board, about);
    await keys(page, "/", "4", "Enter");
    await is(4, "jump");
    await keys(page, "ArrowDown");
    await is(5, "down");
    await keys(page, "ArrowUp", "ArrowUp");
    await is(3, "up");
    await keys(page, "End");
    await is(6, "end");
    await keys(page, "Home");
    await is(1, "home");
    await keys(page, "PageDown");
    await is(6, "page down");
    await keys(page, "PageUp");
    await is(1, "page up");
    await keys(page, "/", "9", "Enter");
    await page.getByText("9").first().waitFor();
    await is(1, "no such board");
    await keys(page, "/", "5", "Escape");
    await is(1, "left without a jump");
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("role")), "grid", "Esc gives the table the focus");
    // Letters find a player, with or without accents.
    const black = boards[3].black.name;
    await keys(page, ...black.slice(0, 4).normalize("NFD").replace(/\P{L}/gu, "").toLowerCase());
    await is(4, `letters of ${black}`);
    await keys(page, "Escape", "Home", "Enter");
    await is(2, "Enter: next row");
    await keys(page, "Home", "1", "5");
    await settles(async () => (await call("round.get", { tournament, round: 1 })).missing, 4);
    await keys(page, ".");
    await settles(() => grid(page).locator("tbody tr").count(), 4, "only the missing");
    await keys(page, "Escape");
    await settles(() => grid(page).locator("tbody tr").count(), 6, "all again");
    await keys(page, "*");
    await is(1, "the second pass begins on the first result entered");
    await keys(page, "1");
    await settles(async () => (await call("round.get", { tournament, round: 1 })).boards[0].state, "checked");
    await keys(page, "*", "Home", "ArrowDown", "ArrowDown", "Space");
    await dialog(page).waitFor();
    await keys(page, "Escape");
    await dialog(page).waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("role")), "grid", "the list gives the focus back");
    await is(3, "nothing moved");
  }),
);

const PAGES = [
  ["F2", "Players"], ["F4", "Results"], ["F6", /Pairings|Round/], ["F7", "Standings"], ["F8", /Claim/], ["F9", "Incidents"], ["Control+j", "Journal"],
];
const EVERY = [
  ["home", "Events"], ["setup", "Rules and schedule"], ["players", "Players"], ["results", "Results"], ["incidents", "Incidents"], ["pairings", /Pairings|Round/], ["claims", /Claim/],
  ["adjourned", "Adjourned"], ["standings", "Standings"], ["crosstable", "Crosstable"], ["ratings", /Rating/], ["prizes", "Prizes"], ["prints", /Prints/], ["journal", "Journal"], ["settings", "Settings"],
];

test("function keys, F1, Ctrl+K and Esc work on every page, and give the focus back", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 8 });
    await publish(call, tournament);
    await results(call, tournament, ["1-0", "=-=", "0-1", "1-0"]);
    for (const [from, heading] of EVERY) {
      for (const [key, wanted] of PAGES) {
        await goTo(page, from, heading);
        await page.keyboard.press(key);
        await page.getByRole("heading", { level: 1, name: wanted }).first().waitFor({ timeout: 4000 }).catch(() => assert.fail(`${key} on ${from}`));
      }
      await goTo(page, from, heading);
      await page.waitForTimeout(200);
      const before = await page.evaluate(() => (document.activeElement?.tagName ?? "") + (document.activeElement?.textContent ?? "").slice(0, 60));
      for (const key of ["F1", "Control+k"]) {
        await page.keyboard.press(key);
        await dialog(page).waitFor({ timeout: 4000 }).catch(() => assert.fail(`${key} on ${from}`));
        await page.keyboard.press("Escape");
        await dialog(page).waitFor({ state: "detached" });
        const after = await page.evaluate(() => (document.activeElement?.tagName ?? "") + (document.activeElement?.textContent ?? "").slice(0, 60));
        assert.equal(after, before, `${key} and Esc on ${from}: the focus is where it was`);
      }
      // Nobody is caught: Tab leaves every control, and reaches more than one.
      const reached = new Set();
      for (let tab = 0; tab < 12; tab += 1) {
        await page.keyboard.press("Tab");
        reached.add(await page.evaluate(() => [...document.querySelectorAll("*")].indexOf(document.activeElement)));
      }
      assert.ok(reached.size >= 6, `Tab on ${from} reaches ${reached.size} places`);
    }
  }),
);

/** Ways in which a hand presses once too often. */
const HANDS = {
  "double click": async (page, button) => button.dblclick({ noWaitAfter: true }).catch(() => undefined),
  "key held down": async (page, button) => {
    await button.focus();
    for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
  },
  "double Enter": async (page, button) => {
    await button.focus();
    await Promise.all([page.keyboard.press("Enter"), page.keyboard.press("Enter")]);
  },
};

test("a double click, a double Enter and a key held down on a button that writes do one action", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 8 });
    await publish(call, tournament);
    await results(call, tournament, ["1-0", "=-=", "0-1", "1-0"]);
    // A slow desk: the second press comes while the first is on its way.
    await page.route("**/api/**", async (route) => {
      await new Promise((done) => setTimeout(done, 60));
      await route.continue();
    });
    const actions = async () => new Set((await call("journal.list", { limit: 500 })).rows.map((row) => row.batch)).size;
    const main = (name) => page.locator("main").getByRole("button", { name }).first();
    const inDialog = (name) => dialog(page).getByRole("button", { name }).first();
    const players = async () => (await call("players.list", { tournament })).players;
    const row = async (name) => page.locator("tbody tr", { hasText: name }).first().click();
    const step = (word, fill) => async () => {
      await goTo(page, "players", "Players");
      const { input } = (await players()).find((one) => (word === "Return" ? one.status === "withdrawn" : one.status === "playing" && one.byes.length === 0));
      await row(input.name.slice(0, 12));
      await page.locator("aside").getByRole("button", { name: word, exact: true }).click();
      if (fill) await dialog(page).getByRole("textbox").last().fill("seen twice");
      return dialog(page).locator("footer button:not(.safe)").first();
    };
    let turn = 0;
    const CASES = {
      "enter a player": async () => {
        await goTo(page, "players", "Players");
        await main(/Enter a player/).click();
        await dialog(page).getByLabel("Name").fill(`Zed ${(turn += 1)}, Z`);
        return inDialog(/^Enter/);
      },
      withdraw: step("Withdraw", true),
      return: step("Return", false),
      bye: step("Bye or absence", false),
      incident: async () => {
        await goTo(page, "incidents?r=1", "Incidents");
        await page.waitForTimeout(300);
        await keys(page, "F9", "1", "+", "n");
        const write = main(/Write it down/);
        for (let wait = 0; wait < 60 && !(await write.isEnabled()); wait += 1) await page.waitForTimeout(50);
        return write;
      },
      publish: async () => {
        await goTo(page, "pairings", /Pairings|Round/);
        await main(/Publish/).waitFor();
        return main(/Publish/);
      },
      "take a round back": async () => {
        await goTo(page, "pairings?r=2", /Pairings|Round/);
        await main("Take back").click();
        await dialog(page).getByRole("radio").first().check();
        await dialog(page).getByRole("textbox").last().fill("seen twice");
        return dialog(page).locator("footer button:not(.safe)").first();
      },
      "copy now": async () => {
        await goTo(page, "journal", "Journal");
        return main("Copy now");
      },
    };
    const expected = { "copy now": 0 };
    const wrong = [];
    for (const hand of Object.keys(HANDS)) {
      for (const [name, begin] of Object.entries(CASES)) {
        const button = await begin().catch((error) => assert.fail(`${name}, ${hand}: ${error.message}`));
        const before = await actions();
        await HANDS[hand](page, button);
        await page.waitForTimeout(700);
        const done = (await actions()) - before;
        if (done !== (expected[name] ?? 1)) wrong.push(`${name}, ${hand}: ${done} actions`);
        await page.keyboard.press("Escape");
        await dialog(page).waitFor({ state: "detached" });
      }
    }
    assert.deepEqual(wrong, []);
  }),
);
