// The claim being examined: what the arbiter typed, and the desk's verdict on it, asked again after each change.
import { type ApiError, client } from "../../api/client";
import type { ClaimInput, FileIn, MergedVerdict, ReadSheet, SheetProblemView, VerdictView } from "../../api/types.gen";
import type { Alongside } from "./cases.svelte";

const PAUSE = 250;

/** What is claimed, and the ends that come without a claim. */
export type Kind = "threefold" | "fifty" | End;
export type End = (typeof ENDS)[number];
export const ENDS = ["dead", "fivefold", "seventyfive", "checkmate", "stalemate"] as const;
export const isEnd = (kind: string): kind is End => (ENDS as readonly string[]).includes(kind);

/** Whose scoresheet. */
export type Writer = "white" | "black";
export const WRITERS: Writer[] = ["white", "black"];

type Sheets = Record<Writer, { text: string; language: string }>;
/** All that is typed and chosen for the claim of one game. */
interface Typed {
  sheets: Sheets;
  view: Writer | "both";
  start: string;
  kind: Kind;
  claimant: Writer;
  mode: "written" | "onBoard";
  announced: string;
  touched: boolean;
  note: string;
  photos: FileIn[];
  ruled: number | undefined;
  ruledAs: string;
  chosen: number;
}
const noSheets = (): Sheets => ({ white: { text: "", language: "auto" }, black: { text: "", language: "auto" } });
const blank = (): Typed => ({ sheets: noSheets(), view: "white", start: "", kind: "threefold", claimant: "white", mode: "written", announced: "", touched: false, note: "", photos: [], ruled: undefined, ruledAs: "", chosen: 0 });
const BLANK = JSON.stringify(blank());

export class Claim {
  readonly sheets = $state<Sheets>(noSheets());
  /** The sheet shown, or both beside each other. */
  view = $state<Writer | "both">("white");
  start = $state("");
  kind = $state<Kind>("threefold");
  claimant = $state<"white" | "black">("white");
  mode = $state<"written" | "onBoard">("written");
  announced = $state("");
  /** A piece was touched before the claim (9.4). */
  touched = $state(false);
  edition = $state("");
  game = $state<number | undefined>();
  /** The game that the address of the page named, once it was taken. */
  placed = "";
  /** The game whose kept sheet was asked for. */
  private fetched: number | undefined;
  note = $state("");
  /** Photos that are kept with the ruling. */
  photos = $state.raw<FileIn[]>([]);

  /** The sheet that is typed into. */
  get writer(): Writer {
    return this.view === "black" ? "black" : "white";
  }
  get text() {
    return this.sheets[this.writer].text;
  }
  set text(text: string) {
    this.sheets[this.writer].text = text;
  }
  get language() {
    return this.sheets[this.writer].language;
  }
  set language(language: string) {
    this.sheets[this.writer].language = language;
  }
  /** Both players' sheets are there: the game is the one that both support. */
  get paired() {
    return WRITERS.every((writer) => this.sheets[writer].text.trim() !== "");
  }
  sheet(writer: Writer): ReadSheet {
    return { ...this.sheets[writer], start: this.start.trim() };
  }

  /** An end that comes by itself is claimed by nobody, and nothing is announced. */
  get asked() {
    return !isEnd(this.kind);
  }

  verdict = $state.raw<VerdictView | undefined>();
  /** The two sheets put together, with the verdict for every game that fits. */
  merged = $state.raw<MergedVerdict | undefined>();
  /** Which of these games is shown and ruled on. */
  chosen = $state(0);
  trouble = $state.raw<ApiError | undefined>();
  /** The verdict shown is that of what is typed now: only on such a one is ruled. */
  answered = $state(false);
  /** The position shown, in half-moves. */
  ply = $state(0);
  turned = $state(false);
  /** The ruling that was written for exactly this input. */
  ruled = $state<number | undefined>();
  /** That input. */
  ruledAs = "";
  private turn = 0;
  /** The pair of sheets that `merged` answers. */
  private judged = "";
  /** The game to be shown when the sheets of a ruling are put together again. */
  private wanted = 0;
  /** What was typed for the games that are not on the desk, and for none. */
  private readonly aside = new Map<number | undefined, Typed>();
  /** What else belongs to one game and goes and comes with it. */
  readonly alongside: Alongside[] = [];

  /** What is asked: of two sheets, the desk makes the one to be judged. */
  input(tournament: number | undefined): ClaimInput {
    const only = WRITERS.find((writer) => this.sheets[writer].text.trim() !== "") ?? this.writer;
    return {
      ...(tournament && this.game ? { tournament, game: this.game } : {}),
      sheet: this.sheet(only),
      kind: this.kind,
      claimant: this.asked ? this.claimant : "",
      mode: this.asked ? this.mode : "onBoard",
      announced: this.asked && this.mode === "written" ? this.announced.trim() : "",
      edition: this.edition,
      before: this.asked && this.touched ? "touched" : "",
    };
  }
  /** The claim as it is ruled on: with both sheets and the game chosen, where there are two. */
  ruling(input: ClaimInput): ClaimInput {
    const game = this.merged?.games[this.chosen];
    return game ? { ...input, sheet: game.sheet, pair: { white: this.sheet("white"), black: this.sheet("black"), chosen: this.chosen } } : input;
  }
  /**
   * Another game comes to the desk. All that was typed for the last one is put aside and comes back with it; what belongs to
   * no game yet goes along to the game that is chosen for it, unless it is asked for from elsewhere (`fresh`). True if a sheet
   * that was typed for this game is on the desk.
   */
  turnTo(game: number | undefined, fresh = false): boolean {
    const last = this.game;
    this.game = game;
    if (last === game) return this.text.trim() !== "";
    const back = this.aside.get(game);
    if (last === undefined && !back && !fresh && !this.alongside.some((one) => one.has(game))) return false;
    this.putAside(last);
    this.aside.delete(game);
    this.restore(back ?? blank());
    for (const one of this.alongside) one.turn(last, game);
    return back !== undefined && WRITERS.some((writer) => this.sheets[writer].text.trim() !== "");
  }
  /** The game is not there to be shown: what was typed stays, and is of no game. */
  letGo() {
    this.game = undefined;
  }
  private putAside(game: number | undefined) {
    const typed: Typed = {
      sheets: { white: { ...this.sheets.white }, black: { ...this.sheets.black } }, view: this.view, start: this.start, kind: this.kind, claimant: this.claimant, mode: this.mode,
      announced: this.announced, touched: this.touched, note: this.note, photos: this.photos, ruled: this.ruled, ruledAs: this.ruledAs, chosen: this.chosen,
    };
    if (JSON.stringify({ ...typed, view: "white", chosen: 0, ruledAs: "" }) === BLANK) this.aside.delete(game);
    else this.aside.set(game, typed);
  }
  private restore(typed: Typed) {
    const { sheets, chosen, ...rest } = typed;
    Object.assign(this.sheets, sheets);
    Object.assign(this, rest);
    this.wanted = chosen;
    // The verdict of another game is none of this one.
    this.verdict = undefined;
    this.merged = undefined;
    this.chosen = 0;
    this.judged = "";
    this.ply = 0;
    this.trouble = undefined;
  }
  /** A game comes to the desk with the sheet that is kept of it, where nothing was typed for it yet. */
  async bring(tournament: number | undefined, game: number | undefined, fresh = false) {
    const typed = this.turnTo(game, fresh);
    if (!game || !tournament || typed) return;
    this.fetched = game;
    try {
      const sheet = await client.call("scoresheet.get", { tournament, game });
      if (this.game !== game || !sheet.text || this.text.trim()) return;
      this.begin(sheet);
    } catch {
      // A game without a sheet begins with an empty one.
    }
  }
  /** The same for a game that was chosen on another tab. */
  async follow(tournament: number | undefined) {
    if (this.game !== undefined && this.game !== this.fetched) await this.bring(tournament, this.game);
  }
  /** Begins with one sheet. */
  begin(sheet: ReadSheet) {
    this.view = "white";
    this.sheets.white = { text: sheet.text, language: sheet.language || "auto" };
    this.sheets.black = { text: "", language: "auto" };
    this.start = sheet.start;
  }
  /** An empty desk for the next claim; the kind of claim and the edition stay. */
  clear() {
    this.begin({ text: "", language: "auto", start: "" });
    this.game = undefined;
    this.announced = "";
    this.touched = false;
    this.note = "";
    this.photos = [];
  }
  fill(input: ClaimInput) {
    if (input.game !== this.game) this.turnTo(input.game, true);
    this.restore(blank());
    this.begin(input.pair?.white ?? input.sheet);
    if (input.pair) {
      this.sheets.black = { text: input.pair.black.text, language: input.pair.black.language || "auto" };
      this.view = "both";
      this.wanted = input.pair.chosen;
      this.judged = "";
    }
    this.start = (input.pair?.white ?? input.sheet).start;
    this.kind = input.kind === "fifty" || isEnd(input.kind) ? input.kind : "threefold";
    this.claimant = input.claimant === "black" ? "black" : "white";
    this.mode = input.mode === "onBoard" ? "onBoard" : "written";
    this.announced = input.announced;
    this.touched = input.before === "touched";
    this.edition = input.edition;
  }

  get positions() {
    return this.verdict?.sheet.positions ?? [];
  }
  get position() {
    return this.positions[Math.min(this.ply, this.positions.length - 1)];
  }
  /** Shows another of the games that fit, with its verdict. */
  choose(game: number) {
    const found = this.merged?.games[game];
    if (!found) return;
    this.chosen = game;
    this.take(found.verdict);
  }
  show(ply: number) {
    this.ply = Math.max(0, Math.min(ply, Math.max(0, this.positions.length - 1)));
  }

  /** Writes another move in place of a cell of the sheet, in the text as it was typed. */
  rewrite(cell: number, move: string) {
    const cells = this.verdict?.sheet.cells ?? [];
    let at = 0;
    for (let i = 0; i < cells.length; i += 1) {
      const text = cells[i]?.text ?? "";
      const found = text ? this.text.indexOf(text, at) : -1;
      if (i === cell && found >= 0) {
        this.text = this.text.slice(0, found) + move + this.text.slice(found + text.length);
        return;
      }
      if (found >= 0) at = found + text.length;
    }
  }

  /** Says beside a cell that its illegal move was completed and stands; what follows is read on from there. */
  stand(cell: number) {
    const text = this.verdict?.sheet.cells[cell]?.text;
    if (text) this.rewrite(cell, `${text} {stands}`);
  }

  /** The same for a cell of one of two sheets. */
  standOn(found: SheetProblemView) {
    const writer: Writer = found.writer === "black" ? "black" : "white";
    const lines = this.sheets[writer].text.split("\n");
    const line = (found.line ?? 0) - 1;
    // Columns count characters, not the halves of one.
    const letters = [...(lines[line] ?? "")];
    const start = letters.slice(0, (found.column ?? 1) - 1).join("").length;
    const end = start + found.written.length;
    const text = lines[line];
    if (text === undefined || text.slice(start, end) !== found.written) return;
    lines[line] = `${text.slice(0, end)} {stands}${text.slice(end)}`;
    this.sheets[writer].text = lines.join("\n");
  }

  /** Asks for a verdict a moment after the last keystroke; an answer that is overtaken is thrown away. */
  examine(input: ClaimInput): () => void {
    this.turn += 1;
    const mine = this.turn;
    this.answered = false;
    const pair = this.paired ? { white: this.sheet("white"), black: this.sheet("black") } : undefined;
    if (!input.sheet.text.trim()) {
      this.verdict = undefined;
      this.merged = undefined;
      this.trouble = undefined;
      return () => undefined;
    }
    const timer = setTimeout(() => void this.ask(input, pair, mine), PAUSE);
    return () => clearTimeout(timer);
  }
  private async ask(input: ClaimInput, pair: { white: ReadSheet; black: ReadSheet } | undefined, mine: number) {
    try {
      const merged = pair ? await client.call("claim.examineMerged", { claim: input, ...pair }) : undefined;
      const verdict = merged ? merged.games[0]?.verdict : await client.call("claim.examine", input);
      if (mine !== this.turn || !verdict) return;
      // Asked again for the same sheets, in another language, the same game stays chosen.
      const same = merged && JSON.stringify(pair) === this.judged ? merged.games[this.chosen] : undefined;
      this.judged = merged ? JSON.stringify(pair) : "";
      this.merged = merged;
      if (!same) this.chosen = 0;
      this.take(same?.verdict ?? verdict);
      if (this.wanted) this.choose(this.wanted);
      this.wanted = 0;
      this.trouble = undefined;
      this.answered = true;
    } catch (error) {
      if (mine === this.turn) this.trouble = error as ApiError;
    }
  }
  /** Shows a verdict; who looked at the last position goes on looking at it. */
  private take(verdict: VerdictView) {
    const followed = this.ply >= this.positions.length - 1;
    this.verdict = verdict;
    if (followed || this.ply >= verdict.sheet.positions.length) this.show(verdict.sheet.positions.length - 1);
  }
}
