// Keys of the incident page: a board number, the side, a letter that says what happened.
import { folded } from "../words/outcomes";

export type IncidentCommand = { kind: "digit"; digit: string } | { kind: "rub" } | { kind: "side"; side: "white" | "black" | "" } | { kind: "withdraw" } | { kind: "leave" };

const SIDES: Record<string, "white" | "black" | ""> = { "+": "white", "-": "black", "*": "" };

/** What a key of the entry means; letters are looked up by the page, for they follow the language. */
export function incidentKey(pressed: string): IncidentCommand | undefined {
  if (/^\d$/.test(pressed)) return { kind: "digit", digit: pressed };
  const side = SIDES[pressed];
  if (side !== undefined) return { kind: "side", side };
  if (pressed === "Backspace") return { kind: "rub" };
  if (pressed === "Delete") return { kind: "withdraw" };
  if (pressed === "Esc") return { kind: "leave" };
  return undefined;
}

/** The code whose letter this is; `letters` are those of the language spoken. */
export function kindOf(pressed: string, letters: Readonly<Record<string, string>>): string | undefined {
  const wanted = folded(pressed);
  return Object.keys(letters).find((code) => folded(letters[code] ?? "") === wanted);
}
