// The games of one player, picked from the crosstable: it holds them all, in the order of the rounds.
import type { CrosstableView, Id } from "./types.gen";

export interface CardLine {
  /** Round, or the place in the grid of a round robin. */
  at: number;
  color: string;
  /** The opponent's starting number; empty where there is none. */
  number: string;
  name: string;
  rating: number | null;
  /** As the crosstable has it: `1`, `½`, `+`, `*`, or the points of a bye. */
  result: string;
  game: Id | null;
  /** Board of the game; none for a bye. */
  board: number | null;
}

/** Rounds in which nothing was paired are left out. The view must be by number. */
export function cardLines(view: CrosstableView, entrant: Id): CardLine[] {
  const own = view.rows.find((row) => row.entrant === entrant);
  if (!own) return [];
  return own.cells.flatMap((cell, i) => {
    const opponent = view.form === "grid" ? view.rows[i] : view.rows.find((row) => cell.opponent !== "" && String(row.number) === cell.opponent);
    if (!cell.text || opponent?.entrant === entrant) return [];
    return [{ at: i + 1, color: cell.color, number: opponent ? String(opponent.number) : "", name: opponent?.name ?? "", rating: opponent?.rating ?? null, result: cell.result || cell.text, game: cell.game, board: cell.board }];
  });
}
