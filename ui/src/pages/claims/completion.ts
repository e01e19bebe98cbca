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
