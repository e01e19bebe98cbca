// What is kept beside the boards: photos of the sheets, the round clock, clocks set anew; and the Laws looked up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeEvent, publish } from "../event.mjs";
import { axe, onDesk } from "./harness.mjs";

const limit = { timeout: 90_000 };
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP4z8Dw//9/AAv7A/3dF29HAAAAAElFTkSuQmCC";

async function goTo(page, place, heading) {
  await page.evaluate((hash) => void (location.hash = hash), `#/${place}`);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}
async function until(look) {
  for (let i = 0; i < 50; i += 1) {
    if (await look()) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  assert.fail(`not in time: ${look}`);
}

/** A picture pasted on the page. */
function pasted(page) {
  return page.evaluate((coded) => {
    const bytes = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], "sheets.png", { type: "image/png" }));
    window.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, cancelable: true, bubbles: true }));
  }, PNG);
}

test("D: photos wait for the ruling or go to the board, are shown, and are taken out again", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    const { boards } = await publish(call, tournament);
    await goTo(page, "claims", "Claim");
    const paste = () => pasted(page);
    await paste();
    await page.locator(".photos .waits").waitFor();
    assert.deepEqual(await call("photo.list", {}), [], "nothing is written yet");
    await page.locator("textarea").first().fill("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8");
    await page.getByText("Already on the board", { exact: true }).click();
    await page.getByRole("button", { name: /Rule: uphold/ }).click();
    await page.locator(".photos .thumb:not(.waits)").waitFor();
    const [kept] = await call("photo.list", {});
    assert.equal(kept.name, "sheets.png");
    assert.ok(kept.ruling, "it is kept with the ruling");
    await page.locator(".photos .thumb").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(`SHA-256 ${kept.sha}`).waitFor();
    assert.deepEqual(await axe(page), [], "a photo shown large");
    await dialog.getByRole("button", { name: "Take out" }).click();
    await until(async () => (await call("photo.list", {})).length === 0);

    // With a board chosen it is kept at once.
    await page.getByRole("combobox", { name: "Game" }).selectOption(String(boards[0].game));
    await paste();
    await until(async () => (await call("photo.list", { game: boards[0].game })).length === 1);
  }));

test("D: photos go with the rulings of the other tabs", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    await publish(call, tournament);
    await goTo(page, "claims", "Claim");
    const tabs = [
      ["Mate possible", () => page.getByLabel("Position (FEN)").fill("4k3/8/8/8/8/8/8/4K2R w - - 0 1")],
      ["Touched", () => page.getByLabel("Squares, in the order of touching").fill("e1")],
      ["Sealed", () => page.locator("section input").first().fill("Rh1-h2")],
      ["Clock", async () => {
        await page.locator("section input").first().fill("90+30");
        await page.locator("section textarea").first().fill("5:00 6:00");
      }],
    ];
    for (const [at, [tab, ask]] of tabs.entries()) {
      await page.getByRole("main").getByText(tab, { exact: true }).click();
      await ask();
      await pasted(page);
      await page.locator(".photos .waits").waitFor();
      const record = page.getByRole("button", { name: /Record this ruling/ });
      await until(() => record.isEnabled());
      await record.click();
      await page.locator(".photos .thumb:not(.waits)").first().waitFor();
      const kept = await call("photo.list", {});
      assert.equal(kept.length, at + 1, tab);
      assert.ok(kept[at].ruling, `${tab}: it is kept with the ruling`);
    }
  }));

test("D: an illegal move that stands is said at the difference between two sheets", limit, () =>
  onDesk({}, async (page, { call }) => {
    await publish(call, await makeEvent(call));
    await goTo(page, "claims", "Claim");
    const moves = "1. Nf3 Nf6 2. Ng1 Bf8-d6 3. Nf3 Ng8 4. Ng1 Nf6 5. Nf3 Ng8 6. Ng1 Nf6";
    const sheet = page.locator("textarea").first();
    await sheet.fill(moves);
    await page.getByRole("main").getByText("Black", { exact: true }).first().click();
    await sheet.fill(moves.replaceAll("N", "S").replace("Bf8", "Lf8"));
    await page.getByText("Already on the board", { exact: true }).click();
    await page.getByRole("button", { name: /It was played and stands/ }).click();
    await page.getByText("Both sheets give the same game").waitFor();
    await page.getByText("The claim is correct").waitFor();
    await page.getByText(/Bf8-d6 was illegal/).waitFor();
  }));

test("D: the round clock is kept, and clocks are set anew with a reason", limit, () =>
  onDesk({}, async (page, { call }) => {
    const tournament = await makeEvent(call);
    const { boards } = await publish(call, tournament);
    await goTo(page, "claims", "Claim");
    await page.getByText("Round clock", { exact: true }).click();
    await page.getByRole("button", { name: "Started now" }).click();
    await until(async () => (await call("round.clock", { tournament, round: 1 })).changed);
    await page.locator(".seats input[type=checkbox]").first().check();
    await until(async () => (await call("round.clock", { tournament, round: 1 })).awaited.length === 1);
    await page.reload();
    await page.getByText("Round clock", { exact: true }).click();
    await page.getByRole("button", { name: "Has come" }).waitFor();
    assert.deepEqual(await axe(page), [], "the round clock");
    await page.getByRole("button", { name: "Has come" }).click();
    await until(async () => (await call("round.clock", { tournament, round: 1 })).awaited.length === 0);

    await page.getByText("Clock", { exact: true }).click();
    await page.getByText("Adjust the clocks of a game").click();
    const form = page.locator("details.adjust");
    await form.getByRole("combobox").first().selectOption(String(boards[0].game));
    await form.getByLabel("White: added or taken").fill("+2:00");
    await form.getByLabel("Black: added or taken").fill("-1:00");
    await form.getByLabel("Reason").fill("The increment was not set");
    assert.deepEqual(await axe(page), [], "the form of the clocks");
    await form.getByRole("button", { name: "Write down" }).click();
    await form.getByText("White +0:02:00, Black −0:01:00").waitFor();
    const rows = await call("incident.list", { tournament });
    assert.equal(rows.find((row) => row.code === "clock-adjusted").note, "The increment was not set");
  }));

test("D: articles are found by number and by words, with no event open too", limit, () =>
  onDesk({}, async (page, { call }) => {
    await makeEvent(call);
    await goTo(page, "claims", "Claim");
    for (const [language, button, query] of [
      ["en", "Look up the Laws", "same position third"],
      ["es", "Consultar las Leyes", "posición tercera"],
    ]) {
      await call("settings.set", { language });
      await page.getByRole("button", { name: button }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("searchbox").fill(query);
      await dialog.getByText("2023, 9.2.2").first().waitFor();
      await dialog.getByRole("searchbox").fill("9.6.1");
      await dialog.getByText("2023, 9.6.1").first().waitFor();
      assert.deepEqual(await axe(page), [], `articles, ${language}`);
      // The first empties the field.
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
    }
  }));
