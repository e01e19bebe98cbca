// What happens at the boards, by keyboard in the browser: incidents with their count, an adjourned game with its envelope,
// two scoresheets that differ, whether a side can still mate, an appeal.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeEvent, publish } from "../event.mjs";
import { axe, onDesk } from "./harness.mjs";

const limit = { timeout: 90_000 };

async function goTo(page, place, heading) {
  await page.evaluate((hash) => void (location.hash = hash), `#/${place}`);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

const shows = (locator, text) => locator.filter({ hasText: text }).first().waitFor();
const main = (page) => page.locator("main");

/** What is on the screen is accessible in both themes. */
async function accessible(page, call, what) {
  for (const theme of ["dark", "light"]) {
    await call("settings.set", { theme });
    await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
    assert.deepEqual(await axe(page), [], `${what}, ${theme}`);
  }
}

async function resultOf(call, tournament, board) {
  return (await call("round.get", { tournament })).boards[board - 1].text;
}

test("D: a board number, a sign and a letter write an incident down; the second illegal move loses", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    await publish(call, tournament);
    await goTo(page, "results", "Results");
    await page.keyboard.press("F9");
    await page.getByRole("heading", { level: 1, name: "Incidents" }).waitFor();
    const verdict = page.getByRole("region", { name: "Verdict" });

    for (const key of ["2", "+", "i"]) await page.keyboard.press(key);
    await shows(verdict, /Illegal move 1|7\.5/);
    assert.deepEqual(await call("incident.list", { tournament }), [], "nothing is written before Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await shows(page.locator("table[role=grid]"), "Illegal move");
    assert.equal((await call("incident.list", { tournament })).length, 1, "Enter twice is one incident");
    assert.equal(await resultOf(call, tournament, 2), "");

    // The second one of the same player.
    await page.keyboard.press("F9");
    for (const key of ["2", "+", "i"]) await page.keyboard.press(key);
    await shows(verdict, "Written with it: Black wins");
    await accessible(page, call, "what an incident means");
    await page.keyboard.press("Enter");
    await shows(page.locator("table[role=grid]"), "no. 2");
    assert.equal(await resultOf(call, tournament, 2), "0 - 1");

    // Undo takes the incident and the result back together; an error in the log is withdrawn with a reason.
    await page.locator("table[role=grid]").focus();
    await page.keyboard.press("Control+z");
    await page.waitForFunction(() => !document.querySelector("table[role=grid]").innerText.includes("no. 2"));
    assert.equal(await resultOf(call, tournament, 2), "");
    await page.keyboard.press("Delete");
    await page.getByRole("dialog").getByRole("textbox").fill("It was legal");
    await page.keyboard.press("Enter");
    await shows(page.locator("table[role=grid]"), "withdrawn: It was legal");
    await page.keyboard.press("F9");
    for (const key of ["2", "+", "i"]) await page.keyboard.press(key);
    await shows(verdict, /no\. 2 loses/);
    assert.ok(!(await verdict.innerText()).includes("Written with it"), "what is withdrawn does not count");
  }));

const SEALED = "2r3k1/pp3pp1/3p3p/3P4/2P1n3/1P5P/P4PP1/2B1R1K1 w - - 0 41";

test("D: a game is adjourned, its envelope is opened and the sealed move played", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    const { boards } = await publish(call, tournament);
    await goTo(page, "adjourned", "Adjourned");
    await page.getByRole("button", { name: "Adjourn a game" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "Game" }).selectOption({ index: 3 });
    await dialog.getByLabel("Adjourned position (FEN)").fill(SEALED);
    await dialog.getByLabel("Time used by White").fill("1:18:12");
    await dialog.getByLabel("Time used by Black").fill("1:12:48");
    await dialog.getByLabel("Draw offer").selectOption("black");
    await dialog.getByLabel("Resumes").fill("2026-11-30T10:00");
    await dialog.getByLabel("Kept by").fill("Chief arbiter, safe");
    await accessible(page, call, "the envelope as it is written");
    await page.keyboard.press("Control+Enter");
    await dialog.waitFor({ state: "hidden" });
    await shows(main(page), "1:18:12");
    await shows(main(page), "Black's, not answered");
    await shows(page.locator("nav a", { hasText: "Adjourned" }), "1");
    const [kept] = await call("adjourned.list");
    assert.deepEqual([kept.game, kept.envelope.sealer, kept.envelope.moveNumber], [boards[2].game, "white", 41], "sealer and number come from the position");

    // By who is here; the envelope is still closed.
    assert.equal(await page.getByLabel(/exactly as written/).count(), 0, "the sealed move is hidden");
    await shows(main(page), "Open the envelope");
    await page.getByText("Only White", { exact: true }).click();
    await shows(page.locator("section[aria-label=Resume] ol"), /When the player who must reply comes|clock/);
    await page.getByText("Both", { exact: true }).click();
    await page.getByRole("button", { name: "The envelope is opened" }).click();
    await page.getByLabel(/exactly as written/).fill("Ac1-f5");
    await shows(main(page), /Write: Black wins/);
    await page.getByLabel(/exactly as written/).fill("Ac1-f4");
    await page.getByLabel("Letters").selectOption("es");
    await page.getByRole("button", { name: /Play .*f4 and resume/ }).waitFor();
    await accessible(page, call, "an opened envelope");
    await page.keyboard.press("Control+Enter");
    await page.keyboard.press("Control+Enter");
    await shows(main(page), "Its result is entered on Results");
    const [resumed] = await call("adjourned.list");
    assert.deepEqual([resumed.state, resumed.written], ["resumed", "Ac1-f4"]);
    assert.equal(await resultOf(call, tournament, 3), "? - ?", "the game goes on");
  }));

const WHITE = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7";
const BLACK = "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa4 Cf6 5. O-O Ae7 6. Te1";

test("D: two sheets in two languages become one game, and every difference is shown", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    const { boards } = await publish(call, tournament);
    await goTo(page, `claims?with=game-${boards[0].game}`, "Claim, board 1");
    const box = page.getByRole("textbox", { name: /Type or paste/ });
    // Two keys a move: the only move that is left completes itself; of several, Tab takes the first. A hand that types on is
    // not disturbed, and what contradicts the completed move stands as it is written.
    await box.pressSequentially("e4e5", { delay: 120 });
    await page.waitForFunction(() => document.querySelector("textarea").value === "e4 e5 ");
    await box.pressSequentially("Nf3 Nc6 B", { delay: 120 });
    await page.getByRole("button", { name: "Bb5", exact: true }).waitFor();
    assert.equal(await box.inputValue(), "e4 e5 Nf3 Nc6 B");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    assert.match(await box.inputValue(), /^e4 e5 Nf3 Nc6 B\S+ $/);
    await box.fill(WHITE.replace("Nf6", "Nd6"));
    await page.getByText("Black", { exact: true }).first().click();
    await box.fill(BLACK);
    await page.getByText("Both", { exact: true }).click();
    await shows(main(page), /Differences [1-9]/);
    await page.locator("td.odd").first().waitFor();
    await page.locator(".difference").first().click();
    await accessible(page, call, "two sheets");
    await shows(page.getByRole("region", { name: "Verdict" }), /claim/i);
    await page.keyboard.press("Control+Enter");
    await page.getByRole("button", { name: /Ruled/ }).waitFor();
    const [ruling] = await call("claim.list");
    const { input } = await call("ruling.get", { id: ruling.id });
    assert.match(input.sheet.text, /Nf6/, "the game that both sheets support is ruled on");

    // The ruling is appealed and overturned.
    await page.getByRole("button", { name: "Rulings 1" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Appeal", exact: true }).click();
    await accessible(page, call, "an appeal");
    await dialog.getByLabel("Who appeals").fill("White");
    await dialog.getByLabel("Reason").fill("Both sheets are wrong");
    await page.keyboard.press("Enter");
    await shows(dialog, "Appealed by White: Both sheets are wrong");
    await dialog.getByRole("form").waitFor({ state: "detached" });
    await dialog.getByRole("button", { name: "Decide the appeal" }).click();
    await dialog.getByText("Overturned", { exact: true }).click();
    await dialog.getByLabel("Who decided").fill("Appeals committee");
    await dialog.getByLabel("Reason").fill("The recording shows it");
    await page.keyboard.press("Enter");
    await shows(dialog, "overturned. Appeals committee: The recording shows it");
    assert.equal((await call("claim.list"))[0].appeal.decision, "overturned");
  }));

test("D: whether a side can still mate, with the line on the board", limit, () =>
  onDesk({}, async (page, { call }) => {
    await makeEvent(call);
    await goTo(page, "claims", "Claim");
    await page.getByText("Mate possible", { exact: true }).click();
    await page.getByLabel("Position (FEN)").fill("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    const verdict = page.getByRole("region", { name: "Verdict" });
    await shows(verdict, "White can still checkmate");
    await page.locator(".moves button").last().click();
    await shows(main(page), /[Cc]heckmate/);
    await page.getByRole("button", { name: /Black cannot checkmate/ }).click();
    await page.waitForFunction(() => document.querySelectorAll(".moves button").length === 0);
    await page.getByLabel("Position (FEN)").fill("nonsense");
    await shows(main(page), "Not understood");
  }));
