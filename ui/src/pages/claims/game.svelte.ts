// The game that a ruling goes to, in whatever round it was played: a page that rules on it always shows it.
import { untrack } from "svelte";
import { client } from "../../api/client";
import { Query } from "../../api/query.svelte";
import type { BoardRow, RoundView } from "../../api/types.gen";
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
      const last = desk.tab?.published ?? 0;
      if (!wanted || !tournament || !this.round.data || this.here) return;
      let asked = true;
      void seek(tournament, last, wanted).then(
        (found) => {
          if (!asked) return;
          this.elsewhere = found;
          if (!found) untrack(letGo);
        },
        // Not known: nothing is ruled until the desk answers.
        () => undefined,
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

async function seek(tournament: number, last: number, game: number): Promise<Found | undefined> {
  const known = await among(last, game, (round) => client.get("round.get", { tournament, round }));
  if (known) return known;
  // What is known here may be behind the desk: a game is given up only if the desk itself has none.
  const { event } = await client.call("frame.get", {});
  const published = event?.tournaments.find((tab) => tab.id === tournament)?.published ?? 0;
  return among(published, game, (round) => client.call("round.get", { tournament, round }));
}

async function among(last: number, game: number, ask: (round: number) => Promise<RoundView>): Promise<Found | undefined> {
  for (let round = last; round > 0; round -= 1) {
    const row = (await ask(round)).boards.find((one) => one.game === game);
    if (row) return { row, round };
  }
  return undefined;
}
