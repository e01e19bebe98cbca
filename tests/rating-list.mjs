// A made-up rating list in the layout of FIDE's combined download, for the tests and pictures that load one.

const WIDTHS = [15, 61, 4, 4, 5, 5, 15, 4, 6, 4, 3, 6, 4, 3, 6, 4, 3, 6, 4];
const HEAD = ["ID Number", "Name", "Fed", "Sex", "Tit", "WTit", "OTit", "FOA", "SRtng", "SGm", "SK", "RRtng", "RGm", "Rk", "BRtng", "BGm", "BK", "B-day", "Flag"];
const line = (cells) => cells.map((cell, at) => String(cell).padEnd(WIDTHS[at])).join("");

/** The text of a list; each player is `{ id, name, federation, sex, title, rating, birth, flag }`. */
export function ratingList(players) {
  const rows = players.map(({ id, name, federation = "ESP", sex = "M", title = "", rating, birth = 1980, flag = "" }) =>
    line([id, name, federation, sex, title, "", "", "", rating, 12, 20, rating - 40, 3, 20, rating - 60, 0, 20, birth, flag]),
  );
  return `${[line(HEAD), ...rows].join("\n")}\n`;
}

/** Loads a list into the library of this computer and waits until it is there. */
export async function loadList(call, params) {
  await call("library.update", params);
  for (let tries = 0; tries < 200; tries += 1) {
    const { state } = await call("library.progress");
    if (state !== "reading" && state !== "indexing") return state;
    await new Promise((resume) => setTimeout(resume, 25));
  }
  return "late";
}
