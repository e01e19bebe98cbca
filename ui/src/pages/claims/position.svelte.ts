// The position that touched pieces and sealed moves are judged in: that of the sheet, or one that is typed.

export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

export class Position {
  fen = $state(START);
  turned = $state(false);
  private brought = "";
  /** The position that is looked at on the sheet, if it is another than the last time. */
  bring(fen: string) {
    if (fen === this.brought) return;
    this.brought = fen;
    this.fen = fen;
  }
  /** That of another game; what is looked at on its sheet is brought anew. */
  reset(fen: string) {
    this.brought = "";
    this.fen = fen;
  }
}
