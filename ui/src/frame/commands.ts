// What Ctrl+K can do: every command of the program, with the words that find it. Pages take the word of a place with `onWord`.
import { tick } from "svelte";
import type { Method } from "../api/methods";
import type { Settings } from "../api/types.gen";
import { desk } from "../desk.svelte";
import type { Step } from "../pages/players/StatusDialog.svelte";
import { t } from "../words/words.svelte";

export interface Command {
  id: string;
  /** Key of its words. */
  word: string;
  args?: Record<string, string | number>;
  /** Key of other words that find it. */
  also?: string;
  /** Where it is done; none: everywhere. */
  needs?: "event" | "tournament";
  /** The writing methods of the desk that are reached by it. */
  reaches?: Method[];
  act: () => void;
}

/** What shows the event goes first: once it is closed there is nothing that could be asked for. */
async function closeEvent() {
  const { frame } = desk;
  if (frame) desk.frame = { ...frame, event: null };
  await tick();
  if (!(await desk.write("event.close", {}))) desk.frame = frame;
  else desk.go("home");
}
const to = (page: string, word?: string) => () => desk.go(page, word ? { with: word } : {});
/** A choice that shows at once, and is told: the page looked at may show nothing of it. */
const set = (part: Partial<Settings>, word: string, args: Record<string, string>) => () => void desk.write("settings.set", part).then((done) => done && desk.tell(() => t(word, args), true));
const NAMES = { en: "English", es: "Español" };

/** Commands that are there whatever is shown. */
const everywhere = (): Command[] => [
  { id: "undo", word: "keys-undo", also: "palette-also-undo", reaches: ["journal.undo"], act: () => void desk.undo() },
  { id: "redo", word: "keys-redo", also: "palette-also-redo", reaches: ["journal.redo"], act: () => void desk.redo() },
  { id: "print", word: "keys-print", also: "palette-also-print", act: () => void desk.print() },
  { id: "help", word: "palette-help", also: "palette-also-help", act: () => (desk.helpOpen = true) },
  { id: "new-event", word: "home-new", also: "palette-also-new-event", reaches: ["event.create"], act: to("home", "new") },
  { id: "open-file", word: "home-open-file", also: "palette-also-open-file", reaches: ["event.open", "event.import", "event.salvage"], act: to("home", "open") },
  { id: "example", word: "home-example", reaches: ["example.open"], act: () => void desk.write("example.open", {}).then((done) => done && desk.go("results", { tournament: undefined })) },
  ...CLAIMS.map(([tab, word, also, more]): Command => ({ id: `claim-${tab}`, word: "palette-claim", args: { what: t(word) }, also, ...more, act: to("claims", `tab-${tab}`) })),
  { id: "articles", word: "articles-title", also: "palette-also-articles", act: to("claims", "articles") },
  ...(["en", "es"] as const).map((code): Command => ({ id: `language-${code}`, word: "palette-language", args: { language: NAMES[code] }, also: "palette-also-language", reaches: ["settings.set"], act: set({ language: code }, "palette-language", { language: NAMES[code] }) })),
  ...(["light", "dark", "system"] as const).map((theme): Command => ({ id: `theme-${theme}`, word: "palette-theme", args: { theme: t(`theme-${theme}`) }, also: "palette-also-theme", act: () => set({ theme }, "palette-theme", { theme: t(`theme-${theme}`) })() })),
  ...(["compact", "comfortable"] as const).map((density): Command => ({ id: `density-${density}`, word: "palette-density", args: { density: t(`density-${density}`) }, also: "palette-also-density", act: () => set({ density }, "palette-density", { density: t(`density-${density}`) })() })),
  ...(["a4", "letter"] as const).map((paper): Command => ({ id: `paper-${paper}`, word: "palette-paper", args: { paper: paper === "a4" ? "A4" : t("paper-letter") }, act: () => set({ paper }, "palette-paper", { paper: paper === "a4" ? "A4" : t("paper-letter") })() })),
  ...(["A", "B", "C", "D"] as const).map((keySet): Command => ({ id: `keys-${keySet}`, word: "palette-key-set", args: { set: t(`key-set-${keySet.toLowerCase()}`) }, also: "palette-also-key-set", act: () => set({ keySet }, "palette-key-set", { set: t(`key-set-${keySet.toLowerCase()}`) })() })),
  { id: "who", word: "palette-who", also: "palette-also-who", reaches: ["actor.set"], act: to("settings", "part-who") },
  { id: "folder", word: "palette-folder", also: "palette-also-folder", act: to("settings", "part-copies") },
  { id: "lists", word: "library-title", also: "palette-also-lists", reaches: ["library.update", "library.remove"], act: to("settings", "part-lists") },
];

/** The tabs of the claim desk: their words, other words, and what they need and write. */
const CLAIMS: [string, string, string, Pick<Command, "needs" | "reaches">][] = [
  ["draw", "claim-tab-draw", "palette-also-claim-draw", { reaches: ["claim.rule", "scoresheet.attach", "scoresheet.stand", "photo.attach", "photo.remove"] }],
  ["mate", "claim-tab-mate", "palette-also-claim-mate", {}],
  ["touch", "claim-tab-touch", "palette-also-claim-touch", { reaches: ["ruling.record"] }],
  ["sealed", "claim-tab-sealed", "palette-also-claim-sealed", {}],
  ["clock", "claim-tab-clock", "palette-also-claim-clock", {}],
  ["round", "claim-tab-round", "palette-also-claim-round", { needs: "event", reaches: ["round.start", "round.await"] }],
];

/** Commands of an open event. */
const ofEvent = (): Command[] => [
  { id: "enter", word: "players-add", also: "palette-also-enter", needs: "tournament", reaches: ["players.add"], act: to("players", "new") },
  { id: "import", word: "players-import", also: "palette-also-import", needs: "tournament", reaches: ["players.import"], act: to("players", "import") },
  { id: "ratings", word: "players-ratings-update", also: "palette-also-ratings", needs: "tournament", reaches: ["players.ratingsUpdate.apply"], act: to("players", "ratings") },
  { id: "renumber", word: "players-renumber", also: "palette-also-renumber", needs: "tournament", reaches: ["players.renumber"], act: () => void desk.write("players.renumber", { tournament: desk.tournament ?? 0 }) },
  { id: "away", word: "away-title", also: "palette-also-away", needs: "tournament", act: to("pairings", "away") },
  { id: "pair", word: "palette-pair", also: "palette-also-pair", needs: "tournament", reaches: ["round.publish"], act: to("pairings") },
  { id: "draw", word: "keys-redraw", needs: "tournament", reaches: ["round.redraw"], act: to("pairings", "draw") },
  { id: "hand", word: "hand-start", also: "palette-also-hand", needs: "tournament", reaches: ["round.hand", "round.pair", "round.free", "round.swap", "round.lock", "round.bye"], act: to("pairings", "hand") },
  { id: "discard", word: "palette-discard", needs: "tournament", reaches: ["round.discard"], act: to("pairings", "discard") },
  { id: "unpublish", word: "palette-unpublish", also: "palette-also-unpublish", needs: "tournament", reaches: ["round.unpublish"], act: () => desk.go("pairings", { round: desk.tab?.published || 1, with: "unpublish" }) },
  { id: "results", word: "palette-results", also: "palette-also-results", needs: "tournament", reaches: ["result.enter", "result.settle", "result.correct"], act: to("results") },
  { id: "missing", word: "keys-missing", also: "palette-also-missing", needs: "tournament", act: to("results", "missing") },
  { id: "second", word: "keys-second", also: "palette-also-second", needs: "tournament", act: to("results", "second") },
  { id: "jump", word: "keys-jump", needs: "tournament", act: to("results", "jump") },
  { id: "others", word: "keys-others", also: "palette-also-others", needs: "tournament", act: to("results", "others") },
  { id: "incident", word: "palette-incident", also: "palette-also-incident", needs: "tournament", reaches: ["incident.add", "incident.withdraw"], act: to("incidents", "new") },
  { id: "adjourn", word: "adjourn-do", also: "palette-also-adjourn", needs: "tournament", reaches: ["game.adjourn"], act: to("adjourned", "adjourn") },
  { id: "resume", word: "keys-resume", also: "palette-also-resume", needs: "tournament", reaches: ["game.resume"], act: to("adjourned") },
  { id: "rulings", word: "rulings-title", also: "palette-also-rulings", needs: "event", reaches: ["ruling.appeal", "ruling.decide"], act: to("claims", "rulings") },
  { id: "as-of", word: "keys-as-of", also: "palette-also-as-of", needs: "tournament", act: to("standings", "asof") },
  { id: "category", word: "palette-category", also: "palette-also-category", needs: "tournament", act: to("standings", "category") },
  { id: "charts", word: "charts-title", also: "palette-also-charts", needs: "tournament", act: to("standings", "charts") },
  { id: "columns", word: "palette-columns", needs: "tournament", act: to("standings", "columns") },
  { id: "teams", word: "palette-teams", also: "palette-also-teams", needs: "tournament", act: to("standings", "teams") },
  { id: "by-rank", word: "palette-crosstable", args: { by: t("crosstable-by-rank") }, needs: "tournament", act: to("crosstable", "rank") },
  { id: "by-number", word: "palette-crosstable", args: { by: t("crosstable-by-number") }, needs: "tournament", act: to("crosstable", "number") },
  { id: "norms", word: "ratings-norms", also: "palette-also-norms", needs: "tournament", reaches: ["norms.exemption", "norms.lastForfeit"], act: to("ratings", "norms") },
  { id: "prizes", word: "palette-prizes", also: "palette-also-prizes", needs: "tournament", reaches: ["prizes.set"], act: to("prizes") },
  ...["trf26", "trf16", "pgn", "csv", "xlsx", "ods", "json"].map((format): Command => ({ id: `export-${format}`, word: "palette-export", args: { what: t(`export-${format}`) }, also: "palette-also-export", needs: "tournament", act: to("prints", `export-${format}`) })),
  { id: "read", word: "files-in", also: "palette-also-read", needs: "tournament", reaches: ["import.file", "import.together"], act: to("prints", "part-files-in") },
  { id: "site", word: "site-title", also: "palette-also-site", needs: "tournament", reaches: ["site.make"], act: to("prints", "part-site") },
  { id: "backup", word: "palette-backup", also: "palette-also-backup", needs: "event", reaches: ["event.backup"], act: () => void desk.write("event.backup", {}) },
  { id: "verify", word: "palette-verify", also: "palette-also-verify", needs: "event", act: to("journal", "verify") },
  { id: "new-tournament", word: "setup-new-tournament", also: "palette-also-new-tournament", needs: "event", reaches: ["tournament.create"], act: to("setup", "new") },
  { id: "part-event", word: "setup-event", also: "palette-also-part-event", needs: "tournament", reaches: ["event.update"], act: to("setup", "part-event") },
  { id: "part-tournament", word: "setup-tournament", also: "palette-also-part-tournament", needs: "tournament", reaches: ["tournament.update"], act: to("setup", "part-tournament") },
  { id: "part-tie-breaks", word: "setup-tie-breaks", also: "palette-also-part-tie-breaks", needs: "tournament", act: to("setup", "part-tie-breaks") },
  { id: "part-schedule", word: "setup-schedule", also: "palette-also-part-schedule", needs: "tournament", act: to("setup", "part-schedule") },
  ...(desk.round > 1 ? [{ id: "round-before", word: "keys-round-before", needs: "tournament", act: () => desk.lookAt(desk.round - 1) } as const] : []),
  ...(desk.round < (desk.tab?.rounds ?? 0) ? [{ id: "round-after", word: "keys-round-after", needs: "tournament", act: () => desk.lookAt(desk.round + 1) } as const] : []),
  { id: "close", word: "palette-close-event", also: "palette-also-close", needs: "event", reaches: ["event.close"], act: () => void closeEvent() },
];

/** What can be done now. */
export function commands(): Command[] {
  const there = { event: desk.event !== undefined, tournament: desk.tournament !== undefined };
  return [...ofEvent(), ...everywhere()].filter((command) => !command.needs || there[command.needs]);
}

/** A command about one player: who it is comes next. */
export interface OfPlayer {
  id: Step | "edit" | "card" | "whatif";
  word: string;
  /** Before the name of the player. */
  short: string;
  also: string;
  reaches?: Method[];
  /** Whom it can be done with, by status and by whether the entry can be taken out. */
  takes: (player: { status: string; removable: boolean }) => boolean;
  act: (entrant: number) => void;
}

const step = (id: Step | "edit") => (entrant: number) => desk.go("players", { with: `${id}-${entrant}` });
const playing = (player: { status: string }) => player.status === "playing";

export const OF_PLAYER: OfPlayer[] = [
  { id: "withdraw", word: "palette-withdraw", short: "player-withdraw", also: "palette-also-withdraw", reaches: ["players.withdraw"], takes: playing, act: step("withdraw") },
  { id: "expel", word: "palette-expel", short: "player-expel", also: "palette-also-expel", reaches: ["players.expel"], takes: playing, act: step("expel") },
  { id: "return", word: "palette-return", short: "player-return", also: "palette-also-return", reaches: ["players.return"], takes: (player) => !playing(player), act: step("return") },
  { id: "bye", word: "palette-bye", short: "player-bye", also: "palette-also-bye", reaches: ["players.bye", "players.byeRevoke"], takes: () => true, act: step("bye") },
  { id: "remove", word: "palette-remove", short: "player-remove", also: "palette-also-remove", reaches: ["players.remove"], takes: (player) => player.removable, act: step("remove") },
  { id: "edit", word: "keys-edit", short: "player-edit", also: "palette-also-edit", reaches: ["players.update"], takes: () => true, act: step("edit") },
  { id: "card", word: "keys-card", short: "keys-card", also: "palette-also-card", takes: () => true, act: (entrant) => (desk.card = entrant) },
  { id: "whatif", word: "palette-whatif", short: "palette-whatif-of", also: "palette-also-whatif", takes: () => true, act: (entrant) => desk.go("standings", { with: `whatif-${entrant}` }) },
];

/** Writing methods that belong to no command of the page, and why. */
export const NO_COMMAND: Partial<Record<Method, string>> = {
  "home.forget": "a row of the list of events",
  "file.upload": "a part of reading a file",
  "tournament.numbering": "of the command line: the window saves the rules of a tournament whole",
};
