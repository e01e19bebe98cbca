// The result keys: one table for the page, its legend, the top bar and the settings.

export type KeySet = "A" | "B" | "C" | "D";

/** What a result key writes: a result of the wire, `adjourned` or `clear`. */
export type Written = "1-0" | "=-=" | "0-1" | "+--" | "--+" | "---" | "adjourned" | "clear";

export const KEY_SETS: Record<KeySet, Record<Written, string[]>> = {
  A: { "1-0": ["1", "+"], "=-=": ["5", "="], "0-1": ["0", "-"], "+--": ["3"], "--+": ["4"], "---": ["2"], adjourned: ["7"], clear: ["9", "Delete"] },
  B: { "1-0": ["1"], "=-=": ["3"], "0-1": ["2"], "+--": ["4"], "--+": ["5"], "---": ["6"], adjourned: ["7"], clear: ["0", "Delete"] },
  C: { "1-0": ["1"], "=-=": ["2"], "0-1": ["3"], "+--": ["4"], "--+": ["5"], "---": ["6"], adjourned: ["7"], clear: ["0", "Delete"] },
  D: { "1-0": ["+"], "=-=": ["="], "0-1": ["-"], "+--": ["4"], "--+": ["5"], "---": ["6"], adjourned: ["7"], clear: ["9", "Delete"] },
};

/** Results that have no key of their own: Space opens their list. */
export const OTHER_RESULTS = ["=-0", "0-=", "0-0", "W-L", "D-D", "L-W"] as const;

/** Everything else that the page of results does by key. */
export type ResultCommand = "jump" | "missing" | "second" | "others" | "next" | "leave";

const COMMANDS: Record<string, ResultCommand> = { "/": "jump", ".": "missing", ",": "missing", "*": "second", Space: "others", Enter: "next", Esc: "leave" };

export type Meaning = { kind: "write"; outcome: Written } | { kind: "command"; command: ResultCommand } | { kind: "nothing"; key: string };

export function asKeySet(text: string): KeySet {
  return text in KEY_SETS ? (text as KeySet) : "A";
}

/** What a key means in a set; undefined for keys that never belong to results (letters, arrows, function keys). */
export function meaning(pressed: string, set: KeySet): Meaning | undefined {
  for (const [outcome, keys] of Object.entries(KEY_SETS[set]) as [Written, string[]][]) {
    if (keys.includes(pressed)) return { kind: "write", outcome };
  }
  const command = COMMANDS[pressed];
  if (command) return { kind: "command", command };
  return /^[^\p{L}\s]$/u.test(pressed) && pressed !== "?" ? { kind: "nothing", key: pressed } : undefined;
}

/** The key to print for a result. */
export function keyFor(outcome: Written, set: KeySet): string {
  return KEY_SETS[set][outcome][0] ?? "";
}
