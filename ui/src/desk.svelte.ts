// What every page shares: the open event, the tournament and round looked at, the page, undo, and what the page offers.
import { ApiError, client, type Code, isTauri } from "./api/client";
import { openWritten, pickTarget, showInTab } from "./api/files";
import type { Answer, Method, Params } from "./api/methods";
import type { Changes, Frame, MakeReport } from "./api/types.gen";
import { noteTyping } from "./keys/chord";
import { Once, Queue } from "./keys/guard.svelte";
import { language, t } from "./words/words.svelte";

/** What a page lets the frame's keys do. */
export interface Offer {
  /** Ctrl+Enter. */
  final?: () => void;
  /** F6 where it does more than open the draft. */
  draft?: () => void;
  /** F9 where it does more than open the incidents. */
  incident?: () => void;
  /** Ctrl+P: the report that shows what is seen. */
  print?: () => Partial<MakeReport> | null;
  /** `+` and Insert, wherever the focus is: what the page's list is added to with. */
  add?: () => void;
  /** The page's own keys where nothing that has the focus takes them; true if one was used. */
  keys?: (key: string, event: KeyboardEvent) => boolean;
  /** A draft is on the screen. */
  drafting?: boolean;
}

export interface Place {
  page: string;
  tournament?: number;
  round?: number;
  /** A game, a ruling or a word to begin with. */
  with?: string;
}

/** Pages that show an earlier moment. */
const AS_OF_PAGES = new Set(["standings", "crosstable", "ratings"]);
const asOfIn = (place: Place): number | undefined => Number(/^asof-(\d+)$/.exec(place.with ?? "")?.[1]) || undefined;

export function readHash(hash: string): Place {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const asked = new URLSearchParams(query);
  const place: Place = { page: path || "home" };
  const number = (name: string) => {
    const value = Number(asked.get(name));
    return Number.isInteger(value) && value > 0 ? value : undefined;
  };
  place.tournament = number("t");
  place.round = number("r");
  place.with = asked.get("with") ?? undefined;
  return place;
}

export function writeHash(place: Place): string {
  const asked = new URLSearchParams();
  if (place.tournament) asked.set("t", String(place.tournament));
  if (place.round) asked.set("r", String(place.round));
  if (place.with) asked.set("with", place.with);
  const query = asked.toString();
  return `#/${place.page}${query ? `?${query}` : ""}`;
}

const NOT_SAVED: ReadonlySet<Code> = new Set<Code>(["io", "internal", "damaged", "readOnly", "unreachable"]);

class Desk {
  frame = $state.raw<Frame | undefined>(undefined);
  place = $state<Place>({ page: "home" });
  offer = $state.raw<Offer>({});
  /** What pages keep while others are looked at: a sheet on the claim desk, rules not saved yet. */
  readonly kept = new Map<string, unknown>();
  private said = $state.raw<{ text: string | (() => string); in: string }>({ text: "", in: "" });
  /** The entry that the line tells of, and what takes it back; none if it tells of no change of the event. */
  private lineOf = $state.raw<{ path: string; seq: number; step: "undo" | "redo" } | undefined>(undefined);
  /** It is about the page that was looked at, and goes with it. */
  private linePasses = false;
  /** The last thing that went wrong; stays until solved or put away. */
  trouble = $state.raw<ApiError | undefined>(undefined);
  helpOpen = $state(false);
  findOpen = $state(false);
  /** Whose card is shown. */
  card = $state<number | undefined>(undefined);
  /** Set while Undo needs a reason (it would cross a published round). */
  undoReasonOpen = $state(false);
  /** Results, undo and redo reach the desk in the order of the keys. */
  readonly queue = new Queue();
  /** How often something was taken back or done again here: what was on the screen before shows something else. */
  stepsTaken = 0;
  private readonly printing = new Once();

  /** The undo line: the last action, until the next. Words of another language give way to what Undo would take back. */
  get line(): string {
    const { text, in: spoken } = this.said;
    if (typeof text === "function") return text();
    if (!text || spoken === language()) return text;
    return this.lineOffers === "undo" ? (this.event?.undo ?? "") : "";
  }
  /** What the line offers: only while nothing else was written since, by whomever. */
  get lineOffers(): "undo" | "redo" | undefined {
    const event = this.event;
    if (!this.lineOf || event?.path !== this.lineOf.path || event.seq > this.lineOf.seq) return undefined;
    return event[this.lineOf.step] ? this.lineOf.step : undefined;
  }
  set line(text: string | (() => string)) {
    this.said = { text, in: language() };
  }

  /** Something that was typed did not reach the disk: the time of the last saving would say otherwise. */
  get unsaved(): boolean {
    return this.trouble !== undefined && NOT_SAVED.has(this.trouble.code);
  }

  get event() {
    return this.frame?.event ?? undefined;
  }
  get settings() {
    return this.frame?.settings;
  }
  get tab() {
    const tabs = this.event?.tournaments ?? [];
    return tabs.find((tab) => tab.id === this.place.tournament) ?? tabs[0];
  }
  get tournament(): number | undefined {
    return this.tab?.id;
  }
  /** The round looked at: the chosen one, or the last published (on Pairings the next to draw), or the first. */
  get round(): number {
    const tab = this.tab;
    if (!tab) return 1;
    const next = Math.min(tab.published + 1, Math.max(1, tab.rounds));
    const last = this.place.page === "pairings" ? next : Math.max(1, tab.published);
    return this.place.round ? Math.min(this.place.round, tab.rounds || this.place.round) : last;
  }

  /** Protest evidence: the entry of the journal up to which the tables count, where one was chosen. */
  get asOf(): number | undefined {
    return AS_OF_PAGES.has(this.place.page) ? asOfIn(this.place) : undefined;
  }

  /** Where a page of the open event keeps things. */
  keptAs(what: string): string {
    return [what, this.event?.path ?? "", this.tournament ?? ""].join(" ");
  }

  /** Where a page begins. From one table to the other the moment stays; to the page that is shown, one goes back to now. */
  placeOf(page: string): Place {
    const stays = this.asOf && page !== this.place.page && AS_OF_PAGES.has(page) ? { with: this.place.with } : {};
    return { page, tournament: this.place.tournament, ...stays };
  }

  go(page: string, more: Partial<Place> = {}) {
    const place: Place = { ...this.placeOf(page), round: undefined, ...more };
    const hash = writeHash(place);
    // What is asked for again on the page that is shown is done again.
    if (location.hash === hash) dispatchEvent(new HashChangeEvent("hashchange"));
    else location.hash = hash;
  }

  lookAt(round: number) {
    const tab = this.tab;
    if (!tab || round < 1 || round > Math.max(tab.rounds, 1)) return;
    location.hash = writeHash({ ...this.place, round, with: this.asOf ? this.place.with : undefined });
  }

  switchTo(tournament: number) {
    location.hash = writeHash({ page: this.place.page, tournament });
  }

  /** A write: what it says goes to the undo line, what goes wrong stays on the page. */
  async write<M extends Method>(method: M, params: Params<M>, line?: string): Promise<Answer<M> | undefined> {
    const before = this.event;
    try {
      const answer = await client.call(method, params);
      this.trouble = undefined;
      noteTyping(false);
      const changes = answer as Changes | null;
      const wrote = before !== undefined && (changes?.seq ?? 0) > before.seq;
      // What the desk has to say comes before the words of the page: it is about what was typed.
      const said = changes?.notice ?? line ?? "";
      if (wrote) this.did(said, changes);
      else this.tell(said);
      if (!said && wrote) await this.sayWhatIsUndone(before.path);
      return answer;
    } catch (error) {
      this.trouble = error as ApiError;
      return undefined;
    }
  }

  /** The undo line after a change of the event. */
  did(text: string, changes: { seq: number } | null | undefined, step: "undo" | "redo" = "undo") {
    this.line = text;
    this.lineOf = changes && this.event ? { path: this.event.path, seq: changes.seq, step } : undefined;
    this.linePasses = false;
  }

  /** Words for the line that are no change of the event. */
  tell(text: string | (() => string), passes = false) {
    this.line = text;
    this.lineOf = undefined;
    this.linePasses = passes;
  }

  /** Another page is shown. */
  leave() {
    if (this.linePasses) this.line = "";
  }

  /** A write without words of its own is named as Undo names it. */
  private async sayWhatIsUndone(path: string) {
    const event = (await client.get("frame.get", {})).event;
    if (event?.path === path) this.line = event.undo ?? "";
  }

  /** Asked once what was typed before has reached the desk: the frame on the screen may be behind it. */
  private async lacks(step: "undo" | "redo"): Promise<boolean> {
    const { event } = await client.get("frame.get", {});
    return event !== null && !event[step];
  }

  undo(reason?: string) {
    return this.queue.run(async () => {
      try {
        if (await this.lacks("undo")) return void this.tell(() => t("top-undo-nothing"), true);
        const changes = await client.call("journal.undo", { reason: reason ?? "" });
        this.stepsTaken += 1;
        this.did(changes.notice ?? "", changes, "redo");
        this.trouble = undefined;
        this.undoReasonOpen = false;
      } catch (error) {
        const known = error as ApiError;
        if (known.code === "needsReason" && !reason) this.undoReasonOpen = true;
        else this.trouble = known;
      }
    });
  }

  redo() {
    return this.queue.run(async () => {
      if (await this.lacks("redo").catch(() => false)) return void this.tell(() => t("top-redo-nothing"), true);
      if (await this.write("journal.redo", {})) this.stepsTaken += 1;
    });
  }

  /** Makes the PDF of what is seen: saved and opened in the window, shown in a tab of the browser. */
  print(asked?: Partial<MakeReport>) {
    const report = asked ?? this.offer.print?.();
    if (!report?.kind) {
      this.tell(() => t("print-nothing"), true);
      return Promise.resolve(undefined);
    }
    this.leave();
    return this.printing.run(() => this.printReport(report));
  }

  private async printReport(asked: Partial<MakeReport>) {
    const report: MakeReport = { kind: "", paper: this.settings?.paper ?? "a4", format: "pdf", tournament: this.tournament, ...asked };
    try {
      if (!isTauri()) return showInTab(await client.call("report.make", report));
      const path = await pickTarget(`${report.kind}${report.round ? `-${report.round}` : ""}.pdf`);
      if (!path) return;
      const made = await client.call("report.make", { ...report, path });
      this.tell(() => t("print-saved", { path: made.saved ?? path }));
      await openWritten(made.saved ?? path);
    } catch (error) {
      this.trouble = error instanceof ApiError ? error : new ApiError("io", String(error));
    }
  }
}

export const desk = new Desk();
// That nobody answered is over with the first answer; what was not written is empty on the page.
client.onAnswer(() => {
  if (desk.trouble?.code === "unreachable") desk.trouble = undefined;
});

/**
 * What a page was asked to begin with (Ctrl+K, a link), once: `act` answers whether the word is its own and could be done; until
 * then it is asked again whenever what it read changes. Going back to the page later does not do it anew.
 */
export function onWord(act: (word: string) => boolean) {
  let done: Place | undefined;
  $effect(() => {
    const place = desk.place;
    if (!place.with || place === done || !act(place.with)) return;
    done = place;
    history.replaceState(history.state, "", writeHash({ ...place, with: undefined }));
  });
}

/** While the calling component lives, the frame's keys do what it offers. */
export function offering(offer: () => Offer) {
  $effect(() => {
    const mine = offer();
    desk.offer = mine;
    return () => {
      if (desk.offer === mine) desk.offer = {};
    };
  });
}
