// The web site of an event, opened as files from a folder: accessible, no request to anywhere, games play through.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { AXE, WCAG, lines } from "../axe.mjs";
import { makeEvent, publish, results } from "../event.mjs";
import { withBrowser, withServer } from "./harness.mjs";

const limit = { timeout: 120_000 };
const SHEET = "1. e4 d5 2. exd5 c6 3. dxc6 Nf6 4. cxb7 Qc7 5. bxa8=Q Qb6 6. Nf3 e5 7. Be2 e4 8. O-O";

/** A site of two rounds with one game that has a capture, a promotion and castling. */
async function makeSite(call, folder) {
  const tournament = await makeEvent(call, { players: 9 });
  const { boards } = await publish(call, tournament);
  await call("scoresheet.attach", { tournament, game: boards[0].game, sheet: { text: SHEET, language: "auto", start: "" } });
  await results(call, tournament, ["1-0", "=-=", "0-1", "--+"]);
  await publish(call, tournament);
  const made = await call("site.make", { folder: join(folder, "a site & more") });
  return { made, at: (path) => pathToFileURL(join(made.folder, path)).href };
}

const onSite = (options, journey) =>
  withServer({}, async ({ call, folder }) => {
    const site = await makeSite(call, folder);
    await withBrowser(options, (page) => journey(page, site));
  });

/** As in the harness, without axe asking for the style sheet once more: a page from a folder may not. */
async function axe(page) {
  await page.evaluate(`${AXE}; undefined`);
  const run = (tags) => window.axe.run(document, { preload: false, runOnly: { type: "tag", values: tags } });
  return lines((await page.evaluate(run, WCAG)).violations);
}

test("every page opens from a folder, in both languages, and is accessible, light and dark", limit, () =>
  onSite({}, async (page, { made, at }) => {
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    const kinds = ["index.html", "players.html", "round-1.html", "standings.html", "crosstable.html", "charts.html", "games-1.html"];
    const card = made.written.find((path) => path.startsWith("en/p/")).slice(3);
    const found = [];
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      for (const language of ["en", "es"]) {
        for (const kind of [...kinds, card]) {
          await page.goto(at(`${language}/${kind}`));
          assert.equal(await page.evaluate(() => document.documentElement.lang), language);
          found.push(...(await axe(page)).map((line) => `${language}/${kind}, ${colorScheme}: ${line}`));
        }
      }
    }
    assert.deepEqual(found, []);
    assert.deepEqual(asked.filter((url) => !url.startsWith("file://")), []);
  }));

test("the folder opens in its first language, and every page leads to itself in the other", limit, () =>
  onSite({}, async (page, { at }) => {
    await page.goto(at("index.html"));
    await page.waitForURL("**/en/index.html");
    await page.goto(at("en/standings.html"));
    await page.getByRole("link", { name: "Español" }).click();
    await page.getByRole("heading", { level: 1, name: "Clasificación tras la ronda 1" }).waitFor();
    await page.getByRole("rowheader", { name: /Arquestain/ }).getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: /Arquestain/ }).waitFor();
  }));

test("no page is wider than a phone", limit, () =>
  onSite({ width: 390, height: 844 }, async (page, { at }) => {
    for (const path of ["en/index.html", "en/round-1.html", "es/standings.html", "en/crosstable.html", "es/games-1.html", "en/charts.html"]) {
      await page.goto(at(path));
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, path);
    }
  }));

test("a game is played through with buttons, keys and clicks", limit, () =>
  onSite({}, async (page, { at }) => {
    await page.goto(at("en/games-1.html"));
    const game = page.locator("article").first();
    const men = (place) => game.locator(`.men use[href="#m${place}"]`);
    const caption = game.locator("figcaption");
    const says = (move) => page.waitForFunction((text) => document.querySelector("figcaption").textContent.replace(/\s/g, " ") === text, move);
    await says("After 8. O-O");
    assert.equal(await men("Q").count(), 2, "promoted");
    assert.deepEqual(await men("K").evaluateAll((all) => all.map((one) => [one.getAttribute("x"), one.getAttribute("y")])), [["270", "315"]], "castled");
    await game.getByRole("button", { name: "Previous move" }).click();
    await says("7... e4");
    await page.keyboard.press("Home");
    await says("");
    assert.equal(await game.locator(".men use").count(), 32);
    await page.keyboard.press("ArrowRight");
    await says("1. e4");
    await game.getByText("bxa8=Q").click();
    await says("5. bxa8=Q");
    assert.equal(await game.locator(".men use").count(), 28);
    await game.getByRole("button", { name: "Turn" }).click();
    assert.equal(await game.locator(".xy text").nth(1).textContent(), "1");
    await game.getByRole("button", { name: "Last position" }).click();
    assert.match(await caption.textContent(), /8\.\sO-O/);
  }));

test("without script every page says what it says with it", limit, () =>
  onSite({ javaScriptEnabled: false }, async (page, { at }) => {
    await page.goto(at("es/games-1.html"));
    assert.match(await page.locator(".moves").first().innerText(), /1\.\se4 d5/);
    assert.equal(await page.locator("article .men use").count(), 28);
    await page.goto(at("es/players.html"));
    assert.equal(await page.locator("tbody tr").count(), 9);
  }));

test("the list of players sorts by a column", limit, () =>
  onSite({}, async (page, { at }) => {
    await page.goto(at("en/players.html"));
    const first = () => page.locator("tbody tr").first().getByRole("rowheader").innerText();
    await page.getByRole("button", { name: "Rating" }).or(page.getByRole("button", { name: "Rtg" })).click();
    assert.match(await first(), /Haldenby/);
    await page.getByRole("columnheader", { name: /Rtg|Rating/ }).getByRole("button").click();
    assert.match(await first(), /Arquestain/);
  }));
