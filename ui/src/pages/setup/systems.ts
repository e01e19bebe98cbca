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
  ["scheveningen", "system-scheveningen"],
];

export const isRoundRobin = (system: string) => system.startsWith("berger");

/** Whether a table says who meets, whatever the results: the number of rounds follows from the players. */
export const hasTable = (system: string) => isRoundRobin(system) || system === "scheveningen";

/** Whether players meet by their scores, so that virtual points mean something. */
export const pairsByScore = (system: string) => !hasTable(system) && !["keizer", "knock-out"].includes(system);

const family = (system: string) => (hasTable(system) ? "berger" : system === "keizer" ? "keizer" : "swiss");

/** Whether tie-breaks of one tournament suit another system. Without any the desk takes the usual ones. */
export const tieBreaksAsIn = (basis: { system: string }, system: string) => family(basis.system) === family(system);
