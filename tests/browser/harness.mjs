// The same pages in Chromium against `arbiter serve`, each test with a server, a data folder and a browser of its own.
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { AXE, WCAG, lines } from "../axe.mjs";
import { freePort, program, scratch, start, stop, until } from "../process.mjs";

// No background traffic: Chromium looks up its maker's hosts at every start otherwise.
const QUIET = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
];

/** Debian's Chromium, or the one named by ARBITER_CHROMIUM. */
function browserPath() {
  const wanted = process.env.ARBITER_CHROMIUM;
  if (wanted && existsSync(wanted)) return wanted;
  const names = [wanted, "chromium", "chromium-browser", "google-chrome"].filter(Boolean);
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
  if (!found) throw new Error("no Chromium: install Debian's package chromium, or set ARBITER_CHROMIUM to the program");
  return found;
}

/** Opens a browser, runs `journey(page, browser)`, closes it. Faults that the page itself reports fail the test. */
export async function withBrowser(options, journey) {
  const { width = 1366, height = 768, language = "en", ...rest } = options;
  const browser = await chromium.launch({ executablePath: browserPath(), args: QUIET, timeout: 60_000 });
  const faults = [];
  try {
    const locale = language === "es" ? "es-ES" : "en-GB";
    const context = await browser.newContext({ viewport: { width, height }, locale, timezoneId: "UTC", ...rest });
    context.setDefaultTimeout(10_000);
    context.on("weberror", (fault) => faults.push(String(fault.error())));
    context.on("console", (message) => {
      if (message.type() === "error" && !isRefusal(message)) faults.push(`${message.text()} (${message.location().url})`);
    });
    const page = await context.newPage();
    await journey(page, context);
    if (faults.length > 0) throw new Error("the page reported faults");
  } catch (error) {
    const reported = faults.length > 0 ? `\n--- the page reported:\n${faults.join("\n")}` : "";
    throw new Error(error.stack + reported + (await seen(browser)));
  } finally {
    await browser.close();
  }
}

/** The words on every page, for the report of a failure. */
async function seen(browser) {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const texts = await Promise.all(pages.map((page) => page.evaluate(() => document.body.innerText).catch((gone) => `(${gone.message})`)));
  return texts.map((text, at) => `\n--- on screen, ${pages[at].url()}:\n${text.replace(/\n+/g, "\n")}`).join("");
}

/** The browser writes every answer of 400 and more to its console; a refusal of the desk is no fault of the page. */
function isRefusal(message) {
  return message.location().url.includes("/api/") && / status of 4\d\d /.test(message.text());
}

/**
 * Starts `arbiter serve` on an event file and runs `use({ address, call })`; `call(method, params)` asks the desk over
 * HTTP. `options.lan` serves the pages of the hall too. What the server printed is part of a failure's report.
 */
export async function withServer(options, use) {
  const own = scratch();
  const log = join(own.path, "serve.log");
  let server;
  try {
    const binary = program("ARBITER_BIN", "arbiter");
    if (!existsSync(binary)) throw new Error(`no program at ${binary}: build it, or set ARBITER_BIN`);
    const data = options.data ?? join(own.path, "data");
    mkdirSync(data, { recursive: true });
    const port = await freePort();
    const event = options.event === undefined ? [] : ["--event", options.event];
    const args = ["serve", ...event, "--port", String(port), ...(options.lan ? ["--lan"] : [])];
    const env = { PATH: process.env.PATH, HOME: own.path, LANG: "C.UTF-8", ARBITER_DATA: data, ARBITER_TEST: "1", ARBITER_UI: process.env.ARBITER_UI ?? "" };
    server = start(binary, args, { env, log });
    // The port is open once the server answers; the address may carry a token, so it is read from what was printed.
    const pattern = new RegExp(`http://(?:127\\.0\\.0\\.1|localhost):${port}\\S*`);
    const address = await until("arbiter serve", () => pattern.exec(server.said())?.[0], { alive: server });
    await until(address, () => fetch(address, { signal: AbortSignal.timeout(2000) }), { alive: server });
    await use({ address, call: caller(address), folder: own.path });
  } catch (error) {
    if (server) error.message += `\n--- arbiter serve:\n${server.said()}`;
    throw error;
  } finally {
    await stop(server);
    own.remove();
  }
}

function caller(address) {
  return async (method, params = {}) => {
    const answer = await fetch(new URL(`/api/${method}`, address), {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": "en", "x-arbiter": "1" },
      body: JSON.stringify(params),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
}

/** Server and browser together: `journey(page, { address, call })`, on the first page. */
export function onDesk(options, journey) {
  return withServer(options, (desk) =>
    withBrowser(options.browser ?? {}, async (page) => {
      await page.goto(desk.address);
      await journey(page, desk);
    }),
  );
}

/** The WCAG 2.2 A and AA rules that a page breaks, each with its places; an accessible page gives an empty list. */
export async function axe(page) {
  await page.evaluate(`${AXE}; undefined`);
  const run = (tags) => window.axe.run(document, { runOnly: { type: "tag", values: tags } });
  const { violations } = await page.evaluate(run, WCAG);
  return lines(violations);
}
