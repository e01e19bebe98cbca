// Rating lists and what is made of them, a round by hand, the web site, a flag that fell: things done now and then.
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { makeEvent, publish, results } from "../event.mjs";
import { loadList, ratingList } from "../rating-list.mjs";
import { axe, onDesk } from "./harness.mjs";

const limit = { timeout: 90_000 };

async function goTo(page, place, heading) {
  await page.evaluate((hash) => void (location.hash = hash), `#/${place}`);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}
const grid = (page) => page.locator("table[role=grid]");
const rowOf = (page, text) => grid(page).locator("tbody tr").filter({ hasText: text });
const noTrouble = async (page) => assert.deepEqual(await page.locator("main .note.bad, dialog .note.bad").allInnerTexts(), []);
const LIST = [
  { id: 90000001, name: "Arquestain, Amaia", title: "WGM", sex: "F", rating: 2431, birth: 1991 },
  { id: 90000007, name: "Dalmorente, Vilma", sex: "F", rating: 2197, birth: 1984 },
  { id: 90000008, name: "Dalmorente Ruiz, Violeta", title: "WCM", sex: "F", rating: 2050, birth: 1999 },
];

test("a rating list is loaded, offers names as they are typed, and is removed after a question", limit, () =>
  onDesk({}, async (page, { call, folder }) => {
    const tournament = await makeEvent(call, { players: 2 });
    const path = join(folder, "players_list.txt");
    writeFileSync(path, `${ratingList(LIST)}"bad"          Short\n`);
    await goTo(page, "settings", "Settings");
    const lists = page.locator("section.lists");
    await lists.getByText("No rating lists yet").waitFor();
    await lists.getByLabel("File of the list").fill(path);
    await lists.getByLabel("Name", { exact: true }).fill("FIDE");
    await lists.getByLabel("Month").fill("2026-12");
    await page.keyboard.press("Enter");
    const row = lists.locator("tbody tr", { hasText: "FIDE" });
    await row.getByText("2026-12").waitFor();
    await row.getByRole("button", { name: "Remarks" }).click();
    await lists.locator(".note.warn", { hasText: "cut short" }).waitFor();
    assert.deepEqual(await axe(page), []);

    // Two letters are enough; Enter takes the one under the arrows and enters nobody, the next Enter does.
    await goTo(page, "players", "Players");
    await grid(page).focus();
    await page.keyboard.press("+");
    const dialog = page.locator("dialog[open]");
    await page.keyboard.type("dalmo");
    const found = dialog.getByRole("list", { name: "Players of the rating lists" });
    await found.getByText("Dalmorente Ruiz, Violeta").waitFor();
    const name = await found.getByText("Dalmorente Ruiz, Violeta").boundingBox();
    assert.ok(name && name.width > 100, "the name can be read");
    assert.deepEqual(await axe(page), []);
    await page.keyboard.press("Escape");
    await found.waitFor({ state: "detached" });
    assert.ok(await dialog.isVisible(), "Esc puts away the list and not the dialog");
    await page.keyboard.type("r");
    await found.waitFor();
    await page.keyboard.press("ArrowDown");
    if (!(await found.locator("button.at", { hasText: "Ruiz" }).count())) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    assert.equal(await dialog.getByLabel("FIDE ID").inputValue(), "90000008");
    assert.equal(await dialog.getByLabel("Rating", { exact: true }).inputValue(), "2050");
    assert.equal((await call("players.list", { tournament })).players.length, 2, "taken is not entered");
    await page.keyboard.press("Enter");
    await dialog.getByText("Dalmorente Ruiz, Violeta").waitFor();
    const { players } = await call("players.list", { tournament });
    assert.ok(players.some(({ input }) => input.fideId === "90000008" && input.title === "WCM"));
    await page.keyboard.press("Escape");

    await goTo(page, "settings", "Settings");
    await lists.getByRole("button", { name: "Remove" }).click();
    await page.keyboard.press("Escape");
    assert.equal((await call("library.lists")).lists.length, 1, "the safe answer keeps it");
    await lists.getByRole("button", { name: "Remove" }).click();
    await dialog.locator("button.danger").dblclick();
    await lists.getByText("No rating lists yet").waitFor();
    await noTrouble(page);
  }));

test("ratings are brought up to date from the list: old and new, ticked, one action, one undo", limit, () =>
  onDesk({}, async (page, { call, folder }) => {
    const tournament = await makeEvent(call, { players: 3 });
    const { players } = await call("players.list", { tournament });
    await call("players.update", { tournament, entrant: players[0].entrant, player: { ...players[0].input, fideId: "90000001" } });
    const path = join(folder, "list.txt");
    writeFileSync(path, ratingList(LIST));
    assert.equal(await loadList(call, { path, name: "FIDE", month: "2026-12" }), "done");
    await goTo(page, "players", "Players");
    await page.getByRole("button", { name: "Update ratings" }).click();
    const dialog = page.locator("dialog[open]");
    const line = dialog.locator("tbody tr", { hasText: "Arquestain" });
    await line.getByText("2410 → 2431").waitFor();
    assert.ok(await dialog.locator("button.main").isDisabled(), "nothing is ticked by itself");
    await dialog.getByRole("button", { name: "Tick what is certain" }).click();
    assert.deepEqual(await axe(page), []);
    const before = (await call("journal.list", { limit: 50 })).total;
    await dialog.locator("button.main").dblclick();
    await dialog.waitFor({ state: "detached" });
    await rowOf(page, "Arquestain").filter({ hasText: "2431" }).waitFor();
    await grid(page).focus();
    await page.keyboard.press("Control+z");
    await rowOf(page, "Arquestain").filter({ hasText: "2410" }).waitFor();
    assert.ok((await call("journal.list", { limit: 50 })).total > before);
    await noTrouble(page);
  }));

test("a round by hand survives a reload and is thrown away", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 7 });
    await goTo(page, "pairings", "Pairings, round 1");
    const drawn = (await call("round.draft", { tournament })).boards.map(({ white, black }) => [white.entrant, black.entrant]);
    await rowOf(page, /./).first().waitFor();
    await grid(page).focus();
    await page.keyboard.press("l");
    await page.getByText("Changed by hand").first().waitFor();
    // One step at a time: the next key counts once the first is answered.
    await page.getByRole("status").filter({ hasText: "locked" }).first().waitFor();
    // The colors of the second board change.
    for (const key of ["ArrowDown", "c"]) await page.keyboard.press(key);
    await rowOf(page, "by hand").first().waitFor();
    const byHand = (await call("round.draft", { tournament })).boards.map(({ white, black }) => [white.entrant, black.entrant]);
    assert.deepEqual(byHand[1], drawn[1].toReversed());
    await page.reload();
    await rowOf(page, "by hand").first().waitFor();
    await page.getByRole("button", { name: "Throw away" }).click();
    await rowOf(page, "by hand").first().waitFor({ state: "detached" });
    assert.deepEqual((await call("round.draft", { tournament })).boards.map(({ white, black }) => [white.entrant, black.entrant]), drawn);
    await noTrouble(page);
  }));

test("the web site is made from the window, only what changed is written", limit, () =>
  onDesk({}, async (page, { call, folder }) => {
    const tournament = await makeEvent(call);
    await publish(call, tournament);
    await results(call, tournament, ["1-0", "=-=", "0-1", "1-0"]);
    await goTo(page, "prints", "Prints and files");
    const pane = page.locator("section.pane", { has: page.getByRole("heading", { name: "Web site" }) });
    const site = join(folder, "site");
    await pane.getByLabel("Folder").fill(site);
    const make = pane.getByRole("button", { name: "Make the web site" });
    await make.click();
    await pane.locator(".note.ok").waitFor();
    assert.ok(existsSync(join(site, "index.html")));
    assert.match(readFileSync(join(site, "en", "index.html"), "utf8").concat(readFileSync(join(site, "index.html"), "utf8")), /Villa del Roble Open/);
    await make.click();
    await pane.locator(".note.ok", { hasText: "nothing changed" }).waitFor();
  }));

test("a flag has fallen: the position on the board decides whether the game is lost or drawn", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    await publish(call, tournament);
    await goTo(page, "incidents", "Incidents");
    for (const key of ["2", "+", "f"]) await page.keyboard.press(key);
    const verdict = page.getByRole("region", { name: "Verdict" });
    await verdict.getByText("Written with it: Black wins").waitFor();
    await page.getByLabel("Position on the board (FEN)").fill("4k3/8/8/8/8/8/8/4KB2 w - - 0 1");
    await verdict.getByText("Written with it: Draw").waitFor();
    await page.getByLabel("Position on the board (FEN)").press("Enter");
    await rowOf(page, "Flag fallen").waitFor();
    assert.equal((await call("round.get", { tournament })).boards[1].text, "½ - ½");
    await noTrouble(page);
  }));

test("what is typed waits: a sheet on the claim desk, each game its own, and rules that are not saved", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    const { boards } = await publish(call, tournament);
    const sheet = page.getByRole("textbox", { name: /Type or paste/ });
    await goTo(page, `claims?with=game-${boards[0].game}`, "Claim, board 1");
    await sheet.fill("1. e4 e5 2. Nf3");
    await page.keyboard.press("F4");
    await page.getByRole("heading", { level: 1, name: "Results" }).waitFor();
    await page.keyboard.press("F8");
    await page.getByRole("heading", { level: 1, name: "Claim, board 1" }).waitFor();
    assert.equal(await sheet.inputValue(), "1. e4 e5 2. Nf3");
    await goTo(page, `claims?with=game-${boards[1].game}`, "Claim, board 2");
    await page.waitForFunction(() => document.querySelector("textarea").value === "");
    await sheet.fill("1. d4");
    await goTo(page, `claims?with=game-${boards[0].game}`, "Claim, board 1");
    await page.waitForFunction(() => document.querySelector("textarea").value === "1. e4 e5 2. Nf3");

    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Claim", exact: true }).waitFor();
    assert.equal(await sheet.inputValue(), "");

    await goTo(page, "setup", "Rules and schedule");
    await page.getByLabel("Default time, minutes").fill("45");
    await page.keyboard.press("Control+Enter");
    await page.waitForFunction(() => document.activeElement?.closest(".note") !== null);
    await page.keyboard.type("Rain");
    await goTo(page, "standings", "Standings");
    await page.getByRole("status").filter({ hasText: "Not saved yet" }).waitFor();
    await goTo(page, "setup", "Rules and schedule");
    assert.equal(await page.getByLabel("Default time, minutes").inputValue(), "45");
    assert.equal(await page.getByLabel("Reason").inputValue(), "Rain");
    await page.getByRole("button", { name: "As it was" }).click();
    await goTo(page, "standings", "Standings");
    await goTo(page, "setup", "Rules and schedule");
    await page.waitForFunction(() => document.querySelector("main button.main").disabled);
    assert.notEqual(await page.getByLabel("Default time, minutes").inputValue(), "45");
    await noTrouble(page);
  }));

test("what a dialog could not do is told in it, and not again in the next one", limit, () =>
  onDesk({}, async (page, { call }) => {
    await makeEvent(call, { players: 2 });
    await goTo(page, "players", "Players");
    await grid(page).focus();
    await page.keyboard.press("+");
    const dialog = page.locator("dialog[open]");
    await dialog.getByLabel("Name").fill("Arquestain, Amaia");
    await page.keyboard.press("Enter");
    await dialog.locator(".note.warn").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await grid(page).focus();
    await page.keyboard.press("Delete");
    await dialog.getByText("Arquestain, Amaia").waitFor();
    assert.equal(await dialog.locator(".note").count(), 0);
  }));

/** Lets files fall on the page as the hand of a person would. */
async function drop(page, target, files) {
  const data = await page.evaluateHandle((files) => {
    const data = new DataTransfer();
    for (const { name, text } of files) data.items.add(new File([text], name, { type: "text/csv" }));
    return data;
  }, files);
  await page.locator(target).dispatchEvent("drop", { dataTransfer: data });
}

test("several lists dropped on the page of events become one event, and tables of one event are read together", limit, () =>
  onDesk({}, async (page, { call }) => {
    const head = "No;Name;Elo\n";
    const lists = [
      { name: "a.csv", text: `${head}1;Aldama, Ane;2100\n2;Bermeo, Blas;2000\n` },
      { name: "b.csv", text: `${head}1;Cortes, Cira;1900\n2;Dueñas, Dora;1800\n` },
      { name: "c.csv", text: `${head}1;Elorza, Eneko;1700\n` },
    ];
    await call("actor.set", { name: "Quillmere, Nora", role: "chief" });
    await goTo(page, "home", "Your events");
    await drop(page, ".home", lists);
    const dialog = page.locator("dialog[open]");
    for (const { name } of lists) {
      await dialog.getByRole("heading", { name: new RegExp(name) }).waitFor();
      const take = dialog.getByRole("button", { name: "Read it in" });
      await page.waitForFunction(() => !document.querySelector("dialog[open] button.main")?.disabled);
      await take.click();
    }
    await dialog.waitFor({ state: "detached" });
    const frame = await call("frame.get");
    const section = frame.event.tournaments[0].id;
    assert.equal(frame.event.tournaments.length, 1);
    const { players } = await call("players.list", { tournament: section });
    assert.equal(players.length, 5, "all three lists are in the event");

    await goTo(page, "home", "Your events");
    await drop(page, ".home", [
      { name: "Cup - Players.csv", text: lists[0].text },
      { name: "Cup - Round 1.csv", text: "Board;No.;White;Result;Black;No.\n1;1;Aldama, Ane;1 - 0;Bermeo, Blas;2\n" },
    ]);
    await dialog.getByRole("heading", { name: /Players\.csv, Cup - Round 1\.csv/ }).waitFor();
    await page.waitForFunction(() => !document.querySelector("dialog[open] button.main")?.disabled);
    await dialog.getByRole("button", { name: "Read it in" }).click();
    await dialog.waitFor({ state: "detached" });
    const cup = (await call("frame.get")).event;
    assert.equal(cup.tournaments.length, 1);
    const list = await call("round.get", { tournament: cup.tournaments[0].id, round: 1 });
    assert.equal(list.boards[0].outcome, "1-0");
    await noTrouble(page);
  }));

test("the prizes follow the typing, and what cannot be read is marked where it stands", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 8 });
    await publish(call, tournament);
    await results(call, tournament, ["1-0", "1-0", "1-0", "1-0"]);
    await goTo(page, "prizes", "Prizes");
    const places = page.getByLabel(/^Prizes, best first/).first();
    await places.focus();
    await page.keyboard.type("500 300 200 100");
    // Four winners share 1100: no key has left the field.
    await page.getByText("275 EUR").first().waitFor();
    assert.equal(await places.inputValue(), "500 300 200 100", "the line stays as it was typed");
    await page.keyboard.type(" 5o");
    await page.getByText(/Found 5o/).first().waitFor();
    assert.equal(await places.getAttribute("aria-invalid"), "true");
    assert.equal(await page.getByText("275 EUR").count(), 0, "no amounts of another fund");
    for (const _ of "5o ") await page.keyboard.press("Backspace");
    await page.getByText("275 EUR").first().waitFor();
    assert.equal(await places.getAttribute("aria-invalid"), "false");

    await page.getByRole("button", { name: "Category prize" }).click();
    const category = page.getByRole("region", { name: "Category 1" });
    await category.getByLabel(/^Prizes, best first/).fill("80");
    const name = category.getByRole("textbox", { name: "Name" });
    assert.equal(await name.getAttribute("aria-invalid"), "true");
    await page.keyboard.press("Control+Enter");
    assert.equal((await call("prizes.get", { tournament })).isSet, false, "not without a name");
    await page.keyboard.type("Best club");
    await category.getByLabel("Age from", { exact: false }).first().fill("50");
    await page.keyboard.press("Control+Enter");
    await page.getByText("Prize fund saved").first().waitFor();
    const kept = (await call("prizes.get", { tournament })).fund;
    assert.deepEqual([kept.places, kept.categories[0].name, kept.categories[0].filter.ageFrom], [["500", "300", "200", "100"], "Best club", 50]);
    await noTrouble(page);
  }));

test("prizes, ratings and norms say what can still change, and the charts keep their figures beside long names", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 8 });
    const input = { name: "W".repeat(300), title: "", sex: "", federation: "ESP", rating: "2700", fideId: "", birth: "", club: "", contact: "" };
    await call("players.add", { tournament, player: input });
    const { fund } = await call("prizes.get", { tournament });
    await call("prizes.set", { tournament, fund: { ...fund, places: ["500", "300"] } });
    await publish(call, tournament);
    await results(call, tournament, ["1-0", "1-0", "1-0", "1-0"]);
    await publish(call, tournament);
    await results(call, tournament, ["1-0", null, "1-0", "1-0"]);

    await goTo(page, "prizes", "Prizes");
    await page.getByText("Provisional: after round 1 of 5, one game open").waitFor();
    await goTo(page, "ratings", /Rating/);
    await page.getByText("Provisional: one game open").waitFor();
    await goTo(page, "ratings?with=norms", /Rating/);
    await page.getByText("Provisional: after round 2 of 5, one game open").waitFor();

    await goTo(page, "standings", "Standings");
    await page.getByRole("button", { name: /Charts/ }).click();
    const figures = page.locator("dialog[open] .figures");
    await figures.waitFor();
    const [dialog, cells] = [await page.locator("dialog[open]").boundingBox(), await figures.locator("td").all()];
    assert.ok(dialog && cells.length > 0);
    for (const cell of cells) {
      const box = await cell.boundingBox();
      assert.ok(box && box.x + box.width < dialog.x + dialog.width, "the figures are in the dialog");
    }
    const legend = await page.locator("dialog[open] .lines text", { hasText: "WWW" }).first().textContent();
    assert.match(legend ?? "", /^W+…$/);
    await noTrouble(page);
  }));
