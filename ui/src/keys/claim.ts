// Keys of the claim desk, while the focus is on the sheet, the board or the verdict (never in a text field).

export type ClaimCommand = { kind: "evidence"; n: number } | { kind: "step"; by: number } | { kind: "edge"; last: boolean } | { kind: "turn" };

export function claimKey(pressed: string): ClaimCommand | undefined {
  if (/^[1-9]$/.test(pressed)) return { kind: "evidence", n: Number(pressed) };
  switch (pressed) {
    case "Left":
      return { kind: "step", by: -1 };
    case "Right":
      return { kind: "step", by: 1 };
    case "Up":
      return { kind: "step", by: -2 };
    case "Down":
      return { kind: "step", by: 2 };
    case "Home":
      return { kind: "edge", last: false };
    case "End":
      return { kind: "edge", last: true };
    case "f":
    case "F":
      return { kind: "turn" };
    default:
      return undefined;
  }
}
