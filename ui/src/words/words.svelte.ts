// The window's own words, from locales/<language>/ui.ftl and desks.ftl. What the desk says comes worded already.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import englishDesks from "../../../locales/en/desks.ftl?raw";
import englishUi from "../../../locales/en/ui.ftl?raw";
import spanishDesks from "../../../locales/es/desks.ftl?raw";
import spanishUi from "../../../locales/es/ui.ftl?raw";
import { pseudo } from "./pseudo";

export type Language = "en" | "es" | "qps";
export const LANGUAGES: Language[] = ["en", "es", "qps"];
export type Args = Record<string, FluentVariable>;

const english = `${englishUi}\n${englishDesks}`;
const spanish = `${spanishUi}\n${spanishDesks}`;

function bundle(locale: string, source: string, transform?: (text: string) => string): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false, ...(transform ? { transform } : {}) });
  made.addResource(new FluentResource(source));
  return made;
}

const bundles: Record<Language, FluentBundle> = {
  en: bundle("en", english),
  es: bundle("es", spanish),
  qps: bundle("en", english),
};

let spoken = $state<Language>("en");

export function language(): Language {
  return spoken;
}

export function speak(wanted: string) {
  spoken = (LANGUAGES as string[]).includes(wanted) ? (wanted as Language) : "en";
  if (typeof document !== "undefined") document.documentElement.lang = spoken === "qps" ? "en" : spoken;
}

/** The words for a key in the language spoken. Reading it in a component makes it follow the language. */
export function t(key: string, args?: Args): string {
  const words = bundles[spoken];
  const message = words.getMessage(key);
  if (!message?.value) return key;
  const text = words.formatPattern(message.value, args ? plain(args) : null, []);
  return spoken === "qps" ? pseudo(text) : text;
}

/** Numbers here name boards, entries and counts: they are written without grouping. */
function plain(args: Args): Args {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value]));
}

const locale = () => (spoken === "es" ? "es" : "en-GB");

/** What a clock on the wall shows, as a date whose UTC parts are those of that clock. */
interface Wall {
  shown: Date;
  /** Minutes that the clock is ahead of UTC. */
  ahead: number;
}

/** A moment on the clock that it names itself, that of the hall: `2026-11-29T18:42:08+01:00`. One in UTC belongs to no hall and is shown on the computer's. */
function wall(at: string): Wall | undefined {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return undefined;
  const offset = /([+-])(\d\d):(\d\d)$/.exec(at);
  const ahead = offset ? (offset[1] === "-" ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3])) : -moment.getTimezoneOffset();
  return { shown: new Date(moment.getTime() + ahead * 60_000), ahead };
}

/** Whether a clock shows the day that it is there now. */
function isToday({ shown, ahead }: Wall): boolean {
  return new Date(Date.now() + ahead * 60_000).toISOString().slice(0, 10) === shown.toISOString().slice(0, 10);
}

/** Now as RFC 3339, on a clock so many minutes ahead of UTC; without them on the computer's. */
export function nowThere(now: number, ahead?: number | null): string {
  const minutes = ahead ?? -new Date(now).getTimezoneOffset();
  const size = Math.abs(minutes);
  const sign = minutes < 0 ? "-" : "+";
  return `${new Date(now + minutes * 60_000).toISOString().slice(0, 19)}${sign}${String(Math.floor(size / 60)).padStart(2, "0")}:${String(size % 60).padStart(2, "0")}`;
}

const dated = (shown: Date, parts: Intl.DateTimeFormatOptions) => shown.toLocaleDateString(locale(), { ...parts, timeZone: "UTC" });

/** `18:42:08` of a moment, on the clock of the hall. */
export function clock(at: string, seconds: boolean): string {
  const found = wall(at);
  return found ? found.shown.toISOString().slice(11, seconds ? 19 : 16) : at;
}

/** The time of a moment of today; of another day with its date, `27 Nov 17:32`. */
export function since(at: string, seconds: boolean): string {
  const found = wall(at);
  if (!found) return at;
  if (isToday(found)) return clock(at, seconds);
  return `${dated(found.shown, { day: "numeric", month: "short" })} ${clock(at, seconds)}`;
}

/** A date without a zone as people write it: `2026-11-21T16:00` is `21 Nov 2026, 16:00`. What is no whole date stays. */
export function written(date: string, weekday?: "short"): string {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(date);
  if (!parts) return date;
  const day = new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  const text = day.toLocaleDateString(locale(), { weekday, day: "numeric", month: "short", year: "numeric" });
  return parts[4] ? `${text}, ${parts[4]}` : text;
}

/** Date and time to the second, for the record. */
export function moment(at: string): string {
  const found = wall(at);
  if (!found) return at;
  return `${dated(found.shown, { day: "numeric", month: "short", year: "numeric" })} ${clock(at, true)}`;
}

/** The day of a moment; with the time if it is today. */
export function day(at: string): string {
  const found = wall(at);
  if (!found) return at;
  if (isToday(found)) return t("when-today", { time: clock(at, false) });
  return dated(found.shown, { day: "numeric", month: "short", year: "numeric" });
}
