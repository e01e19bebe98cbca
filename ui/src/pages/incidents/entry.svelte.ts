// What is being written down: board, side, kind and what the arbiter adds. The desk says what it means.
import type { BoardRow, IncidentInput } from "../../api/types.gen";

/** Kinds in the order of the buttons: faults, conduct, what the arbiter did. */
export const KINDS = [
  "illegal-move", "pawn-not-replaced", "pressed-without-move", "two-hands",
  "phone", "noise", "distraction", "notes",
  "advice", "analysis", "late", "clock-set-wrong",
  "warning", "time-added", "expulsion", "other",
  "flag-fall", "resignation",
] as const;
export type Kind = (typeof KINDS)[number];

export const WORDS: Record<Kind, string> = {
  "illegal-move": "incident-illegal-move", "pawn-not-replaced": "incident-pawn-not-replaced", "pressed-without-move": "incident-pressed-without-move", "two-hands": "incident-two-hands",
  phone: "incident-phone", noise: "incident-noise", distraction: "incident-distraction", notes: "incident-notes",
  advice: "incident-advice", analysis: "incident-analysis", late: "incident-late", "clock-set-wrong": "incident-clock-set-wrong",
  warning: "incident-warning", "time-added": "incident-time-added", expulsion: "incident-expulsion", other: "incident-other",
  "flag-fall": "incident-flag-fall", resignation: "incident-resignation",
};
/** The letters follow the language. */
export const LETTERS: Record<Kind, string> = {
  "illegal-move": "letter-illegal-move", "pawn-not-replaced": "letter-pawn-not-replaced", "pressed-without-move": "letter-pressed-without-move", "two-hands": "letter-two-hands",
  phone: "letter-phone", noise: "letter-noise", distraction: "letter-distraction", notes: "letter-notes",
  advice: "letter-advice", analysis: "letter-analysis", late: "letter-late", "clock-set-wrong": "letter-clock-set-wrong",
  warning: "letter-warning", "time-added": "letter-time-added", expulsion: "letter-expulsion", other: "letter-other",
  "flag-fall": "letter-flag-fall", resignation: "letter-resignation",
};
/** Kinds that are counted by the Laws, where the questions of the penalty matter. */
const FAULTS: readonly string[] = KINDS.slice(0, 4);

export class Entry {
  board = $state("");
  side = $state<"white" | "black" | "">("");
  kind = $state<Kind | undefined>();
  minutes = $state("");
  supervised = $state(false);
  afterReply = $state(false);
  canMate = $state<"" | "yes" | "no">("");
  /** The position on the board: the desk then finds out whether the opponent can mate. */
  position = $state("");
  result = $state("");
  note = $state("");

  get isFault() {
    return this.kind !== undefined && FAULTS.includes(this.kind);
  }
  row(boards: BoardRow[]): BoardRow | undefined {
    return boards.find((row) => String(row.board) === this.board.trim());
  }
  clear() {
    this.board = "";
    this.side = "";
    this.choose(undefined);
  }
  choose(kind: Kind | undefined) {
    this.kind = kind;
    this.minutes = "";
    this.afterReply = false;
    this.canMate = "";
    this.position = "";
    this.result = "";
    this.note = "";
  }

  /** What the desk is asked, or null while it is not complete. */
  input(tournament: number | undefined, boards: BoardRow[]): IncidentInput | null {
    const row = this.row(boards);
    if (!this.kind || !tournament || (this.board.trim() && !row)) return null;
    const minutes = Number.parseInt(this.minutes, 10);
    return {
      tournament,
      ...(row ? { game: row.game } : {}),
      side: row ? this.side : "",
      kind: this.kind,
      ...(Number.isInteger(minutes) && minutes >= 0 ? { minutes } : {}),
      supervised: this.supervised,
      afterReply: this.afterReply,
      quickplay: false,
      ...(this.position.trim() ? { position: this.position.trim() } : {}),
      ...(this.canMate ? { opponentCanMate: this.canMate === "yes" } : {}),
      result: this.result,
      edition: "",
    };
  }
}
