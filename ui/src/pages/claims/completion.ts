// Completing a move while a sheet is typed: which of the moves that can come next begin with what stands there. Signs that
// are often left out do not matter, and zeros castle like letters.

const bare = (move: string) => move.replace(/[x:+#=\-.()]/g, "").replace(/0/g, "O");

/** What is being typed at the end of a text: the text before it, and the beginning of the move. */
export function atEnd(text: string): { before: string; begun: string } {
  const word = /\S*$/.exec(text)?.[0] ?? "";
  const begun = word.replace(/^\d+\.+/, "");
  return { before: text.slice(0, text.length - begun.length), begun };
}

/** Moves that begin so, a whole one first; in the letters' case, or in any if none does. At most eight. */
export function fitting(begun: string, moves: readonly string[]): string[] {
  const wanted = bare(begun);
  if (!wanted) return [];
  const among = (fold: (text: string) => string) => moves.filter((move) => fold(bare(move)).startsWith(fold(wanted)));
  const exact = among((text) => text);
  const found = exact.length ? exact : among((text) => text.toLocaleLowerCase());
  return [...found].sort((a, b) => Number(bare(b) === wanted) - Number(bare(a) === wanted)).slice(0, 8);
}

/** A move that was completed by itself: what stands before it, what was typed of it, the move. */
export interface Taken {
  before: string;
  typed: string;
  move: string;
}

/** The only move that begins so, once two signs of it are typed. Castling is typed in full: either side may be meant. */
export function certain(begun: string, moves: readonly string[]): string | undefined {
  const wanted = bare(begun);
  if (wanted.length < 2 || wanted.startsWith("O")) return undefined;
  const found = moves.filter((move) => bare(move).startsWith(wanted));
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The text after a sign that follows a completed move: a hand that types on types the same move. A figure that contradicts it, or
 * Backspace, brings back what was typed, for a sheet is evidence as it is written. Undefined where a new move begins.
 */
export function typedOn(taken: Taken, rubbed: boolean, sign: string): { text: string; taken?: Taken } | undefined {
  const whole = `${taken.before}${taken.move} `;
  if (rubbed) return { text: taken.before + taken.typed };
  if (sign === " ") return { text: whole };
  const rest = bare(taken.move).slice(bare(taken.typed).length);
  if (bare(sign) === "" || (rest && rest.startsWith(bare(sign)))) return { text: whole, taken: { ...taken, typed: taken.typed + sign } };
  return /\d/.test(sign) ? { text: taken.before + taken.typed + sign } : undefined;
}
