// How columns of figures are written. No arithmetic: the desk gives the figures as text.

const FIGURE = /^-?\d+(?:([.,])(\d+))?$/;

/**
 * The figures of a column with one count of decimals, so that they stand under each other on the decimal mark: `13`, `12.25`
 * become `13.00`, `12.25`. What is no figure stays as it is, and so does a column without decimals.
 */
export function aligned(column: readonly string[]): string[] {
  const found = column.map((text) => FIGURE.exec(text));
  const places = Math.max(0, ...found.map((figure) => figure?.[2]?.length ?? 0));
  const mark = found.find((figure) => figure?.[1])?.[1] ?? ".";
  return column.map((text, i) => {
    const figure = found[i];
    if (!figure || places === 0) return text;
    return `${figure[1] ? text : `${text}${mark}`}${"0".repeat(places - (figure[2]?.length ?? 0))}`;
  });
}
