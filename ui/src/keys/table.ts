// Moving the cell cursor of a ledger table.

export interface Cell {
  row: number;
  column: number;
}

export interface Size {
  rows: number;
  columns: number;
  /** Rows that fit on screen. */
  page: number;
}

const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value));

/** Where the key leads, or undefined if it does not move the cursor. */
export function moved(pressed: string, from: Cell, size: Size): Cell | undefined {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const row = (to: number): Cell => ({ row: clamp(to, last.row), column: from.column });
  const column = (to: number): Cell => ({ row: from.row, column: clamp(to, last.column) });
  const leap = Math.max(1, size.page - 1);
  switch (pressed) {
    case "Up":
      return row(from.row - 1);
    case "Down":
      return row(from.row + 1);
    case "PageUp":
      return row(from.row - leap);
    case "PageDown":
      return row(from.row + leap);
    case "Home":
    case "Ctrl+Home":
      return row(0);
    case "End":
    case "Ctrl+End":
      return row(last.row);
    case "Left":
      return size.columns > 1 ? column(from.column - 1) : undefined;
    case "Right":
      return size.columns > 1 ? column(from.column + 1) : undefined;
    default:
      return undefined;
  }
}
