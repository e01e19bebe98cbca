// Typing the beginning of a name in a table. While it is under way, what stands in names belongs to the name, not to the page.
import { folded } from "../words/outcomes";
import { letter } from "./chord";

/** After this pause a space, an apostrophe or a comma is the page's own key again. */
const PAUSE = 1000;
const IN_NAMES: Record<string, string> = { Space: " ", "'": "'", "’": "'", "‘": "'", "´": "'", "`": "'", ",": "," };
/** These mean results too: they are of the name only where a name goes on so. */
const IN_SOME: Record<string, string> = { "-": "-", ".": "." };

/** Keys that are held or pressed on the way to a letter. */
const ON_THE_WAY = /(^|\+)(Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process)$/;
export const onTheWay = (key: string) => ON_THE_WAY.test(key);

const plain = (name: string) => folded(name).replace(/[’‘ʼ´`]/g, "'");

export class Seek {
  /** The letters so far. */
  text = $state("");
  private last = Number.NEGATIVE_INFINITY;

  /** `names` are those that may be meant. */
  constructor(private readonly names: () => string[]) {}

  /** True if the key is one more letter of the name. */
  takes(key: string, now: number): boolean {
    const more = this.next(key, now);
    if (more === undefined) return false;
    this.text += more;
    this.last = now;
    return true;
  }
  private next(key: string, now: number): string | undefined {
    if (letter(key)) return key;
    if (!this.text || now - this.last >= PAUSE) return undefined;
    const some = IN_SOME[key];
    return some ? (this.names().some((name) => begins(name, this.text + some)) ? some : undefined) : IN_NAMES[key];
  }
  /** One letter less; false if there is none. */
  back(): boolean {
    if (!this.text) return false;
    this.text = this.text.slice(0, -1);
    return true;
  }
  leave() {
    this.text = "";
    this.last = Number.NEGATIVE_INFINITY;
  }
  /** The name begins with the letters so far. */
  fits(name: string): boolean {
    return begins(name, this.text);
  }
}

const begins = (name: string, text: string) => plain(name).startsWith(plain(text));
