// Entering results: what is shown at once, what is on its way, and where the cursor goes next.
import { ApiError, client } from "../../api/client";
import type { BoardRow, RoundView } from "../../api/types.gen";
import { desk } from "../../desk.svelte";
import { OUTCOMES } from "../../words/outcomes";
import { t } from "../../words/words.svelte";

/** What the board shows, as the desk wants to hear it: a result, `adjourned`, or `clear` while it is open or its reports differ. */
function seenOf(row: BoardRow): string {
  if (row.state === "adjourned") return "adjourned";
  return row.state === "differs" ? "clear" : (row.outcome ?? "clear");
}

export class Entry {
  /** Results on their way, by game: shown until the desk has answered. */
  pending = $state<Record<number, string>>({});
  /** Boards whose write was refused because someone was faster: ours and theirs. */
  stale = $state<Record<number, { mine: string; error: ApiError }>>({});
  private readonly written = new Map<number, string>();
  private readonly flying = new Map<number, number>();
  /** The round that is shown, and how many steps back and forth had been taken when it came. */
  private shown = { round: 0, steps: 0 };

  text(row: BoardRow): string {
    const pending = this.pending[row.game];
    return pending === undefined ? row.text : (OUTCOMES[pending]?.text ?? "");
  }
  state(row: BoardRow): string {
    const pending = this.pending[row.game];
    if (pending === undefined) return row.state;
    if (pending === "clear") return "open";
    return pending === "adjourned" ? "adjourned" : "entered";
  }
  isOpen(row: BoardRow): boolean {
    return this.state(row) === "open";
  }

  /** Shows the result at once; the desk hears one after the other, in the order of the keys. */
  write(tournament: number, row: BoardRow, outcome: string, second: boolean) {
    this.pending[row.game] = outcome;
    delete this.stale[row.game];
    const pass = second && row.outcome !== null && outcome !== "clear" ? 2 : 1;
    this.flying.set(row.game, (this.flying.get(row.game) ?? 0) + 1);
    return desk.queue.run(async () => {
      const seen = await this.seen(tournament, row);
      try {
        const changes = await client.call("result.enter", { tournament, game: row.game, outcome, pass, source: "slip", seen });
        this.written.set(row.game, outcome);
        desk.trouble = undefined;
        const game = { board: row.board, white: row.white.name, black: row.black.name };
        desk.did(changes.notice ?? (outcome === "clear" ? t("line-cleared", game) : t("line-result", { ...game, result: OUTCOMES[outcome]?.text ?? outcome })), changes);
      } catch (raw) {
        const error = raw as ApiError;
        if (this.pending[row.game] === outcome) delete this.pending[row.game];
        this.written.delete(row.game);
        if (error.code === "stale") {
          this.stale[row.game] = { mine: OUTCOMES[outcome]?.text ?? outcome, error };
          client.drop(["rounds"]);
        } else desk.trouble = error;
      } finally {
        this.flying.set(row.game, (this.flying.get(row.game) ?? 1) - 1);
      }
    });
  }

  /** What the arbiter saw on the board. An undo of his own, typed just before, is no surprise to him: then it is what the desk says. */
  private async seen(tournament: number, row: BoardRow): Promise<string> {
    const { round, steps } = this.shown;
    if (steps !== desk.stepsTaken && round) {
      const view = await client.get("round.get", { tournament, round }).catch(() => undefined);
      const now = view?.boards.find((board) => board.game === row.game);
      if (now) return seenOf(now);
    }
    return this.written.get(row.game) ?? seenOf(row);
  }

  /** The desk's own view has come: it wins over everything that is not still on its way. */
  settle(view: RoundView) {
    this.shown = { round: view.round, steps: desk.stepsTaken };
    for (const row of view.boards) {
      if (this.pending[row.game] === undefined || (this.flying.get(row.game) ?? 0) > 0) continue;
      delete this.pending[row.game];
      this.written.delete(row.game);
    }
  }
}

/** The next row after `from`, going round, that `wants` the cursor; `from` itself if there is none. */
export function nextRow<R>(rows: R[], from: number, wants: (row: R) => boolean): number {
  for (let step = 1; step <= rows.length; step += 1) {
    const row = (from + step) % rows.length;
    const candidate = rows[row];
    if (candidate !== undefined && row !== from && wants(candidate)) return row;
  }
  return from;
}
