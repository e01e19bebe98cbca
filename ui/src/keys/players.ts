// Keys of the player list, while it has the focus.

export type PlayerCommand = "add" | "out" | "leave";

const KEYS: Record<string, PlayerCommand> = { "+": "add", Insert: "add", Delete: "out", Esc: "leave" };

export function playerKey(pressed: string): PlayerCommand | undefined {
  return KEYS[pressed];
}
