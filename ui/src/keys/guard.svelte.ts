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

/** For boards: writes of one lane run one after the other, those of different lanes side by side. */
export class Lanes {
  private readonly tails = new Map<number, Promise<unknown>>();

  run<T>(lane: number, act: () => Promise<T>): Promise<T> {
    const before = this.tails.get(lane) ?? Promise.resolve();
    const mine = before.then(act, act);
    this.tails.set(lane, mine);
    const done = () => {
      if (this.tails.get(lane) === mine) this.tails.delete(lane);
    };
    mine.then(done, done);
    return mine;
  }
}

/** True for the repeats of a key that is held down: they may move the cursor, never write. */
export function held(event: KeyboardEvent): boolean {
  return event.repeat;
}
