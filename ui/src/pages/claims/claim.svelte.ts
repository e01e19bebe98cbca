// The claim being examined: what the arbiter typed, and the desk's verdict on it, asked again after each change.
import { type ApiError, client } from "../../api/client";
import type { ClaimInput, VerdictView } from "../../api/types.gen";

const PAUSE = 250;

/** What is claimed, and the ends that come without a claim. */
export type Kind = "threefold" | "fifty" | End;
export type End = (typeof ENDS)[number];
export const ENDS = ["dead", "fivefold", "seventyfive", "checkmate", "stalemate"] as const;
export const isEnd = (kind: string): kind is End => (ENDS as readonly string[]).includes(kind);

export class Claim {
  text = $state("");
  language = $state("auto");
  start = $state("");
  kind = $state<Kind>("threefold");
  claimant = $state<"white" | "black">("white");
  mode = $state<"written" | "onBoard">("written");
  announced = $state("");
  /** A piece was touched before the claim (9.4). */
  touched = $state(false);
  edition = $state("");
  game = $state<number | undefined>();
  note = $state("");

  /** An end that comes by itself is claimed by nobody, and nothing is announced. */
  get asked() {
    return !isEnd(this.kind);
  }

  verdict = $state.raw<VerdictView | undefined>();
  trouble = $state.raw<ApiError | undefined>();
  /** The position shown, in half-moves. */
  ply = $state(0);
  turned = $state(false);
  /** The ruling that was written for exactly this input. */
  ruled = $state<number | undefined>();
  private turn = 0;

  input(tournament: number | undefined): ClaimInput {
    return {
      ...(tournament && this.game ? { tournament, game: this.game } : {}),
      sheet: { text: this.text, language: this.language, start: this.start.trim() },
      kind: this.kind,
      claimant: this.asked ? this.claimant : "",
      mode: this.asked ? this.mode : "onBoard",
      announced: this.asked && this.mode === "written" ? this.announced.trim() : "",
      edition: this.edition,
      before: this.asked && this.touched ? "touched" : "",
    };
  }
  fill(input: ClaimInput) {
    this.text = input.sheet.text;
    this.language = input.sheet.language || "auto";
    this.start = input.sheet.start;
    this.kind = input.kind === "fifty" || isEnd(input.kind) ? input.kind : "threefold";
    this.claimant = input.claimant === "black" ? "black" : "white";
    this.mode = input.mode === "onBoard" ? "onBoard" : "written";
    this.announced = input.announced;
    this.touched = input.before === "touched";
    this.edition = input.edition;
    this.game = input.game;
  }

  get positions() {
    return this.verdict?.sheet.positions ?? [];
  }
  get position() {
    return this.positions[Math.min(this.ply, this.positions.length - 1)];
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

  /** Asks for a verdict a moment after the last keystroke; an answer that is overtaken is thrown away. */
  examine(input: ClaimInput): () => void {
    this.turn += 1;
    const mine = this.turn;
    if (!input.sheet.text.trim()) {
      this.verdict = undefined;
      this.trouble = undefined;
      return () => undefined;
    }
    const timer = setTimeout(() => void this.ask(input, mine), PAUSE);
    return () => clearTimeout(timer);
  }
  private async ask(input: ClaimInput, mine: number) {
    try {
      const verdict = await client.call("claim.examine", input);
      if (mine !== this.turn) return;
      const followed = this.ply >= this.positions.length - 1;
      this.verdict = verdict;
      this.trouble = undefined;
      if (followed || this.ply >= verdict.sheet.positions.length) this.show(verdict.sheet.positions.length - 1);
    } catch (error) {
      if (mine === this.turn) this.trouble = error as ApiError;
    }
  }
}
