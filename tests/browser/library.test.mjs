// Rating lists in the page: one is loaded, what was odd in it is shown, a player comes out of it, ratings are compared.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { makeEvent } from "../event.mjs";
import { axe, onDesk } from "./harness.mjs";

const limit = { timeout: 90_000 };
const HEADING = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
const row = (id, name, rating, born) => `${String(id).padEnd(15)}${name.padEnd(61)}ESP F                                ${String(rating).padEnd(6)}3   20 ${"".padEnd(6)}0   20 ${"".padEnd(6)}0   20 ${String(born).padEnd(6)}    `;
const LIST = [HEADING, row(1001, "Arquestain, Amaia", 2423, 1987), row(1002, "Núñez, Inés", 1950, 1990), row(1002, "Nuñez, Ines", 1951, 1990), "1003           Cut short", ""].join("\n");

async function goTo(page, place, heading) {
  await page.evaluate((hash) => void (location.hash = hash), `#/${place}`);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

test("a rating list is loaded, searched, compared and removed", limit, () =>
  onDesk({}, async (page, { call, folder }) => {
    const tournament = await makeEvent(call, { players: 2 });
    const path = join(folder, "players_list.txt");
    writeFileSync(path, LIST);
    await goTo(page, "settings", "Settings");
    const lists = page.locator("section.lists");
    await lists.getByText("No rating lists yet").waitFor();
    await lists.getByLabel("File of the list").fill(path);
    await lists.getByLabel("Month").fill("2026-11");
    await lists.getByRole("button", { name: "Load" }).click();
    await lists.locator(".note.ok").waitFor();
    const loaded = lists.locator("tbody tr", { hasText: "2026-11" });
    await loaded.waitFor();
    assert.match(await loaded.innerText(), /FIDE/);
    await loaded.getByRole("button", { name: /Remarks/ }).click();
    await lists.getByText("1002").first().waitFor();
    assert.deepEqual(await axe(page), []);

    await goTo(page, "players", "Players");
    const dialog = page.locator("dialog[open]");
    await page.locator("table[role=grid]").focus();
    await page.keyboard.press("+");
    await dialog.getByLabel("Name").fill("ines nun");
    await dialog.getByText("Núñez, Inés").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    assert.match(await dialog.getByLabel("Name").inputValue(), /N[uú]ñez, In[eé]s/);
    assert.match(await dialog.getByLabel("Rating").inputValue(), /195[01]/);
    await page.keyboard.press("Escape");

    const { players } = await call("players.list", { tournament });
    const amaia = players.find(({ input }) => input.name === "Arquestain, Amaia");
    await call("players.update", { tournament, entrant: amaia.entrant, player: { ...amaia.input, fideId: "1001" } });
    await page.getByRole("button", { name: "Update ratings" }).click();
    await dialog.getByText("Arquestain, Amaia").first().waitFor();
    assert.match(await dialog.innerText(), /2410\s*→\s*2423/);
    assert.equal(await dialog.locator("input:checked").count(), 0, "nothing is ticked by itself");
    assert.deepEqual(await axe(page), []);
    await dialog.getByRole("button", { name: "Tick what is certain" }).click();
    await dialog.locator("button.main").click();
    await dialog.waitFor({ state: "detached" });
    const after = (await call("players.list", { tournament })).players.find(({ input }) => input.name === "Arquestain, Amaia");
    assert.deepEqual([after.input.rating, after.ratingSource], ["2423", "FIDE standard 2026-11"]);
  }));
