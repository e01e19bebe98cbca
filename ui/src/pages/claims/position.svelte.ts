// The position that touched pieces and sealed moves are judged in: that of the sheet, or one that is typed.

export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

export class Position {
  fen = $state(START);
  turned = $state(false);
}
