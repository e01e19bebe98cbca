// What is typed wrong is told at its field and stays; what was refused is read in the language spoken.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { makeEvent, publish, results } from "../event.mjs";
import { onDesk } from "./harness.mjs";

const limit = { timeout: 90_000 };

async function goTo(page, place, heading) {
  await page.evaluate((hash) => void (location.hash = hash), `#/${place}`);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}
const button = (place, name) => place.getByRole("button", { name }).first();

test("a zone that is none, a round on another day and odd time controls are told below their fields", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 4 });
    await goTo(page, "setup", "Rules and schedule");
    await page.getByLabel("Time zone").fill("Madrid");
    await page.getByText("Did you mean Europe/Madrid?").waitFor();
    await page.getByLabel("First day").fill("2026-11-28");
    await page.getByLabel("Last day").fill("2026-11-29");
    await page.getByLabel("Round 1", { exact: true }).fill("2026-12-28T16:00");
    await page.getByLabel("Round 1", { exact: true }).press("Tab");
    await page.getByText(/^Round 1 starts on 28 December 2026, outside the days/).waitFor();
    await page.getByLabel("Time control").fill("an hour or so");
    await page.getByText(/“an hour or so” is not understood/).waitFor();
    await page.keyboard.press("Control+Enter");
    const refused = page.locator("main .note.warn", { hasText: "must be a name of the IANA table" });
    await refused.waitFor();
    assert.equal(await page.getByLabel("Time zone").inputValue(), "Madrid", "what was typed stays");
    const { setup } = await call("tournament.get", { tournament });
    assert.equal(setup.timeControl, "an hour or so", "what is a slip only is kept");
    // What was refused is read in the language that is spoken by now.
    await call("settings.set", { language: "es" });
    await page.locator("main .note.warn", { hasText: "debe ser un nombre de la tabla IANA" }).waitFor();
    assert.equal(await refused.count(), 0);
    await call("settings.set", { language: "en" });
    await page.getByLabel("Time zone").fill("Europe/Madrid");
    await page.keyboard.press("Control+Enter");
    await page.waitForFunction(() => document.querySelector("button.main").disabled);
    assert.equal((await call("event.get")).zone, "Europe/Madrid");
  }));

test("an id with letters and a birth to come are told in the dialog, and what was typed stays", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 2 });
    const dialog = page.locator("dialog[open]");
    await goTo(page, "players", "Players");
    await page.keyboard.press("+");
    await dialog.getByLabel("Name").fill("Zorquiel, Vera");
    await dialog.getByLabel("FIDE ID").fill("2'2x");
    await dialog.getByLabel("Born").fill("2090");
    await dialog.getByText(/A FIDE ID has only digits, found 2'2x/).waitFor();
    await dialog.getByText(/Nobody is born in the future/).waitFor();
    await page.keyboard.press("Enter");
    await dialog.locator(".note.warn").waitFor();
    assert.equal(await dialog.getByLabel("FIDE ID").inputValue(), "2'2x");
    assert.equal((await call("players.list", { tournament })).players.length, 2);
    await dialog.getByLabel("FIDE ID").fill("22000001");
    await dialog.getByLabel("Born").fill("1999");
    await page.keyboard.press("Enter");
    await dialog.getByText("Zorquiel, Vera").waitFor();
    assert.equal((await call("players.list", { tournament })).players.length, 3);
  }));

test("a first row that nobody knows is asked about, by keyboard", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 2 });
    const dialog = page.locator("dialog[open]");
    await goTo(page, "players", "Players");
    await button(page, "Paste or open a list").click();
    await dialog.locator("textarea").fill("Ainm;Neart\nVrondel, Ada;2100\nQuorra, Ian;2000");
    await dialog.getByText("Is the first row the names of the columns?").waitFor();
    await dialog.getByText("2 players are ready").waitFor();
    await dialog.getByRole("radio", { name: "Yes, names of columns" }).focus();
    await page.keyboard.press("ArrowRight");
    await dialog.getByText("3 players are ready").waitFor();
    await page.keyboard.press("ArrowLeft");
    await dialog.getByText("2 players are ready").waitFor();
    await page.keyboard.press("Control+Enter");
    await dialog.locator(".note.ok").waitFor();
    const { players } = await call("players.list", { tournament });
    assert.equal(players.length, 4);
    assert.ok(players.every(({ input }) => input.name !== "Ainm"));
  }));

test("byes stand in the crosstable with a hyphen, and a legend says what that is", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 5 });
    await publish(call, tournament);
    await results(call, tournament, ["1-0", "=-="]);
    await goTo(page, "crosstable", "Crosstable");
    await page.locator("td", { hasText: /^-1$/ }).waitFor();
    await page.getByText("-1 -½ -0 no opponent: bye or absent").waitFor();
  }));

test("who comes to a program begun on an event finds the event", limit, async () => {
  await onDesk({}, async (page, { call, folder }) => {
    await makeEvent(call, { players: 4 });
    const { event } = await call("frame.get");
    assert.ok(event.path.startsWith(join(folder)) || event.path.length > 0);
    await page.goto(new URL("/?again", page.url()).href);
    await page.getByRole("heading", { level: 1, name: "Results" }).waitFor();
    assert.match(page.url(), /#\/results/);
    // The list of events is a page like others.
    await page.evaluate(() => void (location.hash = "#/home"));
    await page.getByRole("heading", { level: 1, name: "Your events" }).waitFor();
  });
});

test("settings fixed by round 1 are closed with the reason, and another number of rounds asks with what it does", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 8, rounds: 5 });
    const { setup } = await call("tournament.get", { tournament });
    await call("tournament.update", { tournament, setup: { ...setup, initialColor: "white" } });
    await goTo(page, "setup", "Rules and schedule");
    const rounds = page.getByLabel("Rounds", { exact: true });
    await rounds.fill("9");
    await page.getByText(/at most 7 rounds can be paired, and 9 are planned/).waitFor();
    assert.equal(await page.getByLabel("Acceleration").isDisabled(), false, "no round is out");
    await rounds.fill("5");
    await publish(call, tournament);
    await page.getByText("Acceleration is fixed once round 1 is out (C.04.7)").waitFor();
    for (const field of [/^System/, /^First colour of the top player/, /^Acceleration/, /^Draw/, /^Allocated bye/]) {
      const closed = page.locator("[data-part=tournament]").getByLabel(field);
      assert.equal(await closed.isDisabled(), true, String(field));
      assert.match((await closed.getAttribute("title")) ?? "", /fixed once/, String(field));
      const why = await closed.getAttribute("aria-describedby");
      assert.match(await page.locator(`[id="${why}"]`).innerText(), /fixed once/, String(field));
    }
    await page.getByText("Who may not be paired is settled before round 1 (C.05 5.2)").waitFor();
    await rounds.fill("7");
    await page.getByLabel("Reason").fill("The hall is free for two days more");
    await page.keyboard.press("Control+Enter");
    const dialog = page.locator("dialog[open]");
    await dialog.getByText("The rounds are 7 instead of 5, and round 1 was paired for 5", { exact: false }).waitFor();
    await dialog.getByRole("button", { name: "Keep the number" }).click();
    assert.equal((await call("tournament.get", { tournament })).setup.rounds, 5);
    await page.keyboard.press("Control+Enter");
    await dialog.getByRole("button", { name: "Change to 7 rounds" }).click();
    await page.waitForFunction(() => document.querySelector("button.main").disabled);
    assert.equal((await call("tournament.get", { tournament })).setup.rounds, 7);
  }));
