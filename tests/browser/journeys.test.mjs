// Three journeys of a tournament day, by keyboard and mouse in the browser. A second page stands in for the hall: it is
// never reloaded, and must follow.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PLAYERS, makeEvent, publish, results } from "../event.mjs";
import { axe, onDesk } from "./harness.mjs";

const limit = { timeout: 90_000 };
const EIGHT = PLAYERS.slice(0, 8);

/** Opens a page of the program and waits for its heading. */
async function goTo(page, place, heading) {
  await page.evaluate((hash) => void (location.hash = hash), `#/${place}`);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

/** A screen in the hall, on a page of its own. */
async function hallAt(page, place) {
  const hall = await page.context().newPage();
  await hall.goto(new URL(`/#/${place}`, page.url()).href);
  await hall.locator("table[role=grid]").waitFor();
  await hall.evaluate(() => void (window.neverReloaded = true));
  return hall;
}

const rowOf = (page, board) => page.locator("table[role=grid] tbody tr").nth(board - 1);
const cursorRow = (page) => page.locator("table[role=grid] tr.cur td").first();
const undoButton = (page) => page.locator("header button.undo");
const status = (page) => page.locator("[role=status]").filter({ has: page.locator("button") });

async function shows(locator, text) {
  await locator.filter({ hasText: text }).first().waitFor();
}

/** What the journal holds, newest first. */
const journal = async (call) => (await call("journal.list", { limit: 200 })).rows.map((row) => row.text);

test("in the morning an event is made, its players are pasted in and round 1 is drawn", limit, () =>
  onDesk({}, async (page, { call }) => {
    await page.getByLabel("Your name").fill("Quillmere, Nora");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByRole("button", { name: "New event" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name", { exact: false }).first().fill("Villa del Roble Open");
    await dialog.getByRole("spinbutton", { name: "Rounds" }).fill("5");
    // Enter twice is one event.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Players" }).waitFor();
    assert.equal((await call("home.recent")).length, 1, "one event was made");

    await page.getByRole("button", { name: "Paste or open a list" }).click();
    const list = EIGHT.map(([name, rating, title, federation, club]) => [name, title, federation, rating, club].join("\t"));
    await dialog.getByRole("textbox").fill(["Name\tTitle\tFed\tRating\tClub", ...list].join("\n"));
    const enter = dialog.getByRole("button", { name: /8 players/ });
    await enter.dblclick();
    await shows(dialog, /8/);
    await page.keyboard.press("Escape");
    await shows(page.locator("main"), "8 players");
    const { tournaments } = (await call("frame.get")).event;
    assert.equal(tournaments[0].players, 8, "a double click brings the list in once");

    await page.keyboard.press("F6");
    await page.getByRole("heading", { level: 1, name: "Pairings, round 1" }).waitFor();
    await shows(page.locator("header"), "DRAFT");
    const before = await journal(call);
    await rowOf(page, 4).waitFor();
    assert.deepEqual(await journal(call), before, "looking at a draft writes nothing");
    await page.keyboard.press("Control+Enter");
    await shows(page.locator("header"), "Published");
  }));

test("A: a result goes from the key to the hall", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    await publish(call, tournament);
    const hall = await hallAt(page, "pairings?r=1");
    const table = await hallAt(page, "standings?r=1");
    await page.bringToFront();
    await goTo(page, "results", "Results");
    await shows(cursorRow(page), "1");

    await page.keyboard.press("1");
    await shows(rowOf(page, 1), "1 - 0");
    await shows(rowOf(hall, 1), "1 - 0");
    await shows(table.locator("tbody tr").first(), /Arquestain.*1|Ensoler.*1/);
    assert.match(await cursorRow(page).innerText(), /2/, "the cursor is on the next board");

    // A key held down is one result: its repeats write nothing.
    await page.keyboard.down("5");
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down("5");
    await page.keyboard.up("5");
    await shows(rowOf(hall, 2), "½ - ½");
    const { boards } = await call("round.get", { tournament });
    assert.deepEqual(boards.map(({ text }) => text), ["1 - 0", "½ - ½", "", ""]);
    assert.match(await cursorRow(page).innerText(), /3/);

    // Undo names what it takes back, takes back that, and can be taken back itself.
    await shows(undoButton(page), /board 2/);
    await page.keyboard.press("Control+z");
    await shows(undoButton(page), /board 1/);
    await hall.waitForFunction(() => !document.querySelectorAll("tbody tr")[1].innerText.includes("½"));
    await page.keyboard.press("Control+y");
    await shows(rowOf(hall, 2), "½ - ½");
    await page.keyboard.press("0");
    await page.keyboard.press("7");
    await shows(rowOf(hall, 3), "0 - 1");
    await shows(rowOf(hall, 4), "? - ?");

    // The second pass finds a slip that was typed wrong; nobody's entry wins by itself.
    await page.keyboard.press("*");
    await page.keyboard.press("0");
    await shows(rowOf(page, 1), "differ");
    await shows(hall.locator("tbody tr").first(), "differ");
    await page.getByRole("button", { name: /Settle/ }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox").selectOption("0-1");
    const count = (await journal(call)).length;
    await dialog.getByRole("button", { name: /Write|Settle/ }).last().dblclick();
    await shows(rowOf(hall, 1), "0 - 1");
    assert.equal((await journal(call)).length, count + 1, "a double click settles once");
    for (const screen of [hall, table]) assert.ok(await screen.evaluate(() => window.neverReloaded), "the hall followed without a reload");
  }));

test("A: the slower of two desks is told, and what it typed is not lost", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    const { boards } = await publish(call, tournament);
    // The other desk is faster by the time the answer needs: this page has not heard of it yet. Set up long before the
    // key, for a busy browser takes its time to begin holding requests.
    await page.route("**/api/result.enter", async (route) => {
      await call("result.enter", { tournament, game: boards[0].game, outcome: "0-1", pass: 1, source: "slip", seen: "clear" });
      await route.continue();
    }, { times: 1 });
    await goTo(page, "results", "Results");
    await shows(cursorRow(page), "1");
    await page.keyboard.press("1");
    await shows(page.getByRole("status").or(page.getByRole("alert")), /faster on board 1/);
    await shows(rowOf(page, 1), "0 - 1");
    assert.equal((await call("round.get", { tournament })).boards[0].outcome, "0-1");
  }));

const SHEET = `1. d4 Cf6 2. Cf3 e6 3. Af4 Ae7 4. e3 O-O 5. Ad3 d5 6. Ce5 Ad6 7. Cf3 Ae7 8. Ce5 Ad6 9. Cf3 Ae7`;

test("B: a claim is examined, ruled once, and stands on the board", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    await publish(call, tournament);
    const hall = await hallAt(page, "pairings?r=1");
    await page.bringToFront();
    await goTo(page, "results", "Results");
    await page.getByRole("button", { name: "Claim", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Claim, board 1" }).waitFor();

    const verdict = page.getByRole("region", { name: "Verdict" });
    await page.getByRole("textbox", { name: /Type or paste/ }).fill(SHEET);
    await shows(verdict, "The claim is not complete");
    await page.getByLabel("Announced move").fill("Ce5");
    await shows(verdict, "The claim is correct");
    await shows(verdict, /9\.2/);
    const evidence = verdict.getByRole("button", { pressed: false });
    assert.ok((await evidence.count()) >= 2, "each occurrence can be shown");
    await evidence.first().click();

    const count = (await journal(call)).length;
    await page.keyboard.press("Control+Enter");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("button", { name: /Ruled/ }).waitFor();
    await shows(rowOf(hall, 1), "½ - ½");
    assert.equal((await call("claim.list")).length, 1, "Ctrl+Enter twice is one ruling");
    assert.ok((await journal(call)).length > count);

    const [ruling] = await call("claim.list");
    const printed = await call("report.make", { kind: "ruling", ruling: ruling.id, tournament, format: "pdf", paper: "a4" });
    assert.equal(Buffer.from(printed.base64, "base64").subarray(0, 5).toString(), "%PDF-");
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Print ruling" }).click();
    await (await opened).close();

    await goTo(page, "results", "Results");
    await shows(rowOf(page, 1), "½ - ½");
    await shows(undoButton(page), /Undo/);
    await page.keyboard.press("Control+z");
    await hall.waitForFunction(() => !document.querySelectorAll("tbody tr")[0].innerText.includes("½"));
    assert.deepEqual(await call("claim.list"), [], "the ruling and its result are taken back together");
  }));

test("C: the next round is drafted, changed by hand, looked at and published", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    await publish(call, tournament);
    const hall = await hallAt(page, "results");
    await page.bringToFront();
    await goTo(page, "pairings?r=2", "Pairings, round 2");
    await shows(page.locator("main"), /no result on boards 1, 2, 3, 4/);
    await results(call, tournament, ["1-0", "=-=", "0-1", "1-0"]);
    await rowOf(page, 4).waitFor();
    await shows(page.locator("header"), "DRAFT");
    await shows(hall.locator("header"), "Round 1");

    // Black of board 1 and Black of board 4 change places by keyboard: both would play last round's opponent again.
    await page.locator("table[role=grid]").focus();
    for (const key of ["Home", "ArrowRight", "s", "ArrowDown", "ArrowDown", "ArrowDown", "s"]) await page.keyboard.press(key);
    await shows(page.locator("main"), "C.04.3 C1");
    const asked = page.getByRole("checkbox");
    await asked.first().waitFor();
    await page.keyboard.press("Control+Enter");
    assert.equal((await call("round.get", { tournament, round: 2 })).state, "draft", "a warning holds the round back");
    for (const box of await asked.all()) await box.check();
    await page.keyboard.press("Control+Enter");
    await shows(page.locator("main"), "Write the reason on the right first");
    await page.getByLabel("Why you decide so (stays in the journal)").fill("Both asked to play again");
    await page.keyboard.press("Control+Enter");
    await page.keyboard.press("Control+Enter");
    await shows(page.locator("header"), "Published");
    await shows(hall.locator("header"), "Round 2");
    const published = (await journal(call)).filter((text) => /Round 2 published/.test(text));
    assert.equal(published.length, 1, "Ctrl+Enter twice is one publication");
    assert.ok(await hall.evaluate(() => window.neverReloaded));

    // Taken back only with a case of the regulations and a reason.
    await page.getByRole("button", { name: "Take back" }).click();
    const dialog = page.getByRole("dialog");
    const take = dialog.locator("button.danger");
    assert.ok(await take.isDisabled());
    await dialog.getByRole("radio").first().check();
    await dialog.getByRole("textbox").fill("Swapped by mistake");
    await take.dblclick();
    await shows(page.locator("header"), "DRAFT");
    await shows(hall.locator("header"), "Round 1");
  }));

test("while two games are open the next round is looked ahead to, and a pair that is not drawn is asked about", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    await publish(call, tournament);
    await results(call, tournament, ["1-0", "=-=", null, null]);
    const before = await journal(call);
    await goTo(page, "pairings?r=1", "Pairings, round 1");
    await page.getByRole("button", { name: "Look ahead to round 2" }).click();
    await page.getByRole("heading", { level: 2, name: "Looking ahead" }).waitFor();
    await shows(page.locator("main"), "9 outcomes are possible");

    // The round for one outcome of the two, chosen by keyboard.
    const games = page.getByRole("radiogroup");
    assert.equal(await games.count(), 2);
    await games.nth(0).getByRole("radio").first().focus();
    await page.keyboard.press("ArrowRight");
    await games.nth(1).getByRole("radio").first().focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("grid", { name: "Round 2 for these results" }).waitFor();
    const told = await call("round.preview", { tournament, results: ["1", "1"] });
    assert.equal(told.boards.length, 4);
    const safe = page.getByRole("gridcell", { name: "safe", exact: true });
    assert.equal(await safe.count(), told.sure.length);
    for (const [at, board] of told.boards.entries()) await shows(rowOf(page, at + 1), board.white.name.split(",")[0]);
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(await journal(call), before, "looking ahead writes nothing");

    // It comes as it was foretold.
    await results(call, tournament, [null, null, "1-0", "1-0"]);
    await shows(page.locator("header"), "DRAFT");
    const { boards } = await call("round.draft", { tournament });
    const pairs = (list) => list.map(({ white, black }) => [white.name, black.name]);
    assert.deepEqual(pairs(boards), pairs(told.boards));

    // The two of the first board of round 1 do not meet again: W on one, W on the other.
    const [first] = (await call("round.get", { tournament, round: 1 })).boards;
    const [one, other] = [first.white, first.black].map(({ entrant }) => boards.findIndex((row) => [row.white.entrant, row.black.entrant].includes(entrant)));
    const column = (row, entrant) => (boards[row].black.entrant === entrant ? "ArrowRight" : "ArrowLeft");
    await page.locator("table[role=grid]").focus();
    const go = async (row, entrant) => {
      for (const key of ["Home", ...Array(row).fill("ArrowDown"), column(row, entrant), "w"]) await page.keyboard.press(key);
    };
    await go(one, first.white.entrant);
    await shows(page.getByRole("status"), "Why not");
    await go(other, first.black.entrant);
    await shows(page.getByRole("status"), /met over the board in round 1 \(C1\)/);
    // The same by two numbers.
    const panel = page.getByRole("region", { name: "Why not these two?" });
    await panel.getByRole("textbox").first().fill("1");
    await panel.getByRole("textbox").last().fill("99");
    await page.keyboard.press("Enter");
    await shows(panel, "Nobody in this round has the number 99");
    assert.deepEqual(await axe(page), []);
  }));

test("an undo across a published round asks for the reason", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    await publish(call, tournament);
    await goTo(page, "results", "Results");
    await page.keyboard.press("Control+z");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill("Published too early");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    assert.equal((await call("frame.get")).event.tournaments[0].published, 0);
  }));
