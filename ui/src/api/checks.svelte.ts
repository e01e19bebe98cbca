// What the desk says about a form while it is typed: asked a moment after the last key, in the language spoken.
import { language } from "../words/words.svelte";
import { client } from "./client";
import type { Method, Params } from "./methods";
import type { CheckView } from "./types.gen";

type CheckMethod = Extract<Method, "setup.check" | "players.check">;

export class Checks<M extends CheckMethod> {
  found = $state.raw<CheckView[]>([]);

  /** `params` gives null while there is nothing to check. Must be made while a component is set up. */
  constructor(method: M, params: () => Params<M> | null) {
    $effect(() => {
      void language();
      const asked = params();
      if (asked === null) {
        this.found = [];
        return;
      }
      let wanted = true;
      const timer = setTimeout(() => {
        client.call(method, asked).then(
          (found) => wanted && (this.found = found as CheckView[]),
          // What cannot be checked now is checked when it is saved.
          () => wanted && (this.found = []),
        );
      }, 250);
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    });
  }

  /** Those of one field; of a list, those of one row or round. */
  of(field: string, at?: { round?: number; row?: number }): CheckView[] {
    return this.found.filter((one) => one.field === field && (at?.round === undefined || one.round === at.round) && (at?.row === undefined || one.row === at.row));
  }

  get refused(): boolean {
    return this.found.some((one) => one.severity === "refused");
  }
}
