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

/** True for the repeats of a key that is held down: they may move the cursor, never write. */
export function held(event: KeyboardEvent): boolean {
  return event.repeat;
}
