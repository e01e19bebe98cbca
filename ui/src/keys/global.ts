// Keys that mean the same on every page.

export type Command = "help" | "players" | "results" | "draft" | "standings" | "claims" | "incidents" | "journal" | "find" | "undo" | "redo" | "print" | "final" | "roundBefore" | "roundAfter" | "newEvent" | "add";

export const GLOBAL: Record<string, Command> = {
  F1: "help",
  "?": "help",
  F2: "players",
  F4: "results",
  F6: "draft",
  F7: "standings",
  F8: "claims",
  F9: "incidents",
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

/** Keys that a browser keeps for itself. */
export const WINDOW_ONLY: Record<string, Command> = { "Ctrl+N": "newEvent" };

/** Add to the list of the page, also while it is empty and has no focus to take. */
const ADDS = new Set<string>(["+", "Insert"]);

/** Left to text fields while one has the focus. */
const OF_TEXT = new Set<string>(["?", "Alt+Left", "Alt+Right"]);

/** Left to text fields that hold typing not written yet. */
const OF_TYPING = new Set<string>(["Ctrl+Z", "Ctrl+Y", "Ctrl+Shift+Z"]);

/** Never done again by a key that is held down. */
export function command(pressed: string, inText: boolean, inWindow = false, typed = inText): Command | undefined {
  if (ADDS.has(pressed)) return inText ? undefined : "add";
  if (inText && OF_TEXT.has(pressed)) return undefined;
  if (inText && typed && OF_TYPING.has(pressed)) return undefined;
  return GLOBAL[pressed] ?? (inWindow ? WINDOW_ONLY[pressed] : undefined);
}

/** The first key of a command, for labels. */
export function keyOf(wanted: Command): string {
  return Object.keys({ ...GLOBAL, ...WINDOW_ONLY }).find((key) => (GLOBAL[key] ?? WINDOW_ONLY[key]) === wanted) ?? "";
}
