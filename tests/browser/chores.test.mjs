// The rest of an arbiter's day, page by page: what is entered, changed, given out and brought in.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { makeEvent, publish, results } from "../event.mjs";
import { onDesk } from "./harness.mjs";

const limit = { timeout: 90_000 };

async function goTo(page, place, heading) {
  await page.evaluate((hash) => void (location.hash = hash), `#/${place}`);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}
const grid = (page) => page.locator("table[role=grid]");
const rowOf = (page, text) => grid(page).locator("tbody tr").filter({ hasText: text });
const button = (place, name) => place.getByRole("button", { name }).first();
const noTrouble = async (page) => assert.deepEqual(await page.locator("main .note.bad, dialog .note.bad, dialog .note.warn").allInnerTexts(), []);

test("players are entered, changed, given byes, withdrawn, brought back and taken out", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 5 });
    const dialog = page.locator("dialog[open]");
    await goTo(page, "players", "Players");
    await grid(page).focus();
    await page.keyboard.press("+");
    await dialog.getByLabel("Name").fill("Zorquiel, Vera");
    await dialog.getByLabel("Rating").fill("2295");
    await page.keyboard.press("Enter");
    await dialog.getByText("Zorquiel, Vera").waitFor();
    // The dialog waits for the next of the queue.
    await dialog.getByLabel("Name").fill("Ümlaut, Ödön");
    await page.keyboard.press("Enter");
    await dialog.getByText("Ümlaut, Ödön").waitFor();
    await page.keyboard.press("Escape");
    await rowOf(page, "Ümlaut").waitFor();

    for (const letter of "zor") await page.keyboard.press(letter);
    await page.locator("tr.cur", { hasText: "Zorquiel" }).waitFor();
    await page.keyboard.press("Enter");
    await dialog.getByLabel("Club").fill("Torre Blanca");
    await page.keyboard.press("Enter");
    await rowOf(page, "Torre Blanca").filter({ hasText: "Zorquiel" }).waitFor();

    await button(page, "Bye or absence").click();
    await dialog.getByRole("button", { name: "Give" }).or(dialog.locator("button.main")).first().click();
    await dialog.waitFor({ state: "detached" });
    await page.locator("aside", { hasText: "half point" }).waitFor();
    await rowOf(page, "Ümlaut").click();
    await button(page, "Withdraw").click();
    await dialog.getByRole("textbox").fill("Ill");
    await dialog.locator("button.danger").click();
    await rowOf(page, "Ümlaut").filter({ hasText: "withdrawn" }).waitFor();
    await button(page, "Bring back").or(button(page, "Return")).first().click();
    await dialog.locator("button.main").click();
    await dialog.waitFor({ state: "detached" });
    await grid(page).focus();
    await page.keyboard.press("Delete");
    await dialog.locator("button.danger").click();
    await rowOf(page, "Ümlaut").waitFor({ state: "detached" });
    const { players } = await call("players.list", { tournament });
    assert.equal(players.length, 6);
    await noTrouble(page);
  }));

test("numbers of a round robin are drawn by lot, federations apart", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 10 });
    const { setup: before } = await call("tournament.get", { tournament });
    await call("tournament.update", { tournament, setup: { ...before, system: "berger" } });
    await goTo(page, "setup", "Rules and schedule");
    await page.locator("select:has(option[value=varma])").selectOption({ label: "By lot, federations apart (Varma)" });
    assert.match(await page.getByLabel("Seed of the lots").inputValue(), /^[0-9]{6}$/);
    await page.keyboard.press("Control+Enter");
    await page.getByText("Rules saved").or(page.locator("[role=status]")).first().waitFor();
    const { setup } = await call("tournament.get", { tournament });
    assert.equal(setup.numbering, "varma");
    const order = async () => (await call("players.list", { tournament })).players.map((player) => player.entrant);
    const drawn = await order();
    await publish(call, tournament);
    assert.deepEqual(await order(), drawn, "the numbers drawn are those in force");
  }));

test("rules are changed, with a reason once the tournament has begun", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 6 });
    await goTo(page, "setup", "Rules and schedule");
    await page.getByLabel("First colour of the top player").selectOption("white");
    await page.getByLabel("This player").selectOption({ label: "Arquestain, Amaia" });
    await page.getByLabel("and this one").selectOption({ label: "Carrascoy y Montenegro-Valdelomar, Maximiliano" });
    await button(page, "Forbid the pairing").click();
    await page.keyboard.press("Control+Enter");
    await page.getByText("Rules saved").or(page.locator("[role=status]")).first().waitFor();
    const { setup } = await call("tournament.get", { tournament });
    assert.equal(setup.initialColor, "white");
    assert.equal(setup.prohibited.length, 1);
    const { boards } = await publish(call, tournament);
    for (const { white, black } of boards) assert.ok(![white.name, black.name].every((name) => /Arquestain|Carrascoy/.test(name)), "the pair is kept apart");

    await page.getByLabel("Rounds", { exact: true }).fill("6");
    await page.getByLabel("Reason").waitFor();
    const save = button(page, /^Save/);
    assert.ok(await save.isDisabled(), "a change after the first round needs its reason");
    await page.getByLabel("Reason").fill("One evening more");
    await save.click();
    // Another number of rounds asks once more, with what it does in view.
    await page.getByRole("dialog").getByRole("button", { name: "Change to 6 rounds" }).click();
    await page.locator("header", { hasText: "of 6" }).waitFor();
    await page.getByLabel("Town").fill("Villa del Roble");
    await save.click();
    await page.waitForFunction(() => document.querySelector("button.main").disabled);
    assert.equal((await call("event.get")).place, "Villa del Roble");
    await noTrouble(page);
  }));

test("a result of an older round is corrected with a reason; rarer results come from their list", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    await publish(call, tournament);
    await results(call, tournament, ["1-0", "1-0", "1-0", "1-0"]);
    await publish(call, tournament);
    const dialog = page.locator("dialog[open]");
    await goTo(page, "results?r=1", "Results");
    await page.locator("tr.cur").waitFor();
    await page.keyboard.press("5");
    await dialog.getByRole("textbox").fill("Both signed the wrong box");
    await page.keyboard.press("Enter");
    await rowOf(page, "½ - ½").waitFor();
    await goTo(page, "results?r=2", "Results");
    await page.locator("tr.cur").waitFor();
    await page.keyboard.press(" ");
    await page.keyboard.press("3");
    await rowOf(page, "0 - 0").waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("4");
    await page.keyboard.press("Enter");
    await page.locator("tr.cur td", { hasText: /^4$/ }).waitFor();
    await page.keyboard.press(".");
    await page.waitForFunction(() => document.querySelectorAll("table[role=grid] tbody tr").length === 3);
    await noTrouble(page);
  }));

test("every document is shown and every file given out; a report that was given out makes a tournament again", limit, () =>
  onDesk({ browser: { acceptDownloads: true } }, async (page, { call, folder }) => {
    const tournament = await makeEvent(call);
    await publish(call, tournament);
    await results(call, tournament, ["1-0", "=-=", "0-1", "1-0"]);
    await goTo(page, "prints", "Prints and files");
    await grid(page).focus();
    const documents = await grid(page).locator("tbody tr").allInnerTexts();
    for (const document of documents) {
      const [name, blocked] = document.split("\t").map((part) => part.trim());
      if (!blocked) await page.frameLocator("iframe").locator("h1", { hasText: name.split(" ")[0] }).waitFor();
      await page.keyboard.press("ArrowDown");
    }
    const saved = {};
    for (const name of ["TRF 2026", "TRF 16", "Games (PGN)"]) {
      const download = page.waitForEvent("download");
      await button(page, name).click();
      saved[name] = `${folder}/${name}.trf`;
      await (await download).saveAs(saved[name]);
    }
    assert.match(readFileSync(saved["TRF 16"], "utf8"), /^001 +1 /m);
    const chosen = page.waitForEvent("filechooser");
    await button(page, "Open a TRF, PGN or JSON file").click();
    await (await chosen).setFiles(saved["TRF 2026"]);
    await button(page.getByRole("dialog"), "Read it in").click();
    await page.waitForFunction(() => document.querySelector("header select.switch")?.options.length === 2);
    await noTrouble(page);
  }));

test("the journal verifies, copies, and shows standings as they were", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    await publish(call, tournament);
    await results(call, tournament, ["1-0", "=-=", "0-1", "1-0"]);
    await goTo(page, "journal", "Journal");
    await button(page, "Verify").click();
    await page.locator(".note.ok").waitFor();
    await button(page, "Copy now").click();
    await page.locator("aside", { hasText: "Copied" }).waitFor();
    await goTo(page, "standings", "Standings");
    await page.locator("table[role=grid] tbody tr").first().waitFor();
    await grid(page).focus();
    await page.keyboard.press("a");
    const dialog = page.locator("dialog[open]");
    await dialog.getByRole("searchbox").fill("board 1");
    await dialog.getByRole("listbox").selectOption({ index: 0 });
    await page.keyboard.press("Control+Enter");
    await page.getByText(/As of entry \d+ of the journal, /).waitFor();
    await page.getByText("3 games open").waitFor();
    // The charts, the card and the crosstable are of that moment too.
    await button(page, "Charts").click();
    await page.locator("dialog[open]").getByText(/As of entry \d+ of the journal, /).waitFor();
    await page.keyboard.press("Escape");
    await grid(page).focus();
    await page.keyboard.press("p");
    await page.locator("dialog[open]").getByText(/As of entry \d+ of the journal, /).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("navigation").getByRole("link", { name: "Crosstable" }).click();
    await page.getByRole("heading", { level: 1, name: "Crosstable" }).waitFor();
    await page.getByText(/As of entry \d+ of the journal, /).waitFor();
    await button(page, "Back to now").click();
    await page.getByText(/As of entry \d+ of the journal, /).waitFor({ state: "detached" });
    await noTrouble(page);
  }));

test("a claim is looked up with no event; a sheet is kept with its game; a ruling is opened again", limit, () =>
  onDesk({}, async (page, { call }) => {
    await call("actor.set", { name: "Quillmere, Nora", role: "chief" });
    await goTo(page, "claims", "Claim");
    await page.getByRole("textbox", { name: /Type or paste/ }).fill("1. e4 e5 2. Lf3 Sc6 Qq9");
    await page.getByRole("region", { name: "Verdict" }).getByRole("heading", { level: 2 }).waitFor();
    await page.locator("td.odd").first().waitFor();
    const tournament = await makeEvent(call);
    const { boards } = await publish(call, tournament);
    await goTo(page, `claims?with=game-${boards[1].game}`, "Claim, board 2");
    await page.getByRole("textbox", { name: /Type or paste/ }).fill("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1");
    await button(page, "Keep with the game").click();
    await page.locator("[role=status]", { hasText: "scoresheet" }).waitFor();
    await page.getByText("Black claims").click();
    await page.getByLabel("Announced move").fill("Ng8");
    await page.getByText("The claim is correct").waitFor();
    await page.keyboard.press("Control+Enter");
    await button(page, "Ruled").waitFor();
    await goTo(page, "standings", "Standings");
    await goTo(page, "claims", "Claim");
    await button(page, "Rulings 1").click();
    await page.locator("dialog[open]").getByRole("button", { name: "Open" }).click();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.getByText("The claim is correct").waitFor();
    await noTrouble(page);
  }));

test("a player's card opens by P, shows every game and gives the focus back; a page without a print says so", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    await publish(call, tournament);
    await results(call, tournament, ["1-0", "=-=", "0-1", "1-0"]);
    const dialog = page.locator("dialog[open]");
    for (const [place, heading] of [["standings", "Standings"], ["crosstable", "Crosstable"]]) {
      await goTo(page, place, heading);
      await page.locator("tr.cur").waitFor();
      await page.keyboard.press("p");
      await dialog.getByRole("button", { name: "Open the game of round 1" }).waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      assert.equal(await page.evaluate(() => document.activeElement.tagName), "TABLE");
    }
    await page.keyboard.press("Control+k");
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => document.activeElement.tagName), "TABLE", "the finder gives the focus back");
    await goTo(page, "journal", "Journal");
    await page.keyboard.press("Control+p");
    await page.getByRole("status").filter({ hasText: "Nothing on this page can be printed" }).waitFor();
    await noTrouble(page);
  }));

test("drawing an untouched draft again is no trouble", limit, () =>
  onDesk({}, async (page, { call }) => {
    await makeEvent(call);
    await goTo(page, "pairings", "Pairings, round 1");
    await page.locator("tr.cur").waitFor();
    await page.keyboard.press("F6");
    await page.locator("main .note.info", { hasText: "nothing to draw again" }).waitFor();
    assert.equal(await page.locator("main .note.warn, main .note.bad").count(), 0);
  }));

test("the reading of a doubtful move is chosen beside the sheet", limit, () =>
  onDesk({}, async (page, { call }) => {
    await call("actor.set", { name: "Quillmere, Nora", role: "chief" });
    await goTo(page, "claims", "Claim");
    const sheet = page.getByRole("textbox", { name: /Type or paste/ });
    await sheet.fill("1. Nf3 Nf6 2. d3 d6 3. Nd2 Nd7");
    await page.getByRole("button", { name: "Nfd2" }).click();
    await page.getByRole("button", { name: "Nbd7" }).click();
    await page.waitForFunction(() => document.querySelector("textarea").value === "1. Nf3 Nf6 2. d3 d6 3. Nfd2 Nbd7");
    await page.getByText("Another end").click();
    await page.getByRole("combobox", { name: "How" }).selectOption("stalemate");
    await page.getByRole("region", { name: "Verdict" }).getByRole("heading", { level: 2 }).waitFor();
  }));

test("touched pieces, a sealed move and clocks are ruled on at the claim desk", limit, () =>
  onDesk({}, async (page, { call }) => {
    await call("actor.set", { name: "Quillmere, Nora", role: "chief" });
    await goTo(page, "claims", "Claim");
    const verdict = page.getByRole("region", { name: "Verdict" });
    const tab = (name) => page.getByRole("radiogroup", { name: "What is asked" }).getByText(name, { exact: true }).click();
    await page.getByRole("textbox", { name: /Type or paste/ }).fill("1. e4 e5 2. Nf3");
    await page.getByText("After 2. Nf3, Black to move").waitFor();
    await tab("Touched");
    await page.getByRole("textbox", { name: "Squares, in the order of touching" }).fill("b8");
    await verdict.getByText("Nc6").first().waitFor();
    await tab("Sealed");
    await page.getByRole("textbox", { name: "The move, exactly as written" }).fill("Nb8-c6");
    await verdict.locator(".call.ok").waitFor();
    await tab("Clock");
    await page.getByRole("textbox", { name: "Time control" }).fill("90+30");
    await page.getByRole("textbox", { name: /^Times/ }).fill("1:00:00 5 31:00");
    await verdict.locator(".call.bad").waitFor();
    assert.equal(await page.locator("section table tbody tr").count(), 3);
    await tab("Draw");
    assert.equal(await page.getByRole("textbox", { name: /Type or paste/ }).inputValue(), "1. e4 e5 2. Nf3", "the sheet is still there");
    await noTrouble(page);
  }));

test("a language chosen in another window is spoken at once, also by what the desk worded", limit, () =>
  onDesk({}, async (page, { call }) => {
    await makeEvent(call, { players: 4 });
    await goTo(page, "journal", "Journal");
    await page.getByRole("button", { name: "Verify" }).click();
    const checked = page.locator("aside .note.ok p");
    await checked.waitFor();
    const english = await checked.innerText();
    await call("settings.set", { language: "es" });
    await page.getByRole("heading", { level: 1, name: "Diario" }).waitFor();
    await page.waitForFunction((before) => document.querySelector("aside .note.ok p")?.innerText !== before, english);
    await noTrouble(page);
  }));

test("+ enters the first player of an empty list, wherever the focus is", limit, () =>
  onDesk({}, async (page, { call }) => {
    await makeEvent(call, { players: 0 });
    await goTo(page, "players", "Players");
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("+");
    await page.locator("dialog[open]").waitFor();
  }));
