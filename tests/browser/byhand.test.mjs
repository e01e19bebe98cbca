// No pairing is legal: from the refusal to a published round by hand, on the page alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeEvent, publish, results } from "../event.mjs";
import { axe, onDesk } from "./harness.mjs";

const limit = { timeout: 90_000 };

async function goTo(page, place, heading) {
  await page.evaluate((hash) => void (location.hash = hash), `#/${place}`);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}
const pool = (page) => page.getByRole("grid", { name: "Players without a board" });
const boards = (page, n) => page.getByRole("grid", { name: `Draft of round ${n}` });
const waiting = (page) => pool(page).locator("tbody tr[data-row]");

/** Four players who have all met. */
async function exhausted(call) {
  const tournament = await makeEvent(call, { players: 4 });
  for (let round = 1; round <= 3; round += 1) {
    await publish(call, tournament);
    await results(call, tournament, ["1-0", "=-="]);
  }
  return tournament;
}

test("where all have met the page says why, and the arbiter pairs by hand with a reason", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await exhausted(call);
    await goTo(page, "pairings", "Pairings, round 4");
    const refusal = page.locator(".note.warn", { hasText: "Round 4 cannot be paired by the rules (C.04.3 C4, 1.9.3)" });
    await refusal.waitFor();
    assert.match(await refusal.innerText(), /Possible partners: none is legal for any of these 4 players/);
    const why = page.locator("section", { has: page.getByRole("heading", { name: "Who cannot be paired" }) }).locator("tbody tr").first();
    await why.getByText(/has met \(C1\) .*\(round 1\)/).waitFor();
    await why.getByText("nobody").waitFor();
    assert.deepEqual(await axe(page), []);

    await page.getByRole("button", { name: "Pair by hand" }).click();
    await page.getByRole("heading", { name: "4 players wait for a board" }).waitFor();
    await page.getByText("4 players are there and have no board").waitFor();
    assert.ok(await page.getByRole("button", { name: /^Publish round 4/ }).isDisabled(), "everybody must have a board first");
    assert.deepEqual(await axe(page), []);

    // The first is picked up; beside the others stands what is against them. S on the second makes the board.
    await pool(page).focus();
    await page.keyboard.press("s");
    await page.getByText("is picked up").waitFor();
    await waiting(page).nth(1).getByText(/met in round \d \(C1\)/).waitFor();
    for (const key of ["ArrowDown", "s"]) await page.keyboard.press(key);
    await boards(page, 4).locator("tbody tr[data-row]").first().waitFor();
    await page.getByRole("heading", { name: "2 players wait for a board" }).waitFor();

    // Somebody else's hand and a closed window do not end it.
    await page.reload();
    await page.getByRole("heading", { name: "2 players wait for a board" }).waitFor();
    // A board is taken apart with U, and made again with the mouse.
    await boards(page, 4).focus();
    await page.keyboard.press("u");
    await page.getByRole("heading", { name: "4 players wait for a board" }).waitFor();
    for (const _pair of [1, 2]) {
      const before = await waiting(page).count();
      await waiting(page).first().click();
      await page.getByRole("button", { name: /^Pick up/ }).click();
      await waiting(page).nth(1).click();
      await page.getByRole("button", { name: /^With/ }).click();
      await page.waitForFunction((n) => document.querySelectorAll('table[aria-label="Players without a board"] tbody tr[data-row]').length === n, before - 2);
    }
    await boards(page, 4).locator("tbody tr[data-row]").nth(1).getByText("C1").waitFor();

    // Warnings have their articles, are ticked, and want a reason.
    const publishing = page.getByRole("button", { name: /^Publish round 4/ });
    await publishing.click();
    await page.getByText("Confirm the warnings on the right first").waitFor();
    for (const tick of await page.getByRole("checkbox").all()) await tick.check();
    await publishing.click();
    await page.getByText("Write the reason on the right first").waitFor();
    await page.getByLabel("Why you decide so").fill("All four have met; the players agree to a second game");
    assert.deepEqual(await axe(page), []);
    await publishing.click();
    await page.getByRole("button", { name: "Take back" }).waitFor();
    const round = await call("round.get", { tournament, round: 4 });
    assert.deepEqual([round.state, round.boards.length], ["published", 2]);
    assert.match(JSON.stringify(await call("journal.list", { limit: 50 })), /All four have met; the players agree to a second game/);
    assert.deepEqual(await page.locator("main .note.bad").allInnerTexts(), []);
  }));

test("a locked board whose player leaves is named, and drawing again frees it", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 6 });
    await goTo(page, "pairings", "Pairings, round 1");
    await boards(page, 1).focus();
    await page.keyboard.press("l");
    await page.getByText("Changed by hand").first().waitFor();
    const draft = await call("round.draft", { tournament });
    const { entrant, name } = draft.boards[0].white;
    await call("players.withdraw", { tournament, entrant, fromRound: 1, reason: "ill" });
    await page.getByText(`${name} is away in this round and stands on board 1`).first().waitFor();
    await page.keyboard.press("F6");
    await page.getByText(`${name} is away in this round and stands on board 1`).first().waitFor({ state: "detached" });
    const after = await call("round.draft", { tournament });
    assert.deepEqual([after.boards.length, after.bye !== null], [2, true]);
    assert.deepEqual(await page.locator("main .note.bad").allInnerTexts(), []);
  }));

test("too few players, and games too many to look ahead, are told in words", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 12 });
    await publish(call, tournament);
    await call("settings.set", { language: "es" });
    await goTo(page, "pairings", "Emparejamientos, ronda 2");
    await page.getByText("Hay 6 partidas abiertas. Para prever la ronda siguiente pueden ser como mucho 5").waitFor();
    await results(call, tournament, ["1-0", "1-0", "1-0", "1-0", "1-0", "1-0"]);
    const { players } = await call("players.list", { tournament });
    for (const { entrant } of players) await call("players.withdraw", { tournament, entrant, fromRound: 2, reason: "" });
    await page.getByText("La ronda 2 no se puede emparejar: hacen falta al menos dos jugadores presentes").waitFor();
    assert.equal(await page.getByRole("button", { name: "Emparejar a mano" }).count(), 0);
    assert.deepEqual(await axe(page), []);
  }));

test("keys pressed faster than the desk writes are all done, once and in their order", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 8 });
    await goTo(page, "pairings", "Pairings, round 1");
    const before = await call("round.draft", { tournament });
    await boards(page, 1).focus();
    // Every step is held up until all keys are down.
    let go = () => {};
    const held = new Promise((done) => (go = done));
    await page.route(/\/api\/round\.(lock|swap)$/, async (route) => {
      await held;
      await route.continue();
    });
    for (const key of ["l", "c", "l", "ArrowDown", "c", "ArrowDown", "s", "ArrowDown", "s"]) await page.keyboard.press(key);
    go();
    const changed = async () => (await call("round.draft", { tournament })).handChanges;
    for (let tries = 0; tries < 100 && (await changed()).length < 5; tries += 1) await page.waitForTimeout(50);
    const [white, black] = [before.boards[0].white.name, before.boards[0].black.name];
    const name = (board, side) => before.boards[board - 1][side].name;
    assert.deepEqual(await changed(), [
      `board of ${white} locked`,
      `${white} – ${black} changed colours`,
      `board of ${black} unlocked`,
      `${name(2, "white")} – ${name(2, "black")} changed colours`,
      `${name(3, "white")} – ${name(4, "white")} changed places`,
    ]);
    await page.waitForTimeout(200);
    assert.equal((await changed()).length, 5, "nothing is done twice");
  }));
