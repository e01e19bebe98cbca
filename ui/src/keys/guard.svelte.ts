// One press, one action: a key held down, a double Enter or a double click never writes twice.

/** For a button or a final act: while it runs, further presses are ignored. */
export class Once {
  busy = $state(false);

  async run<T>(act: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    try {
      return await act();
    } finally {
      this.busy = false;
    }
  }
}

/** For results: writes reach the desk in the order in which they were typed, so that undo takes back the last one typed. */
export class Queue {
  private tail: Promise<unknown> = Promise.resolve();

  run<T>(act: () => Promise<T>): Promise<T> {
    const mine = this.tail.then(act, act);
    this.tail = mine.catch(() => undefined);
    return mine;
  }
}

/**
 * For steps that build on each other: they reach the desk one after the other, in the order in which they were asked for.
 * What waits behind a step that did not go through is dropped: it was meant for what that one would have left.
 */
export class Steps {
  busy = $state(false);
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private turn = 0;

  /** `act` says whether it went through. */
  run(act: () => Promise<boolean>): Promise<void> {
    const turn = this.turn;
    this.waiting += 1;
    this.busy = true;
    const mine = this.tail.then(async () => {
      let went = true;
      try {
        if (turn === this.turn) went = await act();
      } catch (error) {
        went = false;
        throw error;
      } finally {
        if (!went) this.turn += 1;
        this.waiting -= 1;
        this.busy = this.waiting > 0;
      }
    });
    this.tail = mine.catch(() => undefined);
    return mine;
  }

  /** When nothing waits any more. */
  async idle(): Promise<void> {
    while (this.busy) await this.tail;
  }
}

/** True for the repeats of a key that is held down: they may move the cursor, never write. */
export function held(event: KeyboardEvent): boolean {
  return event.repeat;
}
