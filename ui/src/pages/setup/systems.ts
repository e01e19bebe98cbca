// The pairing systems to choose from, wherever one is chosen: code and word.
export const SYSTEMS: [string, string][] = [
  ["fide-dutch-2026", "system-swiss"],
  ["fide-dubov-2026", "system-dubov"],
  ["fide-burstein-2026", "system-burstein"],
  ["fide-lim-2026", "system-lim"],
  ["berger", "system-berger"],
  ["berger-double", "system-berger-double"],
];

/** The number of rounds follows from the number of players. */
export const isRoundRobin = (system: string) => system.startsWith("berger");
