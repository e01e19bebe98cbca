// The game that a ruling goes to, in whatever round it was played: a page that rules on it always shows it.
import { untrack } from "svelte";
import { type ApiError, client } from "../../api/client";
import { Query } from "../../api/query.svelte";
import type { BoardRow } from "../../api/types.gen";
import { desk } from "../../desk.svelte";

interface Found {
  row: BoardRow;
  round: number;
}

export class GameShown {
  private readonly round = new Query("round.get", () => (desk.tournament ? { tournament: desk.tournament, round: desk.round } : null));
  private elsewhere = $state.raw<Found | undefined>();

  /** `letGo` is told of a game that no published round has. Must be made while a component is set up. */
  constructor(
    private readonly game: () => number | undefined,
    letGo: () => void,
  ) {
    $effect(() => {
      const wanted = game();
      const tournament = desk.tournament;
      // Names, and which rounds there are, change with what is written.
      void desk.event?.seq;
      // What is known stays on the screen while another round is fetched: the game is not lost for a moment.
      if (this.here) this.elsewhere = this.here;
      if (!wanted || !tournament || !this.round.data || this.here) return;
      let asked = true;
      void client.call("round.get", { tournament, game: wanted }).then(
        (view) => {
          const row = view.boards.find((one) => one.game === wanted);
          if (asked) this.elsewhere = row && { row, round: view.round };
        },
        (error: ApiError) => {
          if (!asked) return;
          this.elsewhere = undefined;
          // Without an answer nothing is known, and nothing is ruled.
          if (error.code === "notFound") untrack(letGo);
        },
      );
      return () => {
        asked = false;
      };
    });
  }

  /** The boards of the round looked at. */
  get boards(): BoardRow[] {
    return this.round.data?.boards ?? [];
  }
  private get here(): Found | undefined {
    const row = this.boards.find((one) => one.game === this.game());
    return row && { row, round: this.round.data?.round ?? 0 };
  }
  get found(): Found | undefined {
    return this.here ?? (this.elsewhere?.row.game === this.game() ? this.elsewhere : undefined);
  }
  get row(): BoardRow | undefined {
    return this.found?.row;
  }
  /** Its round, where another one is looked at. */
  get otherRound(): number | undefined {
    return this.found && this.found.round !== desk.round ? this.found.round : undefined;
  }
  /** A ruling may go to it, or to no game: what it goes to is on the screen. */
  get shown(): boolean {
    return this.game() === undefined || this.found !== undefined;
  }
}
