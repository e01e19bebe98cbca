// An event of made-up players, made through the desk's methods as a client would make it.

/** Name, rating, title, federation, club. Diacritics and long names are there on purpose. */
export const PLAYERS = [
  ["Arquestain, Amaia", 2410, "WGM", "ESP", "Casa Roble"],
  ["Bracquell, Mario", 2385, "IM", "ARG", "Peña Norte"],
  ["Żółkevna, Łucja", 2302, "WFM", "POL", "Skoczek Północ"],
  ["Carrascoy y Montenegro-Valdelomar, Maximiliano", 2254, "FM", "CHI", "Círculo del Valle"],
  ["Dalmorente, Vilma", 2190, "", "ESP", "Casa Roble"],
  ["Ensoler, Bruno", 2122, "CM", "URU", "Torre Blanca"],
  ["Ferrandol, Yara", 2040, "", "ESP", "Peña Norte"],
  ["Gostervik, Fermín", 1988, "", "NOR", ""],
  ["Haldenby, Pau", 1930, "", "ESP", "Torre Blanca"],
  ["Iturmendoa, Ñaki", 1855, "", "ESP", "Casa Roble"],
  ["Jofrelán, Íñigo", 1790, "", "PER", ""],
  ["Kestrelwood, Ann", 1712, "", "ENG", "Rook & Pawn"],
];

/** An event with players; answers its tournament. `call(method, params)` asks the desk. */
export async function makeEvent(call, { name = "Villa del Roble Open", system = "fide-dutch-2026", rounds = 5, players = 8 } = {}) {
  await call("actor.set", { name: "Quillmere, Nora", role: "chief" });
  await call("event.create", { name, system, rounds });
  const { event } = await call("frame.get");
  const tournament = event.tournaments[0].id;
  for (const [player, rating, title, federation, club] of PLAYERS.slice(0, players)) {
    const input = { name: player, title, sex: "", federation, rating: String(rating), fideId: "", birth: "", club, contact: "" };
    await call("players.add", { tournament, player: input });
  }
  return tournament;
}

/** Draws and publishes the next round; warnings are confirmed. */
export async function publish(call, tournament) {
  const draft = await call("round.draft", { tournament });
  const confirmed = draft.findings.filter(({ level }) => level === "confirm").map(({ id }) => id);
  await call("round.publish", { tournament, round: draft.round, seen: draft.seen, confirmed, reason: confirmed.length ? "decided by the arbiter" : "" });
  return call("round.get", { tournament, round: draft.round });
}

/** Enters results in the order of the boards; null leaves a board open. */
export async function results(call, tournament, outcomes) {
  const { boards } = await call("round.get", { tournament });
  for (const [at, outcome] of outcomes.entries()) {
    if (outcome) await call("result.enter", { tournament, game: boards[at].game, outcome, pass: 1, source: "slip", seen: "clear" });
  }
}
