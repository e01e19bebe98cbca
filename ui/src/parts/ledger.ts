/** A column of a ledger table. */
export interface Column {
  key: string;
  head: string;
  /** Spoken head where the visible one is short or empty. */
  spoken?: string;
  align?: "num" | "c";
  /** `name` takes a good part of the room, `text` all that is left; `opt` leaves on narrow windows; `wide` comes on wide ones. */
  kind?: "name" | "text" | "opt" | "wide" | "title" | "grid" | "fit";
  /** The box before the head. */
  box?: "w" | "b";
  /** The cell cursor passes it by. */
  skip?: boolean;
}

/** Kinds of columns that leave where a surname would be cut. */
export const LEAVE: Column["kind"][] = ["wide", "opt", "title"];

/** The heads of the columns that may leave, in their order: those of wide windows from the right, then the others, titles last. */
export function leaving(columns: Column[]): string[] {
  const heads = (kind: Column["kind"]) => [...new Set(columns.filter((column) => column.kind === kind).map((column) => column.head))];
  return [...heads("wide").reverse(), ...heads("opt"), ...heads("title")];
}

/** Rows above which only those in view are drawn. */
export const VIRTUAL_FROM = 300;

/** First and last row to draw, a few more than are in view. */
export function window(rows: number, scrolled: number, height: number, row: number): [number, number] {
  if (rows <= VIRTUAL_FROM || row <= 0) return [0, rows];
  const first = Math.max(0, Math.floor(scrolled / row) - 20);
  const last = Math.min(rows, Math.ceil((scrolled + height) / row) + 20);
  return [first, Math.max(first, last)];
}

/** Where the keyboard goes when what had the focus is gone: the table of the page, else the page. */
export function tableOrPage(): HTMLElement | null {
  return document.querySelector<HTMLElement>("main table[role=grid]") ?? document.querySelector<HTMLElement>("main");
}
