// Ctrl+K: every command it lists is found by its words and does something, from whatever page it is asked on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeEvent, publish, results } from "../event.mjs";
import { onDesk } from "./harness.mjs";

const limit = { timeout: 240_000 };
const PALETTE = 'dialog:has([role="combobox"])';

async function listed(page, words = "") {
  await page.keyboard.press("Control+k");
  const palette = page.locator(PALETTE);
  await palette.waitFor();
  if (words) await page.keyboard.insertText(words);
  await page.waitForTimeout(words ? 60 : 150);
  return palette.locator("li").evaluateAll((rows) => rows.map((row) => ({ text: row.querySelector(".text").textContent, kind: row.lastElementChild.textContent })));
}
/** What can be seen and felt of a page. */
const seen = (page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const at = focused && focused !== document.body ? `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.id ?? ""} ${focused.textContent.slice(0, 40)}` : "";
    const open = [...document.querySelectorAll("dialog[open] h2, dialog[open] input, [role=dialog] h2, details[open] summary")].map((one) => one.textContent || one.getAttribute("aria-label")).join("|");
    const pressed = [...document.querySelectorAll("input:checked")].map((one) => one.value).join("|");
    return JSON.stringify([location.hash, open, document.documentElement.dataset, document.documentElement.lang, document.querySelector("main").innerText, document.querySelector("[role=status]")?.textContent ?? "", at, pressed]);
  });

for (const language of ["en", "es"]) {
  test(`every command does something, ${language}`, limit, () =>
    onDesk({ browser: { language, acceptDownloads: true } }, async (page, { call, address }) => {
      const tournament = await makeEvent(call, { players: 8, rounds: 4 });
      const { boards } = await publish(call, tournament);
      await results(call, tournament, ["1-0", "=-=", "0-1"]);
      await call("players.withdraw", { tournament, entrant: boards[0].white.entrant, fromRound: 2, reason: "ill" });
      await call("settings.set", { language });
      const { event } = await call("frame.get");
      const opened = [];
      page.on("popup", (tab) => opened.push(tab.url()));
      page.on("download", (file) => opened.push(file.suggestedFilename()));
      const start = async (place) => {
        if (!(await call("frame.get")).event) await call("event.open", { path: event.path });
        await call("settings.set", { language, theme: "system", density: "compact", paper: "a4", keySet: "A" });
        await page.goto(new URL(`/?${Math.random()}#/${place}`, address).href);
        await page.locator("main h1").first().waitFor();
        await page.waitForTimeout(200);
      };
      await start("journal");
      const command = { en: "command", es: "orden" }[language];
      const all = await listed(page);
      const kinds = new Set(all.map(({ kind }) => kind));
      assert.ok(kinds.has(command), `kinds: ${[...kinds].join(", ")}`);
      const wanted = all.filter(({ kind }) => kind === command).map(({ text }) => text);
      assert.ok(wanted.length > 60, `${wanted.length} commands`);
      const idle = [];
      // The doing is the same in both languages: in the second one every fourth is tried.
      for (const text of wanted.filter((_, at) => language === "en" || at % 4 === 0)) {
        // A choice that is set already and a step that is not there change nothing: those are looked at from elsewhere.
        const same = /^(?:Language: English|Idioma: Español|Theme: As the computer|Tema: Como el equipo|Rows: Compact|Filas: Compacta|Paper: A4|Papel: A4|Result keys A|Teclas de resultados A)/.test(text);
        if (same) continue;
        const found = await start("journal").then(() => listed(page, text));
        if (!found.some((hit) => hit.text === text)) {
          idle.push(`not found by its own words: ${text}`);
          continue;
        }
        await page.keyboard.press("Escape");
        const before = await seen(page);
        const outside = opened.length;
        await listed(page, text);
        for (let down = 0; down < found.findIndex((hit) => hit.text === text); down += 1) await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        let did = false;
        for (let wait = 0; wait < 40 && !did; wait += 1) {
          await page.waitForTimeout(50);
          did = opened.length > outside || (await seen(page)) !== before;
        }
        if (!did) idle.push(text);
      }
      assert.deepEqual(idle, []);
    }),
  );
}

test("a command about a player is done on the page of the players too, and once more", limit, () =>
  onDesk({}, async (page, { call }) => {
    await makeEvent(call, { players: 4 });
    await page.evaluate(() => void (location.hash = "#/players"));
    await page.getByRole("heading", { level: 1, name: "Players" }).waitFor();
    for (const name of ["Arquestain, Amaia", "Arquestain, Amaia"]) {
      await listed(page, "withdraw");
      await page.keyboard.press("Enter");
      await page.keyboard.insertText("arquestain");
      await page.keyboard.press("Enter");
      await page.getByRole("dialog", { name: `Withdraw ${name}` }).waitFor();
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
    // Command and name typed together.
    await listed(page, "expel bracquell");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: /Expel Bracquell/ }).waitFor();
  }),
);

test("nothing of one event is offered for undo in another", limit, () =>
  onDesk({}, async (page, { call }) => {
    await makeEvent(call, { name: "First Open", players: 4 });
    await page.evaluate(() => void (location.hash = "#/players"));
    await page.getByRole("heading", { level: 1, name: "Players" }).waitFor();
    await listed(page, "Enter a player");
    await page.keyboard.press("Enter");
    const dialog = page.locator("dialog[open]");
    await dialog.getByLabel("Name").fill("Bbb, Bo");
    await page.keyboard.press("Enter");
    await dialog.getByText("Bbb, Bo is entered").waitFor();
    // What is taken back is not said to be entered any more.
    await page.keyboard.press("Control+z");
    await page.getByRole("status").filter({ hasText: "Undone: Bbb, Bo entered from round 1" }).waitFor();
    await dialog.getByText("Bbb, Bo is entered").waitFor({ state: "detached" });
    await page.keyboard.press("Control+y");
    await page.locator("[role=status]", { hasText: "Bbb, Bo" }).getByRole("button", { name: "Undo" }).first().waitFor({ state: "attached" });
    await page.keyboard.press("Escape");
    await listed(page, "Close the event");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
    const line = page.locator("main ~ .line, .line[role=status]").getByRole("button", { name: /Undo|Redo/ });
    assert.equal(await line.count(), 0, "no event is open: nothing to undo");
    await makeEvent(call, { name: "Second Open", players: 4 });
    await page.evaluate(() => void (location.hash = "#/players"));
    await page.getByText("Second Open").first().waitFor();
    await page.waitForTimeout(300);
    assert.equal(await page.getByText("Bbb, Bo").count(), 0, "what was done in the other event is not told here");
    assert.equal(await line.count(), 0);
  }),
);
