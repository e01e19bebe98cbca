// How the window reaches the desk: through Tauri's `call`, or over HTTP. Nothing else in the UI knows which.
import type { Changes, Topic, Wording } from "./types.gen";
import { t } from "../words/words.svelte";
import { type Answer, type Method, type Params, TOPICS } from "./methods";

export type Code = "badInput" | "notFound" | "refused" | "needsReason" | "stale" | "noEvent" | "readOnly" | "damaged" | "io" | "internal" | "unreachable";

/** What the desk says when it does not do what was asked. `message` and `hint` are worded. */
export class ApiError extends Error {
  constructor(
    readonly code: Code,
    message: string,
    readonly hint?: string,
    readonly field?: string,
    /** The same in other languages. */
    readonly others: Wording[] = [],
  ) {
    super(message);
    this.name = "ApiError";
  }

  /** Its words in a language; as they came where the desk did not word it in that one. */
  in(language: string): { message: string; hint?: string } {
    const other = this.others.find((one) => one.language === language);
    return other ?? { message: this.message, ...(this.hint ? { hint: this.hint } : {}) };
  }
}

export interface Change {
  seq: number;
  stale: Topic[];
}

/** One way of carrying a call. */
export interface Transport {
  call(method: string, params: unknown, lang: string): Promise<unknown>;
  listen(heard: (change: Change) => void): void;
}

export function isTauri(): boolean {
  return "isTauri" in globalThis && Boolean((globalThis as { isTauri?: boolean }).isTauri);
}

const ALL_TOPICS: Topic[] = ["frame", "setup", "players", "rounds", "standings", "claims", "journal", "settings"];
/** Changes made before the line was open, or while it was down, were not heard: everything is asked again. */
const EVERYTHING: Change = { seq: 0, stale: ALL_TOPICS };

function asError(raw: unknown): ApiError {
  if (raw instanceof ApiError) return raw;
  if (raw && typeof raw === "object" && "code" in raw && "message" in raw) {
    const e = raw as { code: Code; message: string; hint?: string; field?: string; others?: Wording[] };
    return new ApiError(e.code, e.message, e.hint ?? undefined, e.field ?? undefined, e.others ?? []);
  }
  return new ApiError("unreachable", String(raw instanceof Error ? raw.message : raw));
}

const tauri: Transport = {
  async call(method, params, lang) {
    const { invoke } = await import("@tauri-apps/api/core");
    return invoke("call", { method, params, lang });
  },
  listen(heard) {
    void import("@tauri-apps/api/event")
      .then(({ listen }) => listen<Change>("changed", (e) => heard(e.payload)))
      .then(() => heard(EVERYTHING));
  },
};

export const http: Transport = {
  async call(method, params, lang) {
    const asked = { method: "POST", headers: { "Content-Type": "application/json", "Accept-Language": lang, "X-Arbiter": "1" }, body: JSON.stringify(params ?? {}) };
    let answer: Response;
    let body: unknown;
    try {
      answer = await fetch(`/api/${method}`, asked);
      const text = await answer.text();
      body = text ? JSON.parse(text) : null;
    } catch {
      // The browser's own words for it are English and say nothing of a cure.
      throw new ApiError("unreachable", t("trouble-unreachable-hint"));
    }
    if (!answer.ok) throw asError(body);
    return body;
  },
  listen(heard) {
    if (typeof EventSource === "undefined") return;
    const source = new EventSource("/api/events");
    const take = (e: MessageEvent<string>) => {
      try {
        heard(JSON.parse(e.data) as Change);
      } catch {
        // A keep-alive line carries no change.
      }
    };
    source.onopen = () => heard(EVERYTHING);
    source.onmessage = take;
    source.addEventListener("changed", take as EventListener);
  },
};

/** Calls, remembers answers, and forgets them when the desk says that their topics are stale. */
export class Client {
  private readonly cache = new Map<string, { method: Method; answer: Promise<unknown> }>();
  private readonly watchers = new Set<(stale: ReadonlySet<Topic>) => void>();
  private readonly answered: (() => void)[] = [];
  lang = "en";

  constructor(private transport: Transport) {}

  use(transport: Transport) {
    this.transport = transport;
    this.cache.clear();
  }

  start() {
    this.transport.listen((change) => this.drop(change.stale));
  }

  /** Asks the desk, past the cache. A write's stale topics are dropped before it returns. */
  async call<M extends Method>(method: M, params: Params<M>): Promise<Answer<M>> {
    let answer: unknown;
    try {
      answer = await this.transport.call(method, params, this.lang);
    } catch (raw) {
      throw asError(raw);
    }
    for (const heard of this.answered) heard();
    const changes = (answer as { changes?: Changes } | null)?.changes ?? (answer as Changes | null);
    if (changes && Array.isArray(changes.stale)) this.drop(changes.stale);
    return answer as Answer<M>;
  }

  /** Asks once, and gives the same answer until one of its topics goes stale. */
  get<M extends Method>(method: M, params: Params<M>): Promise<Answer<M>> {
    const key = `${this.lang} ${method} ${JSON.stringify(params)}`;
    const held = this.cache.get(key);
    if (held) return held.answer as Promise<Answer<M>>;
    const answer = this.call(method, params);
    this.cache.set(key, { method, answer });
    answer.catch(() => this.cache.delete(key));
    return answer;
  }

  drop(stale: Topic[]) {
    const topics = new Set(stale);
    for (const [key, held] of this.cache) {
      if ((TOPICS[held.method] ?? []).some((topic) => topics.has(topic))) this.cache.delete(key);
    }
    for (const watcher of this.watchers) watcher(topics);
  }

  dropAll() {
    this.cache.clear();
    for (const watcher of this.watchers) watcher(new Set(ALL_TOPICS));
  }

  /** `heard` is told of every answer of the desk. */
  onAnswer(heard: () => void) {
    this.answered.push(heard);
  }

  watch(watcher: (stale: ReadonlySet<Topic>) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }
}

export const client = new Client(isTauri() ? tauri : http);
