// Pictures of every page with the example event: node tests/browser/shots.mjs FOLDER [page...]
// FOLDER/<page>-<width>-<theme>-<language>.png
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { onDesk } from "./harness.mjs";

const [folder, ...asked] = process.argv.slice(2);
if (!folder) {
  console.error("node tests/browser/shots.mjs FOLDER [page...]");
  process.exit(2);
}
const SHEET = "1. d4 Cf6 2. Cf3 e6 3. Af4 Ae7 4. e3 O-O 5. Ad3 d5 6. Ce5 Ad6 7. Cf3 Ae7 8. Ce5 Ad6 9. Cf3 Ae7";
/** Page and what is pressed on it before the picture is taken. */
const PAGES = {
  home: ["home"], results: ["results"], pairings: ["pairings"], published: ["pairings?r=1"], standings: ["standings"], why: ["standings", "Right", "Enter"],
  crosstable: ["crosstable"], players: ["players"], player: ["players", "Enter"], claims: ["claims"], claim: ["claims"], asof: ["standings", "a"], setup: ["setup"], prints: ["prints"],
  journal: ["journal"], settings: ["settings"], ratings: ["ratings"], prizes: ["prizes"], whatif: ["standings", "w"], category: ["standings", "c"], norms: ["ratings?with=norms"], change: ["ratings", "Enter"], card: ["standings", "p"], help: ["results", "F1"], find: ["results", "Control+k"],
};
const OTHER = SHEET.replace("4. e3 O-O", "4. e3 0-0").replace("5. Ad3", "5. Ae2").replace("9. Cf3 Ae7", "9. Cf3");
/** With a game adjourned and incidents noted. */
const BOARDS = { incidents: ["incidents"], incident: ["incidents", "2", "+", "i"], adjourned: ["adjourned"], opened: ["adjourned"], adjourn: ["adjourned", "+"], sheets: ["claims"], mate: ["claims"], rulings: ["claims"] };
/** After the open games have their results. */
const LATER = { draft: ["pairings"], swap: ["pairings", "s", "Down", "s"], unpublish: ["pairings?r=7"] };
const SIZES = [[1366, 768], [1920, 1080]];

await onDesk({}, async (page, { call }) => {
  mkdirSync(folder, { recursive: true });
  await call("actor.set", { name: "Quillmere, Nora", role: "chief" });
  await call("example.open");
  const names = asked.length ? asked : [...Object.keys(PAGES), ...Object.keys(BOARDS), ...Object.keys(LATER)];
  const all = async (part) => {
    for (const language of ["en", "es"]) {
      for (const theme of ["light", "dark"]) {
        await call("settings.set", { language, theme });
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          for (const name of names.filter((name) => name in part)) await take(page, part[name], join(folder, `${name}-${width}-${theme}-${language}.png`), name);
        }
      }
    }
  };
  await all(PAGES);
  const [{ id: tournament }] = (await call("frame.get")).event.tournaments;
  if (names.some((name) => name in BOARDS)) {
    await atTheBoards(call, tournament);
    await all(BOARDS);
  }
  if (!names.some((name) => name in LATER)) return;
  for (const { game, state } of (await call("round.get", { tournament })).boards)
    if (state === "open") await call("result.enter", { tournament, game, outcome: "=-=", pass: 1, source: "slip", seen: "clear" });
  await all(LATER);
});

/** A day at the boards: two illegal moves, a telephone, a game adjourned, a ruling under appeal. */
async function atTheBoards(call, tournament) {
  const { boards } = await call("round.get", { tournament });
  const open = boards.filter(({ state }) => state === "open");
  const note = (board, side, kind, words) =>
    call("incident.add", { incident: { tournament, game: board.game, side, kind, supervised: false, afterReply: false, quickplay: false, result: "", edition: "" }, note: words });
  await note(boards[1], "white", "illegal-move", "");
  await note(boards[4], "black", "noise", "Spoken to");
  await note(boards[2], "black", "phone", "It rang in the bag");
  const position = "2r3k1/pp3pp1/3p3p/3P4/2P1n3/1P5P/P4PP1/2B1R1K1 w - - 0 41";
  const envelope = { position, moves: [], whiteUsed: 4692, blackUsed: 4368, sealer: "", moveNumber: 0, drawOffer: "black", resumesAt: "2026-11-30T10:00", venue: "", keptBy: "Quillmere, safe", note: "" };
  await call("game.adjourn", { tournament, game: (open[0] ?? boards[0]).game, envelope });
  const sheet = { text: SHEET, language: "auto", start: "" };
  const { created } = await call("claim.rule", { claim: { sheet, kind: "threefold", claimant: "white", mode: "onBoard", announced: "", edition: "", before: "" }, note: "" });
  await call("ruling.appeal", { id: created, by: "White", reason: "The position stood three times" });
}

async function take(page, [place, ...keys], file, name) {
  await page.goto(new URL(`/?${Math.random()}#/${place}`, page.url()).href);
  await page.locator("main h1").first().waitFor();
  await page.waitForTimeout(400);
  for (const key of keys) await page.keyboard.press(key.replace(/^(Right|Left|Up|Down)$/, "Arrow$1"));
  if (name === "claim") {
    await page.locator("textarea").fill(SHEET);
    await page.locator("input.announced").fill("Ce5");
    await page.waitForTimeout(700);
  }
  const tab = (at) => page.locator(".ph [role=radiogroup] label").nth(at).click();
  if (name === "opened") {
    await page.locator("section.rest .row button").first().click();
    await page.locator("input.move").fill("Ac1-f4");
    await page.locator("select.letters").selectOption("es");
    await page.waitForTimeout(500);
  }
  if (name === "sheets") {
    const whose = page.locator(".desk [role=radiogroup] label");
    await page.locator("textarea").fill(SHEET);
    await whose.nth(1).click();
    await page.locator("textarea").fill(OTHER);
    await whose.nth(2).click();
    await page.waitForTimeout(900);
  }
  if (name === "mate") {
    await tab(1);
    await page.locator("input.raw").fill("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    await page.waitForTimeout(900);
    await page.locator(".moves button").last().click();
  }
  if (name === "rulings") {
    await page.locator(".ph > button").last().click();
    await page.locator("dialog td button").last().click();
    await page.waitForTimeout(200);
  }
  if (keys.length) await page.waitForTimeout(300);
  await page.screenshot({ path: file });
}
