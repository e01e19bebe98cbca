// The languages whose piece letters the desk reads.
import { language } from "./words.svelte";

export const LANGUAGES = "en es fr de it pt nl ca gl eu oc da no sv fi is et lv lt pl cs sk sl hr sr hu ro bg ru uk el tr az eo vi id".split(" ");

/** The name of a language in the language spoken. */
export function languageName(code: string): string {
  return new Intl.DisplayNames([language() === "es" ? "es" : "en"], { type: "language" }).of(code) ?? code;
}
