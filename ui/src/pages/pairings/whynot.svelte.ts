// "Why not A against B?": two starting numbers, typed or taken from the table, and what the desk answers.
import { ApiError, client } from "../../api/client";
import type { DraftView, Side, WhyView } from "../../api/types.gen";
import { desk } from "../../desk.svelte";
import { t } from "../../words/words.svelte";

/** Everybody of a draft by starting number. */
export function people(draft: DraftView): Map<number, Side> {
  const sides = [...draft.boards.flatMap((row) => [row.white, row.black]), ...(draft.bye ? [draft.bye] : []), ...draft.withoutGame.map((away) => away.player), ...draft.pool.map((row) => row.player)];
  return new Map(sides.flatMap((side) => (side.number === null ? [] : [[side.number, side] as [number, Side]])));
}

export class WhyNot {
  a = $state("");
  b = $state("");
  /** The first of two was taken from the table; the second is waited for. */
  waiting = $state(false);
  answer = $state.raw<WhyView | undefined>(undefined);
  error = $state.raw<ApiError | undefined>(undefined);
  busy = $state(false);
  private turn = 0;

  /** Takes a player from the table: the first, then the second, who brings the answer. */
  take(number: number, known: Map<number, Side>) {
    if (!this.waiting) {
      this.clear();
      this.a = String(number);
      this.waiting = true;
      return;
    }
    this.waiting = false;
    this.b = String(number);
    void this.ask(known);
  }

  async ask(known: Map<number, Side>) {
    this.waiting = false;
    this.answer = undefined;
    this.error = undefined;
    const number = (written: string) => known.get(Number(String(written ?? "").trim()));
    const [a, b] = [number(this.a), number(this.b)];
    const turn = (this.turn += 1);
    if (!a || !b) {
      this.error = new ApiError("badInput", t("why-not-number", { n: String((a ? this.b : this.a) ?? "") }));
      return;
    }
    this.busy = true;
    try {
      const answer = await client.get("round.why", { tournament: desk.tournament ?? 0, a: a.entrant, b: b.entrant });
      if (turn === this.turn) this.answer = answer;
    } catch (error) {
      if (turn === this.turn) this.error = error as ApiError;
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }

  /** The question put away, and an answer on its way with it. */
  clear() {
    this.turn += 1;
    this.a = "";
    this.b = "";
    this.stale();
  }

  /** The draft changed: the answer was about the one before. */
  stale() {
    this.turn += 1;
    this.waiting = false;
    this.busy = false;
    this.answer = undefined;
    this.error = undefined;
  }
}
