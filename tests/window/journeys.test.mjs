// The three journeys of a tournament day in the real window. The page and these tests reach the desk by the same one
// command of the window; what is asserted is what the page shows.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeEvent, publish } from "../event.mjs";
import { scratch } from "../process.mjs";
import { withWindow } from "./harness.mjs";

const limit = { timeout: 120_000 };

/** Asks the desk through the window's own command; a refusal fails the test. */
const caller = (desk) => async (method, params) => {
  const { ok, refused } = await desk.call(method, params);
  if (refused) throw new Error(`${method}: ${JSON.stringify(refused)}`);
  return ok;
};

async function goTo(desk, place, heading) {
  await desk.run("location.hash = arguments[0]", `#/${place}`);
  await desk.waitFor(heading, "return document.querySelector('main h1')?.innerText.includes(arguments[0])", heading);
}

/** Waits until something on the page says so. */
const shows = (desk, selector, text) =>
  desk.waitFor(`${text} in ${selector}`, "return [...document.querySelectorAll(arguments[0])].some((e) => e.innerText.includes(arguments[1]))", selector, text);

const ROW = (board) => `table[role=grid] tbody tr:nth-child(${board})`;

test("A: results by keyboard, and undo that names what it takes back", limit, () =>
  withWindow({}, async (desk) => {
    const call = caller(desk);
    const tournament = await makeEvent(call);
    await publish(call, tournament);
    await goTo(desk, "results", "Results");
    await shows(desk, "tr.cur td", "1");

    await desk.press("1", "5", "0");
    await shows(desk, ROW(1), "1 - 0");
    await shows(desk, ROW(2), "½ - ½");
    await shows(desk, ROW(3), "0 - 1");
    await shows(desk, "tr.cur td", "4");
    await shows(desk, "header button.undo", "board 3");
    await desk.press("Control+z");
    await shows(desk, "header button.undo", "board 2");
    await desk.waitFor("board 3 open again", "return !document.querySelector(arguments[0]).innerText.includes('0 - 1')", ROW(3));
    await desk.press("Control+y");
    await shows(desk, ROW(3), "0 - 1");
    const { boards } = await call("round.get", { tournament });
    assert.deepEqual(boards.map(({ text }) => text), ["1 - 0", "½ - ½", "0 - 1", ""]);

    await desk.press("F7");
    await shows(desk, "main h1", "Standings");
    await shows(desk, "table[role=grid] tbody tr", "Arquestain");
    assert.deepEqual(await desk.axe(), []);
  }));

test("B: a claim is ruled once and stands on the board", limit, () =>
  withWindow({}, async (desk) => {
    const call = caller(desk);
    const tournament = await makeEvent(call);
    const { boards } = await publish(call, tournament);
    await goTo(desk, `claims?with=game-${boards[0].game}`, "board 1");
    await desk.type("textarea", "1. d4 Cf6 2. Cf3 e6 3. Af4 Ae7 4. e3 O-O 5. Ad3 d5 6. Ce5 Ad6 7. Cf3 Ae7 8. Ce5 Ad6 9. Cf3 Ae7");
    await desk.type("input.announced", "Ce5");
    await shows(desk, ".verdict", "The claim is correct");
    await shows(desk, ".verdict", "9.2");
    assert.deepEqual(await desk.axe(), []);
    await desk.press("Control+Enter", "Control+Enter");
    await shows(desk, ".acts button", "Ruled");
    assert.equal((await call("claim.list", {})).length, 1, "Ctrl+Enter twice is one ruling");
    await goTo(desk, "results", "Results");
    await shows(desk, ROW(1), "½ - ½");
    await shows(desk, ROW(1), "ruling");
  }));

test("C: the draft is looked at, changed and published; Spanish comes at once", limit, () =>
  withWindow({}, async (desk) => {
    const call = caller(desk);
    await makeEvent(call);
    await goTo(desk, "pairings", "Pairings, round 1");
    await desk.waitFor("a draft", "return document.querySelectorAll('table[role=grid] tbody tr').length === 4");
    await desk.press("l");
    await shows(desk, ROW(1), "locked");
    await shows(desk, "header .state", "DRAFT");
    await desk.press("Control+Enter", "Control+Enter");
    await shows(desk, "header .state", "Published");
    const published = (await call("journal.list", { limit: 50 })).rows.filter(({ text }) => /Round 1 published/.test(text));
    assert.equal(published.length, 1, "Ctrl+Enter twice is one publication");

    await goTo(desk, "settings", "Settings");
    await desk.run("[...document.querySelectorAll('input[type=radio]')].find((e) => e.value === 'es').click()");
    await shows(desk, "main h1", "Ajustes");
    await goTo(desk, "results", "Resultados");
    await shows(desk, "header .state", "Publicada");
  }));

test("every page opens in the window, and the event is still there after a restart", limit, async () => {
  const own = scratch();
  try {
    await withWindow({ data: own.path }, async (desk) => {
      const call = caller(desk);
      const tournament = await makeEvent(call);
      await publish(call, tournament);
      for (const [page, heading] of [["setup", "Rules"], ["players", "Players"], ["results", "Results"], ["pairings?r=1", "Pairings"], ["claims", "Claim"], ["standings", "Standings"], ["crosstable", "Crosstable"], ["prints", "Prints"], ["journal", "Journal"], ["settings", "Settings"], ["home", "Your events"]]) {
        await goTo(desk, page, heading);
        const trouble = await desk.texts(".note.bad");
        assert.deepEqual(trouble, [], page);
      }
    });
    await withWindow({ data: own.path }, async (desk) => {
      await shows(desk, "main", "Villa del Roble Open");
      await desk.run("[...document.querySelectorAll('main button')].find((e) => e.innerText.includes('Continue')).click()");
      await shows(desk, "main h1", "Results");
      await desk.waitFor("four boards", "return document.querySelectorAll('table[role=grid] tbody tr').length === 4");
    });
  } finally {
    own.remove();
  }
});
