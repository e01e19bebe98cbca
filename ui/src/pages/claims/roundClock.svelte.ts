// When a round began and who is not at the board yet. It lasts as long as the window is open: what is decided about a late
// player is written down as an incident.

class RoundClock {
  /** Start of a round where it is not that of the schedule, as `2026-11-29T16:02`. */
  readonly begun = $state<Record<string, string>>({});
  /** `game-side` of the players who are awaited. */
  awaited = $state<string[]>([]);
  now = $state(Date.now());

  key(tournament: number, round: number) {
    return `${tournament}-${round}`;
  }
  awaits(game: number, side: string) {
    return this.awaited.includes(`${game}-${side}`);
  }
  toggle(game: number, side: string) {
    const one = `${game}-${side}`;
    this.awaited = this.awaits(game, side) ? this.awaited.filter((other) => other !== one) : [...this.awaited, one];
  }
  /** Ticks while somebody looks. */
  run() {
    this.now = Date.now();
    const timer = setInterval(() => (this.now = Date.now()), 1000);
    return () => clearInterval(timer);
  }
}
export const roundClock = new RoundClock();
