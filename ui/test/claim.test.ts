import { describe, expect, it } from "vitest";
import type { SheetCell, VerdictView } from "../src/api/types.gen";
import { Cases } from "../src/pages/claims/cases.svelte";
import { Claim } from "../src/pages/claims/claim.svelte";
import { Position, START } from "../src/pages/claims/position.svelte";

/** A claim whose sheet was read into these cells. */
function claimOf(text: string, cells: string[]): Claim {
  const claim = new Claim();
  claim.text = text;
  const read = cells.map((cell, i): SheetCell => ({ ply: i + 1, number: 1 + Math.floor(i / 2), side: i % 2 ? "black" : "white", text: cell, san: cell, status: "read", suggestions: [], drawOffer: false }));
  claim.verdict = { sheet: { language: "en", letters: "KQRBN", cells: read, positions: [], problems: [] } } as unknown as VerdictView;
  return claim;
}

describe("the claim", () => {
  it("writes a chosen move where the doubtful one stood, and nowhere else", () => {
    const claim = claimOf("1. Rc8 Rc8 2. Rc8 e4", ["Rc8", "Rc8", "Rc8", "e4"]);
    claim.rewrite(1, "Rac8");
    expect(claim.text).toBe("1. Rc8 Rac8 2. Rc8 e4");
  });

  it("asks nobody where the game ended by itself", () => {
    const claim = claimOf("1. e4", ["e4"]);
    claim.announced = "Nf3";
    claim.touched = true;
    expect(claim.input(undefined)).toMatchObject({ kind: "threefold", claimant: "white", announced: "Nf3", before: "touched" });
    claim.kind = "dead";
    expect(claim.input(undefined)).toMatchObject({ kind: "dead", claimant: "", mode: "onBoard", announced: "", before: "" });
  });
});

it("all tabs ask about one board, and what was typed for it comes back", () => {
  const claim = new Claim();
  const cases = new Cases(claim, new Position());
  const position = new Position();
  claim.text = "1. e4 e5";
  cases.game = 5;
  expect([claim.game, claim.text]).toEqual([5, "1. e4 e5"]);
  claim.turnTo(7);
  expect([cases.game, claim.text]).toEqual([7, ""]);
  cases.game = 5;
  expect(claim.text).toBe("1. e4 e5");
  // A position that was typed stays until another one is looked at on the sheet.
  position.bring("first");
  position.fen = "typed";
  position.bring("first");
  expect(position.fen).toBe("typed");
  position.bring("second");
  expect(position.fen).toBe("second");
});

it("nothing of one game's claim is left on the desk for another, and all of it comes back", () => {
  const claim = new Claim();
  const cases = new Cases(claim, new Position());
  claim.turnTo(5);
  claim.text = "1. Nf3 Nf6";
  Object.assign(claim, { announced: "Ng8", claimant: "black", mode: "onBoard", kind: "fifty", touched: true, note: "Both agree", photos: [{ path: "a.jpg" }], ruled: 9, ruledAs: "as typed" });
  claim.verdict = { sheet: { cells: [], positions: [] } } as unknown as VerdictView;
  cases.note = "Seen by two";
  claim.turnTo(7);
  expect(claim.input(undefined)).toMatchObject({ kind: "threefold", claimant: "white", mode: "written", announced: "", before: "" });
  expect([claim.text, claim.note, claim.photos, claim.ruled, claim.verdict, claim.merged, cases.note]).toEqual(["", "", [], undefined, undefined, undefined, ""]);
  claim.announced = "e5";
  claim.turnTo(5);
  expect(claim.input(undefined)).toMatchObject({ kind: "fifty", claimant: "black", mode: "onBoard", before: "touched" });
  expect([claim.text, claim.announced, claim.note, claim.photos.length, claim.ruled, cases.note]).toEqual(["1. Nf3 Nf6", "Ng8", "Both agree", 1, 9, "Seen by two"]);
  claim.turnTo(7);
  expect(claim.announced).toBe("e5");
});

it("touched pieces, a sealed move, times and the position are of one game too", () => {
  const claim = new Claim();
  const position = new Position();
  const cases = new Cases(claim, position);
  // Typed before a game was chosen: it goes along to the game chosen for it.
  cases.touched = "b1 c3";
  position.fen = "k7/8/8/8/8/8/8/KN6 w - - 0 1";
  cases.game = 5;
  Object.assign(cases, { opponentTouched: true, written: "Nc3", times: "1:00:00 5", winner: "black", control: "90+30" });
  cases.adjust.white = "0:10:00";
  cases.game = 7;
  expect([cases.touched, cases.opponentTouched, cases.written, cases.times, cases.winner, cases.adjust.white, position.fen]).toEqual(["", false, "", "", "both", "", START]);
  expect(cases.control).toBe("90+30");
  // Through no game and back, where nothing was typed on the page of claims.
  cases.game = undefined;
  cases.game = 5;
  expect([cases.touched, cases.opponentTouched, cases.written, cases.times, cases.winner, cases.adjust.white, position.fen]).toEqual(["b1 c3", true, "Nc3", "1:00:00 5", "black", "0:10:00", "k7/8/8/8/8/8/8/KN6 w - - 0 1"]);
});

it("a sheet of no game goes along to the game chosen for it, not to one asked for from elsewhere", () => {
  const claim = new Claim();
  claim.text = "1. e4";
  claim.turnTo(5, true);
  expect(claim.text).toBe("");
  claim.turnTo(undefined);
  expect(claim.text).toBe("1. e4");
  claim.turnTo(7);
  expect(claim.text).toBe("1. e4");
  claim.turnTo(undefined);
  expect(claim.text, "it is of game 7").toBe("");
});

it("a ruling opened again begins with an empty reason and no photos", () => {
  const claim = new Claim();
  claim.turnTo(5);
  claim.note = "of the last one";
  claim.photos = [{ path: "a.jpg" }] as typeof claim.photos;
  claim.fill({ ...claim.input(undefined), game: 7, announced: "Kg8", claimant: "black", sheet: { text: "1. e4", language: "en", start: "" } });
  expect([claim.game, claim.announced, claim.claimant, claim.note, claim.photos]).toEqual([7, "Kg8", "black", "", []]);
});
