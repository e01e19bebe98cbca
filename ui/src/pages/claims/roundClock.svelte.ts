// The time of day while somebody looks. When a round began and who is awaited is kept by the desk.

class RoundTime {
  now = $state(Date.now());

  /** Ticks while somebody looks. */
  run() {
    this.now = Date.now();
    const timer = setInterval(() => (this.now = Date.now()), 1000);
    return () => clearInterval(timer);
  }
}
export const roundTime = new RoundTime();
