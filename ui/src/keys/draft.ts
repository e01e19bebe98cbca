// Single letters of the draft table; they work only while the table has the focus.

export type DraftCommand = "lock" | "swap" | "colors" | "bye" | "free" | "why" | "leave";

const KEYS: Record<string, DraftCommand> = { l: "lock", L: "lock", s: "swap", S: "swap", c: "colors", C: "colors", b: "bye", B: "bye", u: "free", U: "free", w: "why", W: "why", Esc: "leave" };

export function draftKey(pressed: string): DraftCommand | undefined {
  return KEYS[pressed];
}
