// Times on an envelope: seconds on the wire, `1:18:12` to the eye. What is typed may leave the seconds out.

export function shown(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined) return "";
  const two = (n: number) => String(n).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Seconds; undefined if nothing or no time is typed. */
export function typed(text: string): number | undefined {
  const parts = /^\s*(\d{1,2})[:.](\d{1,2})(?:[:.](\d{1,2}))?\s*$/.exec(text);
  if (!parts) return undefined;
  const [hours, minutes, seconds] = [Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 0)];
  return minutes < 60 && seconds < 60 ? hours * 3600 + minutes * 60 + seconds : undefined;
}
