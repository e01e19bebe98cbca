// Keys while moves are offered under the text of a sheet.

export type CompleteCommand = "take" | "next" | "before" | "leave";

const KEYS: Record<string, CompleteCommand> = { Tab: "take", Enter: "take", Down: "next", Up: "before", Esc: "leave" };

export function completeKey(pressed: string): CompleteCommand | undefined {
  return KEYS[pressed];
}
