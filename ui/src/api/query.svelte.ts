// A reactive question to the desk: asked again when its parameters, its topics or the language change; the old answer stays meanwhile.
import { untrack } from "svelte";
import { language } from "../words/words.svelte";
import { type ApiError, client } from "./client";
import { type Answer, type Method, type Params, TOPICS } from "./methods";

export class Query<M extends Method> {
  data = $state.raw<Answer<M> | undefined>(undefined);
  error = $state.raw<ApiError | undefined>(undefined);
  busy = $state(false);
  /** What `data` answers: the parameters as text. */
  private answered = $state("");
  private turn = $state(0);

  /** `params` gives null while there is nothing to ask. Must be made while a component is set up. */
  constructor(
    private readonly method: M,
    params: () => Params<M> | null,
  ) {
    $effect(() => {
      const asked = params();
      void this.turn;
      // What the desk says is worded: the answer of another language is an old one.
      void language();
      if (asked === null) {
        this.data = undefined;
        this.error = undefined;
        this.answered = "";
        return;
      }
      return this.ask(asked);
    });
    $effect(() =>
      client.watch((stale) => {
        if ((TOPICS[this.method] ?? []).some((topic) => stale.has(topic))) untrack(() => (this.turn += 1));
      }),
    );
  }

  /** `data` is the answer to these parameters, not an older one that stays meanwhile. */
  answers(params: Params<M>): boolean {
    return this.error === undefined && this.answered === JSON.stringify(params);
  }

  again() {
    this.turn += 1;
  }

  private ask(asked: Params<M>): () => void {
    let wanted = true;
    this.busy = true;
    client.get(this.method, asked).then(
      (answer) => {
        if (!wanted) return;
        this.data = answer;
        this.answered = JSON.stringify(asked);
        this.error = undefined;
        this.busy = false;
      },
      (error: unknown) => {
        if (!wanted) return;
        this.error = error as ApiError;
        this.busy = false;
      },
    );
    return () => {
      wanted = false;
    };
  }
}
