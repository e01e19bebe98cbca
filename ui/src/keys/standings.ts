// Keys of the standings, while the table has the focus.

/** True for the key that opens "as of". */
export function opensAsOf(pressed: string): boolean {
  return pressed === "a" || pressed === "A";
}
