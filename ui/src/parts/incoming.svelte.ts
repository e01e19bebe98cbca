// Files that were chosen or dropped to be read in: tables of one event together, others one after the other.
import { client } from "../api/client";
import type { FileIn } from "../api/types.gen";

/** A file to be looked at, and those that are read together with it. */
export interface Looked {
  file: FileIn;
  more: FileIn[];
}

export class Incoming {
  /** What is looked at now. */
  looked = $state.raw<Looked | undefined>();
  #waiting: FileIn[] = [];

  /** Looks at files; `tournament` is where they would go, none for an event of their own. */
  async take(files: FileIn[], into: { tournament?: number } | "new event") {
    const [first, ...rest] = files;
    if (!first) return;
    const asked = into === "new event" ? { fresh: true } : { ...into, fresh: false };
    if (rest.length && (await client.call("import.together", { files, ...asked }).catch(() => false))) {
      this.looked = { file: first, more: rest };
      return;
    }
    this.#waiting = rest;
    this.looked = { file: first, more: [] };
  }

  /** Goes on to the next file. */
  next() {
    const [file, ...rest] = this.#waiting;
    this.#waiting = rest;
    this.looked = file ? { file, more: [] } : undefined;
  }
}
