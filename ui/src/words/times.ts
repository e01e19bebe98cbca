// Times as clocks show them: seconds or milliseconds on the wire, `1:18:12` to the eye.

const two = (n: number) => String(n).padStart(2, "0");

/** Time used, always with its hours: `0:04:05`. */
export function shown(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined) return "";
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Seconds; undefined if nothing or no time is typed. Seconds may be left out. */
export function typed(text: string): number | undefined {
  const parts = /^\s*(\d{1,2})[:.](\d{1,2})(?:[:.](\d{1,2}))?\s*$/.exec(text);
  if (!parts) return undefined;
  const [hours, minutes, seconds] = [Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 0)];
  return minutes < 60 && seconds < 60 ? hours * 3600 + minutes * 60 + seconds : undefined;
}

/** A span, its sign left out: `42:08`, `1:02:03`. */
export function span(milliseconds: number): string {
  const seconds = Math.floor(Math.abs(milliseconds) / 1000);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  const hours = Math.floor(seconds / 3600);
  return hours ? `${hours}:${rest}` : rest;
}
