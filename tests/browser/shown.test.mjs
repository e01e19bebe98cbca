// What is on the screen is what is written: the game a ruling goes to, names that are not cut, papers that are whole.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeEvent, publish, results } from "../event.mjs";
import { axe, onDesk } from "./harness.mjs";

const limit = { timeout: 90_000 };

async function goTo(page, place, heading) {
  await page.evaluate((hash) => void (location.hash = hash), `#/${place}`);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}
const grid = (page) => page.locator("table[role=grid]");
const title = (page, name) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const SHEET = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";

/** Two rounds are out; board 4 of the first is adjourned. */
async function twoRounds(call) {
  const tournament = await makeEvent(call);
  const { boards: first } = await publish(call, tournament);
  await results(call, tournament, ["1-0", "=-=", "0-1"]);
  await call("result.enter", { tournament, game: first[3].game, outcome: "adjourned", pass: 1, source: "slip", seen: "clear" });
  const { boards: second } = await publish(call, tournament);
  return { tournament, first, second };
}

test("a claim shows its game in whatever round, and the ruling goes to that one", limit, () =>
  onDesk({}, async (page, { call }) => {
    const { tournament, first, second } = await twoRounds(call);
    const names = page.locator("p.names");
    const shows = (board) => names.filter({ hasText: board.white.name }).filter({ hasText: board.black.name }).waitFor();
    await goTo(page, "claims", "Claim");
    const games = page.getByRole("combobox", { name: /^Game/ });
    await games.selectOption(String(second[0].game));
    await title(page, "Claim, board 1");
    await page.getByRole("textbox", { name: /Type or paste/ }).fill(SHEET);
    await page.getByText("Black claims").click();
    await page.getByRole("textbox", { name: "Announced move" }).fill("Ng8");
    await page.getByText(/upheld|correct/i).first().waitFor();
    await page.getByRole("textbox", { name: "Announced move" }).blur();
    // Where the answers come late, the game that is known does not leave the screen meanwhile.
    await page.evaluate(() => {
      window.headings = [];
      new MutationObserver(() => window.headings.push(document.querySelector("h1").textContent)).observe(document.querySelector("h1"), { characterData: true, childList: true, subtree: true });
    });
    const late = async (route) => {
      if (route.request().postDataJSON()?.params?.game ?? route.request().postDataJSON()?.game) await new Promise((done) => setTimeout(done, 400));
      await route.continue();
    };
    await page.route("**/api/round.get", late);
    await page.keyboard.press("Alt+ArrowLeft");
    await title(page, "Claim, round 2, board 1");
    await page.waitForTimeout(700);
    await page.unroute("**/api/round.get", late);
    assert.deepEqual([...new Set(await page.evaluate(() => window.headings))], ["Claim, round 2, board 1"]);
    assert.equal(await games.inputValue(), String(second[0].game), "the list of games shows the game of the other round");
    assert.match(await games.locator("option:checked").innerText(), new RegExp(`Round 2, 1: ${second[0].white.name}`));
    await shows(second[0]);
    await names.filter({ hasText: "Round 2, board 1" }).waitFor();
    assert.deepEqual(await axe(page), []);
    await page.keyboard.press("Control+Enter");
    await page.getByRole("button", { name: /Ruled/ }).waitFor();
    const [ruling] = await call("claim.list");
    const { input } = await call("ruling.get", { id: ruling.id });
    assert.equal(input.game, second[0].game);

    // The next round is published behind the page's back.
    await results(call, tournament, [null, "1-0", "1-0", "1-0"]);
    await call("result.settle", { tournament, game: first[3].game, outcome: "=-=", reason: "" }).catch(() => undefined);
    await publish(call, tournament);
    await title(page, "Claim, round 2, board 1");
    await shows(second[0]);

    // From Results of the first round.
    await goTo(page, "results?r=1", "Results");
    await grid(page).focus();
    await page.keyboard.press("End");
    await page.getByRole("button", { name: "Claim", exact: true }).click();
    await title(page, "Claim, board 4");
    await shows(first[3]);
    assert.equal(await page.getByRole("textbox", { name: /Type or paste/ }).inputValue(), "");
    assert.equal(await page.getByRole("textbox", { name: "Announced move" }).inputValue(), "");
    // The same by its address alone, where the last round is looked at.
    await goTo(page, `claims?with=game-${first[2].game}`, "Claim, round 1, board 3");
    await shows(first[2]);
    await goTo(page, `claims?with=game-${second[0].game}`, "Claim, round 2, board 1");
    assert.equal(await page.getByRole("textbox", { name: "Announced move" }).inputValue(), "Ng8", "what was typed for a game comes back with it");
    // On a verdict that is no longer that of what is typed, nothing is ruled: the key comes before the answer.
    const before = (await call("claim.list")).length;
    const hold = async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    };
    await page.route("**/api/claim.examine", hold);
    await page.getByRole("textbox", { name: "Announced move" }).fill("Nd5");
    await page.keyboard.press("Control+Enter");
    assert.ok(await page.locator("button.main").isDisabled(), "the verdict of Ng8 still stands there");
    await page.locator("button.main:enabled").waitFor();
    await page.unroute("**/api/claim.examine", hold);
    assert.equal((await call("claim.list")).length, before);
    await page.getByRole("textbox", { name: "Announced move" }).fill("Ng8");
    // A game that is in no published round is let go: the claim is of no game, and says so.
    await goTo(page, "claims?with=game-999999", "Claim");
    await title(page, "Claim");
    assert.equal(await games.inputValue(), "");
    assert.equal(await names.count(), 0);
  }));

test("what is typed for one board is not there for the next one", limit, () =>
  onDesk({}, async (page, { call }) => {
    const { second } = await twoRounds(call);
    await goTo(page, "claims", "Claim");
    const games = page.getByRole("combobox", { name: /^Game/ });
    const announced = page.getByRole("textbox", { name: "Announced move" });
    const note = page.getByLabel("Note for the ruling");
    await games.selectOption(String(second[0].game));
    await announced.fill("Ng8");
    await page.getByText("Black claims").click();
    await note.fill("Both agree");
    await games.selectOption(String(second[1].game));
    await title(page, "Claim, board 2");
    assert.deepEqual([await announced.inputValue(), await note.inputValue()], ["", ""]);
    await games.selectOption(String(second[0].game));
    await title(page, "Claim, board 1");
    assert.deepEqual([await announced.inputValue(), await note.inputValue()], ["Ng8", "Both agree"]);
  }));

test("a paper is whole in the preview, however long the names", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 2 });
    for (const [name, rating] of [["Carrascoy y Montenegro-Valdelomar de Villarrasquilla, Maximiliano Sebastián", "2101"], ["Константинопольский-Преображенский, Александр Константинович", "2000"]]) {
      await call("players.add", { tournament, player: { name, title: "WGM", sex: "", federation: "ESP", rating, fideId: "", birth: "", club: "", contact: "" } });
    }
    await publish(call, tournament);
    const whole = async (document) => {
      await grid(page).locator("tbody tr").filter({ hasText: document }).first().click();
      await page.locator(`iframe[title*="${document}"]`).waitFor();
      const frame = page.locator("iframe");
      const wide = () =>
        frame.evaluate((one) => ({
          beyond: [...(one.contentDocument?.querySelectorAll("html, .scroll") ?? [])].map((pane) => pane.scrollWidth - pane.clientWidth), tables: one.contentDocument?.querySelectorAll("table").length,
          shown: one.getBoundingClientRect().width, room: one.parentElement.clientWidth,
        }));
      let seen;
      for (let turn = 0; turn < 40; turn += 1) {
        seen = await wide();
        if (seen.tables && Math.max(...seen.beyond) <= 0 && seen.shown <= seen.room + 1) return;
        await page.waitForTimeout(50);
      }
      assert.fail(`${document} is cut: ${JSON.stringify(seen)}`);
    };
    await goTo(page, "prints", /Prints/);
    for (const name of ["Pairings by board", "Crosstable"]) await whole(name);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await whole("Pairings by board");
  }));

const uncut = (page) => page.evaluate(() => [...document.querySelectorAll("main td .surname")].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));

test("columns leave before a surname is cut", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call, { players: 6 });
    for (const [name, rating] of [["Константинопольский-Преображенский, Александр", "2101"], ["Montenegro-Valdelomar y Carrascoy, Ana", "2000"]]) {
      await call("players.add", { tournament, player: { name, title: "WGM", sex: "", federation: "ESP", rating, fideId: "2200001", birth: "1990", club: "Círculo de ajedrez del Valle Alto", contact: "" } });
    }
    await publish(call, tournament);
    for (const [place, heading] of [["players", "Players"], ["results", "Results"]]) {
      await goTo(page, place, heading);
      await grid(page).locator("tbody tr").nth(3).waitFor();
      for (let turn = 0; turn < 40 && (await uncut(page)).length > 0; turn += 1) await page.waitForTimeout(50);
      assert.deepEqual(await uncut(page), [], heading);
      const [table, pane] = await grid(page).evaluate((one) => [one.offsetWidth, one.parentElement.clientWidth]);
      assert.ok(table <= pane + 1, `${heading}: ${table} in ${pane}`);
    }
    const ratings = grid(page).getByRole("columnheader", { name: "Rtg" });
    assert.equal(await ratings.count(), 0, "the ratings left");
    // Where there is room they come back.
    await page.setViewportSize({ width: 1920, height: 1080 });
    await ratings.first().waitFor();
    assert.deepEqual(await uncut(page), []);
  }));

test("a board whose two passes differ shows both results", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    const { boards } = await publish(call, tournament);
    await results(call, tournament, ["1-0"]);
    await call("result.enter", { tournament, game: boards[0].game, outcome: "=-=", pass: 2, source: "slip", seen: "1-0" });
    await goTo(page, "results", "Results");
    await grid(page).locator("tbody tr").first().locator(".differs", { hasText: "1 - 0 / ½ - ½" }).waitFor();
    assert.deepEqual(await axe(page), []);
  }));
