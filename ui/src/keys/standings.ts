// Keys of the standings and the crosstable, while the table has the focus.

/** True for the key that opens "as of". */
export function opensAsOf(pressed: string): boolean {
  return pressed === "a" || pressed === "A";
}

/** True for the key that asks what must happen for a player to be first. */
export function asksWhatIf(pressed: string): boolean {
  return pressed === "w" || pressed === "W";
}

/** True for the key that chooses a category. */
export function choosesCategory(pressed: string): boolean {
  return pressed === "c" || pressed === "C";
}

/** True for the key that opens the card of the player under the cursor. */
export function opensCard(pressed: string): boolean {
  return pressed === "p" || pressed === "P";
}
