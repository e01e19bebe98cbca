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

/** `18:42:08` of a moment, in the computer's zone. */
export function clock(at: string, seconds: boolean): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return at;
  return moment.toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit", ...(seconds ? { second: "2-digit" as const } : {}), hour12: false });
}

/** The time of a moment of today; of another day with its date, `27 Nov 17:32`. */
export function since(at: string, seconds: boolean): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return at;
  if (moment.toDateString() === new Date().toDateString()) return clock(at, seconds);
  return `${moment.toLocaleDateString(locale(), { day: "numeric", month: "short" })} ${clock(at, seconds)}`;
}

/** A date without a zone as people write it: `2026-11-21T16:00` is `21 Nov 2026, 16:00`. What is no whole date stays. */
export function written(date: string): string {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(date);
  if (!parts) return date;
  const day = new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  const text = day.toLocaleDateString(locale(), { day: "numeric", month: "short", year: "numeric" });
  return parts[4] ? `${text}, ${parts[4]}` : text;
}

/** Date and time to the second, for the record. */
export function moment(at: string): string {
  const when = new Date(at);
  if (Number.isNaN(when.getTime())) return at;
  return `${when.toLocaleDateString(locale(), { day: "numeric", month: "short", year: "numeric" })} ${clock(at, true)}`;
}

/** The day of a moment; with the time if it is today. */
export function day(at: string): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return at;
  const today = moment.toDateString() === new Date().toDateString();
  if (today) return t("when-today", { time: clock(at, false) });
  return moment.toLocaleDateString(locale(), { day: "numeric", month: "short", year: "numeric" });
}
