// What was asked on the tabs that are no claim: it stays while other tabs and pages are looked at, and comes back with a ruling.
import type { BoardCase, FileIn } from "../../api/types.gen";
import { type Position, START } from "./position.svelte";

export type Winner = "both" | "white" | "black";

/** What has the game of the desk: all tabs ask about the same. */
interface OfGame {
  game: number | undefined;
  turnTo(game: number | undefined): boolean;
  letGo(): void;
  readonly alongside: Alongside[];
}
/** What else belongs to one game: it is put aside and comes back with it. */
export interface Alongside {
  has(game: number | undefined): boolean;
  turn(last: number | undefined, game: number | undefined): void;
}

/** What is of one game; letters, time control and how times are written are of the event, and stay. */
const blank = () => ({
  note: "", photos: [] as FileIn[],
  touched: "", order: "known", contact: "deliberate", player: "", opponentTouched: false,
  written: "", times: "", first: "white", winner: "both" as Winner,
  clocks: { white: "", black: "", whiteShows: "", blackShows: "", move: "", running: "white", reason: "" },
});
type OneGame = ReturnType<typeof blank>;
const BLANK = JSON.stringify(blank());

export class Cases {
  /** What was typed for the games that are not on the desk. */
  private readonly aside = new Map<number | undefined, { asked: OneGame; fen: string }>();
  constructor(
    private readonly desk: OfGame,
    position: Position,
  ) {
    desk.alongside.push({
      has: (game) => this.aside.has(game),
      turn: (last, game) => {
        const left = { asked: this.taken(), fen: position.fen };
        if (JSON.stringify(left.asked) === BLANK && left.fen === START) this.aside.delete(last);
        else this.aside.set(last, left);
        const back = this.aside.get(game);
        this.aside.delete(game);
        this.put(back?.asked ?? blank());
        position.reset(back?.fen ?? START);
      },
    });
  }
  private taken(): OneGame {
    const { open: _open, ...clocks } = this.adjust;
    const { note, photos, touched, order, contact, player, opponentTouched, written, times, first, winner } = this;
    return { note, photos, touched, order, contact, player, opponentTouched, written, times, first, winner, clocks };
  }
  private put({ clocks, ...rest }: OneGame) {
    Object.assign(this, rest);
    Object.assign(this.adjust, clocks);
  }
  /** The game that the question is about, on whatever tab it was chosen. */
  get game() {
    return this.desk.game;
  }
  set game(game: number | undefined) {
    this.desk.turnTo(game);
  }
  letGo() {
    this.desk.letGo();
  }
  /** Why the arbiter ruled so. */
  note = $state("");
  /** Photos that wait for the ruling. */
  photos = $state.raw<FileIn[]>([]);
  /** The ruling that was written for exactly this question. */
  recorded = $state<{ id: number; asked: string } | undefined>();

  touched = $state("");
  order = $state("known");
  contact = $state("deliberate");
  player = $state("");
  opponentTouched = $state(false);

  written = $state("");
  language = $state("");

  control = $state("");
  unit = $state("");
  times = $state("");
  shown = $state(false);
  incrementAfter = $state(false);
  first = $state("white");

  winner = $state<Winner>("both");

  /** Clocks that are being set anew. */
  readonly adjust = $state({ white: "", black: "", whiteShows: "", blackShows: "", move: "", running: "white", reason: "", open: false });

  /** Puts what a ruling was asked about on the desk again. */
  fill(asked: BoardCase, position: Position, game: number | undefined) {
    this.game = game;
    this.note = "";
    this.photos = [];
    switch (asked.kind) {
      case "touch":
        position.fen = asked.fen;
        this.touched = asked.touched.join(" ");
        this.order = asked.order || "known";
        this.contact = asked.contact || "deliberate";
        this.player = asked.player;
        this.opponentTouched = asked.opponentTouched;
        break;
      case "sealed":
        position.fen = asked.fen;
        this.written = asked.written;
        this.language = asked.language;
        break;
      case "clock":
        this.control = asked.control;
        this.unit = asked.unit;
        this.times = asked.used.join(" ");
        this.shown = asked.shown;
        this.incrementAfter = asked.incrementAfter;
        this.first = asked.first || "white";
        break;
      case "mate":
        position.fen = asked.fen;
        this.winner = asked.winner === "white" || asked.winner === "black" ? asked.winner : "both";
        break;
    }
  }
}
