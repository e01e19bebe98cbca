// The pairing systems to choose from, wherever one is chosen: code and word.
export const SYSTEMS: [string, string][] = [
  ["fide-dutch-2026", "system-swiss"],
  ["fide-dubov-2026", "system-dubov"],
  ["fide-burstein-2026", "system-burstein"],
  ["fide-lim-2026", "system-lim"],
  ["fide-double-swiss-2026", "system-double-swiss"],
  ["berger", "system-berger"],
  ["berger-double", "system-berger-double"],
  ["keizer", "system-keizer"],
  ["knock-out", "system-knock-out"],
];

/** The number of rounds follows from the number of players. */
export const isRoundRobin = (system: string) => system.startsWith("berger");

const family = (system: string) => (isRoundRobin(system) ? "berger" : system === "keizer" ? "keizer" : "swiss");

/** Whether tie-breaks of one tournament suit another system. Without any the desk takes the usual ones. */
export const tieBreaksAsIn = (basis: { system: string }, system: string) => family(basis.system) === family(system);
