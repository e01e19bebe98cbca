// Keys that mean the same on every page.

export type Command = "help" | "players" | "results" | "draft" | "standings" | "claims" | "journal" | "find" | "undo" | "redo" | "print" | "final" | "roundBefore" | "roundAfter";

export const GLOBAL: Record<string, Command> = {
  F1: "help",
  "?": "help",
  F2: "players",
  F4: "results",
  F6: "draft",
  F7: "standings",
  F8: "claims",
  "Ctrl+K": "find",
  "Ctrl+J": "journal",
  "Ctrl+Z": "undo",
  "Ctrl+Y": "redo",
  "Ctrl+Shift+Z": "redo",
  "Ctrl+P": "print",
  "Ctrl+Enter": "final",
  "Alt+Left": "roundBefore",
  "Alt+Right": "roundAfter",
};

/** Left to text fields while one has the focus. */
const OF_TEXT = new Set<string>(["?", "Ctrl+Z", "Ctrl+Y", "Ctrl+Shift+Z", "Alt+Left", "Alt+Right"]);

/** Never done again by a key that is held down. */
export function command(pressed: string, inText: boolean): Command | undefined {
  return inText && OF_TEXT.has(pressed) ? undefined : GLOBAL[pressed];
}

/** The first key of a command, for labels. */
export function keyOf(wanted: Command): string {
  return Object.keys(GLOBAL).find((key) => GLOBAL[key] === wanted) ?? "";
}
