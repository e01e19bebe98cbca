// The real window: Xvfb, WebKitWebDriver and the program, spoken to by W3C WebDriver over fetch.
import { existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { AXE, WCAG, lines } from "../axe.mjs";
import { freePort, program, scratch, start, stop, until } from "../process.mjs";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Names of keys for `press`, by the WebDriver recommendation (17.4.2). */
export const KEYS = {
  Backspace: "\uE003", Tab: "\uE004", Enter: "\uE007", Shift: "\uE008", Control: "\uE009", Alt: "\uE00A",
  Escape: "\uE00C", Space: " ", PageUp: "\uE00E", PageDown: "\uE00F", End: "\uE010", Home: "\uE011",
  Left: "\uE012", Up: "\uE013", Right: "\uE014", Down: "\uE015", Delete: "\uE017",
  F1: "\uE031", F2: "\uE032", F3: "\uE033", F4: "\uE034", F6: "\uE036", F7: "\uE037", F8: "\uE038", F9: "\uE039",
};

/**
 * Opens the window on an event file (or none), runs `journey(window)`, and ends everything.
 * `options.data` keeps the data folder of an earlier window, to test what survives a restart.
 */
export async function withWindow(options, journey) {
  const own = scratch();
  const running = [];
  let session;
  try {
    const display = await openDisplay(own.path, running);
    session = await openSession({ ...options, display, folder: own.path, running });
    await journey(session);
  } catch (error) {
    const logs = running.map((process_) => `--- ${process_.command}:\n${process_.said()}`);
    error.message += ["", await session?.seen(), ...logs].join("\n");
    throw error;
  } finally {
    await session?.close();
    for (const process_ of running.reverse()) await stop(process_);
    killLeftovers(own.path);
    own.remove();
  }
}

/** A display of the test's own; Xvfb chooses a free number and writes it to its standard output. */
async function openDisplay(folder, running) {
  const log = join(folder, "xvfb.log");
  const args = ["-displayfd", "1", "-screen", "0", "1366x768x24", "-nolisten", "tcp", "-noreset"];
  const xvfb = start("Xvfb", args, { env: process.env, log });
  running.push(xvfb);
  const number = await until("Xvfb", () => /^(\d+)$/m.exec(xvfb.said())?.[1], { alive: xvfb });
  return `:${number}`;
}

async function openSession({ event, data, language = "en", display, folder, running }) {
  const home = data ?? join(folder, "data");
  mkdirSync(home, { recursive: true });
  const env = {
    PATH: process.env.PATH,
    // Whatever a library writes outside the data folder goes with the test too.
    HOME: folder,
    DISPLAY: display,
    LANG: language === "es" ? "es_ES.UTF-8" : "C.UTF-8",
    LC_ALL: language === "es" ? "es_ES.UTF-8" : "C.UTF-8",
    NO_AT_BRIDGE: "1",
    // Without it the window opens, but the session request is never answered.
    TAURI_WEBVIEW_AUTOMATION: "true",
    ARBITER_TEST: "1",
    ARBITER_DATA: home,
    // A mark by which a survivor is found.
    ARBITER_TEST_FOLDER: folder,
  };
  const port = await freePort();
  const driver = start("WebKitWebDriver", [`--port=${port}`], { env, log: join(folder, "driver.log") });
  running.push(driver);
  const ask = client(`http://127.0.0.1:${port}`);
  await until("WebKitWebDriver", () => ask("GET", "/status", undefined, 2), { alive: driver });
  const binary = program("ARBITER_WINDOW", "arbiters-desk");
  if (!existsSync(binary)) throw new Error(`no window program at ${binary}: build it, or set ARBITER_WINDOW`);
  const browserOptions = { binary, args: event ? [event] : [] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": browserOptions } };
  const { sessionId } = await ask("POST", "/session", { capabilities }, 60);
  const window_ = new Window(ask, `/session/${sessionId}`);
  await ask("POST", `/session/${sessionId}/timeouts`, { implicit: 5000, script: 20000, pageLoad: 30000 });
  return window_;
}

/** One request; WebDriver's own error is thrown with its words. */
function client(base) {
  return async (method, path, body, seconds = 30) => {
    const answer = await fetch(base + path, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: { "content-type": "application/json" },
      signal: AbortSignal.timeout(seconds * 1000),
    });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message} (${method} ${path})`);
    return value;
  };
}

/** What a journey can do and see. Elements are given as CSS selectors; the first match counts, waited for up to 5 s. */
class Window {
  #ask;
  #path;

  constructor(ask, path) {
    this.#ask = ask;
    this.#path = path;
  }

  #get(path) {
    return this.#ask("GET", this.#path + path);
  }

  #post(path, body = {}) {
    return this.#ask("POST", this.#path + path, body);
  }

  async #element(selector) {
    const found = await this.#post("/element", { using: "css selector", value: selector });
    return `/element/${found[ELEMENT]}`;
  }

  title() {
    return this.#get("/title");
  }

  async text(selector) {
    return this.#get(`${await this.#element(selector)}/text`);
  }

  /** The texts of all matches at this moment. */
  texts(selector) {
    return this.run("return [...document.querySelectorAll(arguments[0])].map((e) => e.textContent.trim())", selector);
  }

  async click(selector) {
    return this.#post(`${await this.#element(selector)}/click`);
  }

  /** Types into a field. */
  async type(selector, text) {
    return this.#post(`${await this.#element(selector)}/value`, { text });
  }

  /** Presses keys where the focus is: `press("1")`, `press("Control+Enter")`, several one after the other. */
  press(...chords) {
    const actions = chords.flatMap((chord) => {
      const values = (chord.length > 1 ? chord.split("+") : [chord]).map((name) => KEYS[name] ?? name);
      return [
        ...values.map((value) => ({ type: "keyDown", value })),
        ...values.reverse().map((value) => ({ type: "keyUp", value })),
      ];
    });
    return this.#post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  async role(selector) {
    return this.#get(`${await this.#element(selector)}/computedrole`);
  }

  async label(selector) {
    return this.#get(`${await this.#element(selector)}/computedlabel`);
  }

  /** Runs a function body in the page. */
  run(script, ...args) {
    return this.#post("/execute/sync", { script, args });
  }

  /** Asks the desk through the window's own command, as the page does: `{ ok }` or `{ refused }`. */
  call(method, params = {}, lang = "en") {
    return this.invoke("call", { method, params, lang });
  }

  /** Any command of the window or its plugins: `{ ok }` or `{ refused }`. */
  invoke(command, args) {
    const script = `
      const [command, args, done] = arguments;
      window.__TAURI_INTERNALS__.invoke(command, args).then((ok) => done({ ok }), (refused) => done({ refused }));`;
    return this.#post("/execute/async", { script, args: [command, args] });
  }

  /** Waits until the function body returns something truthy in the page. */
  waitFor(what, script, ...args) {
    return until(what, () => this.run(script, ...args), { seconds: 15 });
  }

  /** The WCAG 2.2 A and AA rules that the page breaks, each with its places. */
  async axe() {
    await this.run(`${AXE}; return 1`);
    const script = `
      const [values, done] = arguments;
      axe.run(document, { runOnly: { type: "tag", values } })
        .then(({ violations }) => done({ violations }), (fault) => done({ fault: String(fault) }));`;
    const { violations, fault } = await this.#post("/execute/async", { script, args: [WCAG] });
    if (fault) throw new Error(`axe: ${fault}`);
    return lines(violations);
  }

  /** The window's content as PNG. */
  async screenshot() {
    return Buffer.from(await this.#get("/screenshot"), "base64");
  }

  /** The words on screen, for the report of a failure. */
  async seen() {
    const text = await this.run("return document.body?.innerText ?? ''").catch((gone) => `(${gone.message})`);
    return `--- on screen:\n${text}`;
  }

  /** Ends the session, which closes the program. */
  async close() {
    await this.#ask("DELETE", this.#path, undefined, 10).catch(() => undefined);
  }
}

/** Some programs outlive a clean end of their session; they are found by the mark in their environment. */
function killLeftovers(folder) {
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, "latin1");
      if (environment.split("\0").includes(`ARBITER_TEST_FOLDER=${folder}`)) process.kill(Number(pid), "SIGKILL");
    } catch {
      // Another user's process, or one that has just ended.
    }
  }
}
