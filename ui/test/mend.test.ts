// Keys on pages with nothing listed yet, words that follow the language, and what is said when something is refused.
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import App from "../src/App.svelte";
import { ApiError, client, http } from "../src/api/client";
import { FakeDesk } from "../src/api/fake";
import type * as W from "../src/api/types.gen";
import { desk } from "../src/desk.svelte";
import { speak, t } from "../src/words/words.svelte";

let fake: FakeDesk;
/** What the desk answers or refuses in place of the usual answer. */
let instead: Record<string, (lang: string) => unknown>;

beforeEach(() => {
  fake = new FakeDesk(20);
  fake.delay = 1;
  instead = { "library.find": () => ({ players: [] }) };
  const usual = fake.transport();
  client.use({ ...usual, call: async (method, params, lang) => instead[method]?.(lang) ?? usual.call(method, params, lang) });
  location.hash = "";
  desk.kept.clear();
  desk.line = "";
  client.lang = "en";
  speak("en");
});
afterEach(cleanup);

async function open(page: string, heading: string) {
  location.hash = `#/${page}`;
  dispatchEvent(new HashChangeEvent("hashchange"));
  render(App);
  await screen.findByRole("heading", { level: 1, name: heading });
}
/** Another window of the same desk chooses a language. */
function chosenElsewhere(language: string) {
  fake.settings.language = language;
  client.drop(["settings"]);
}

describe("a list that is still empty", () => {
  for (const name of ["+", "Insert"]) {
    it(`${name} enters the first player`, async () => {
      await open("players?t=3", "Players");
      await screen.findByText(t("players-none"));
      await fireEvent.keyDown(document.body, { key: name });
      await screen.findByRole("dialog", { name: t("player-title-add") });
    });
    it(`${name} adjourns the first game`, async () => {
      instead["adjourned.list"] = () => [];
      await open("adjourned", "Adjourned");
      await screen.findByText(t("adjourn-none"));
      await fireEvent.keyDown(document.body, { key: name });
      await screen.findByRole("dialog");
    });
  }
  it("of incidents begins an entry by the board number and the side", async () => {
    instead["incident.list"] = () => [];
    await open("incidents", "Incidents");
    await screen.findByText(t("incident-none"));
    const board = screen.getByLabelText(t("incident-board"));
    board.blur();
    await fireEvent.keyDown(document.body, { key: "4" });
    expect((board as HTMLInputElement).value).toBe("4");
    expect(document.activeElement).toBe(board);
    board.blur();
    await fireEvent.keyDown(document.body, { key: "-" });
    const name = fake.round().boards[3]?.black.name ?? "";
    expect((screen.getByRole("radio", { name: new RegExp(name) }) as HTMLInputElement).checked).toBe(true);
  });
  it("leaves + to a text field, and to a dialog that is open", async () => {
    await open("players?t=3", "Players");
    await fireEvent.keyDown(document.body, { key: "+" });
    const dialog = await screen.findByRole("dialog");
    const event = new KeyboardEvent("keydown", { key: "+", bubbles: true, cancelable: true });
    within(dialog).getByLabelText(t("player-name")).dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
  });
});

describe("what the line of the last action offers", () => {
  it("is to take back that action, and nothing once another was written", async () => {
    await open("players", "Players");
    fake.undoText = "enter Nabarquez";
    client.drop(["frame"]);
    desk.did("Nabarquez entered", { seq: desk.event?.seq ?? 0 });
    const line = async () => within((await screen.findByText("Nabarquez entered")).closest("div") as HTMLElement);
    (await line()).getByRole("button", { name: new RegExp(t("undo")) });
    fake.seq += 1;
    client.drop(["frame"]);
    await waitFor(async () => expect((await line()).queryByRole("button", { name: new RegExp(t("undo")) })).toBeNull());
  });
  it("is nothing for words that tell of no change, and those about a page go with it", async () => {
    await open("players", "Players");
    fake.undoText = "enter Nabarquez";
    client.drop(["frame"]);
    desk.tell(() => t("print-nothing"), true);
    const line = within((await screen.findByText(t("print-nothing"))).closest("div") as HTMLElement);
    expect(line.queryByRole("button", { name: new RegExp(t("undo")) })).toBeNull();
    location.hash = "#/journal";
    dispatchEvent(new HashChangeEvent("hashchange"));
    await waitFor(() => expect(screen.queryByText(t("print-nothing"))).toBeNull());
  });
});

describe("Ctrl+Z in a text field", () => {
  const undone = async () => {
    let asked = 0;
    instead["journal.undo"] = () => ((asked += 1), { seq: 1, stale: [] });
    fake.undoText = "enter Nabarquez";
    client.drop(["frame"]);
    await waitFor(() => expect(desk.event?.undo).toBe("enter Nabarquez"));
    return () => asked;
  };
  it("takes back the last action while nothing is typed in it", async () => {
    await open("incidents", "Incidents");
    const asked = await undone();
    await fireEvent.keyDown(screen.getByLabelText(t("incident-board")), { key: "z", ctrlKey: true });
    await waitFor(() => expect(asked()).toBe(1));
  });
  it("belongs to what was typed in it", async () => {
    await open("incidents", "Incidents");
    const asked = await undone();
    const field = screen.getByLabelText(t("incident-board"));
    await fireEvent.input(field, { target: { value: "3" } });
    await fireEvent.keyDown(field, { key: "z", ctrlKey: true });
    expect(asked()).toBe(0);
  });
});

describe("what must be looked at before publishing", () => {
  it("has a sign and a word by its level; a tick only where there is nothing", async () => {
    const usual = fake.transport();
    const draft = (await usual.call("round.draft", { tournament: 1 }, "en")) as W.DraftView;
    const finding = (level: string): W.FindingView => ({ id: level, level, article: "5", text: `Of level ${level}`, boards: [] });
    instead["round.draft"] = () => ({ ...draft, findings: ["note", "confirm", "refused"].map(finding) });
    await open("pairings?r=7", t("pairings-title", { n: 7 }));
    const note = (await screen.findByText(/Of level note/)).closest("li");
    expect(note?.querySelector(".ok")).toBeNull();
    expect(note?.querySelector(".warn svg")).not.toBeNull();
    expect(note?.textContent).toContain(t("finding-note"));
    expect(document.querySelector(".findings .ok")).toBeNull();
  });
});

describe("letters of a name on Results", () => {
  it("that fit nobody keep a result from the board where the cursor is", async () => {
    await open("results?r=6", "Results");
    const grid = await screen.findByRole("grid");
    const written = () => fake.calls.filter((call) => call.method === "result.enter").length;
    const other = "qzx";
    for (const key of other) await fireEvent.keyDown(grid, { key });
    await fireEvent.keyDown(grid, { key: "1" });
    await screen.findByText(t("results-not-found", { text: other }));
    await fireEvent.keyDown(grid, { key: " " });
    await screen.findByRole("dialog");
    expect(written()).toBe(0);
  });
  it("take a space as their own: no other results are opened", async () => {
    await open("results?r=6", "Results");
    const grid = await screen.findByRole("grid");
    for (const key of ["v", "a", "n", " ", "d"]) await fireEvent.keyDown(grid, { key });
    await screen.findByText(t("results-finding", { text: "van d" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a language chosen in another window", () => {
  it("is spoken at once by the line of the last action", async () => {
    await open("players", "Players");
    desk.did("Nabarquez entered", { seq: desk.event?.seq ?? 0 });
    fake.undoText = "inscribir a Nabarquez";
    await screen.findByText("Nabarquez entered");
    chosenElsewhere("es");
    await screen.findByRole("heading", { level: 1, name: "Jugadores" });
    await screen.findByText("inscribir a Nabarquez");
    expect(screen.queryByText("Nabarquez entered")).toBeNull();
  });
  it("is spoken at once by the window's own words in that line", async () => {
    await open("players", "Players");
    desk.tell(() => t("print-nothing"));
    const english = t("print-nothing");
    await screen.findByText(english);
    chosenElsewhere("es");
    await waitFor(() => expect(screen.queryByText(english)).toBeNull());
    await screen.findByText(t("print-nothing"));
  });
});

describe("what is refused", () => {
  it("leaves only the refusal after a player who cannot be entered", async () => {
    instead["players.add"] = () => ({ seq: 5, stale: [] });
    await open("players?t=3", "Players");
    await fireEvent.keyDown(document.body, { key: "+" });
    const dialog = within(await screen.findByRole("dialog"));
    const enter = async (name: string) => {
      await fireEvent.input(dialog.getByLabelText(t("player-name")), { target: { value: name } });
      await fireEvent.click(dialog.getByRole("button", { name: t("player-enter") }));
    };
    await enter("Dalmorente, Vilma");
    const entered = await dialog.findByText(t("player-entered", { name: "Dalmorente, Vilma" }));
    instead["players.add"] = () => Promise.reject(new ApiError("refused", "The player is entered already"));
    await enter("Dalmorente, Vilma");
    await dialog.findByText("The player is entered already");
    await waitFor(() => expect(entered.isConnected).toBe(false));
  });

  it("is put away with the dialog it was refused in", async () => {
    instead["players.add"] = () => Promise.reject(new ApiError("badInput", "A rating is 1 to 3999"));
    await open("players", "Players");
    await fireEvent.keyDown(document.body, { key: "+" });
    const dialog = within(await screen.findByRole("dialog"));
    await fireEvent.input(dialog.getByLabelText(t("player-name")), { target: { value: "Dalmorente, Vilma" } });
    await fireEvent.click(dialog.getByRole("button", { name: t("player-enter") }));
    await dialog.findByText("A rating is 1 to 3999");
    await fireEvent.click(dialog.getByRole("button", { name: new RegExp(t("dialog-close")) }));
    await waitFor(() => expect(screen.queryByText("A rating is 1 to 3999")).toBeNull());
  });

  it("takes the place of the time of saving while nobody answers, and goes when the desk does", async () => {
    await open("results?r=6", "Results");
    const grid = await screen.findByRole("grid");
    const saved = () => document.querySelector("header .save")?.textContent ?? "";
    expect(saved()).not.toBe("");
    const before = saved();
    instead["result.enter"] = () => Promise.reject(new ApiError("unreachable", "gone"));
    await fireEvent.keyDown(grid, { key: "1" });
    await screen.findByText(t("trouble-unreachable-hint"));
    expect(saved()).toBe(t("top-not-saved"));
    // The line to the desk is open again: everything is asked anew.
    client.drop(["rounds", "frame"]);
    await waitFor(() => expect(screen.queryByText(t("trouble-unreachable-hint"))).toBeNull());
    expect(saved()).toBe(before);
  });

  it("says that a reason is missing where a player is withdrawn", async () => {
    await open("players", "Players");
    const grid = await screen.findByRole("grid");
    await fireEvent.keyDown(grid, { key: "Delete" });
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(t("field-reason-needed"))).toBeTruthy();
    await fireEvent.input(dialog.getByLabelText(t("field-reason")), { target: { value: "Ill" } });
    expect(dialog.queryByText(t("field-reason-needed"))).toBeNull();
  });

  it("has words of its own, with the cure, when nobody answers", async () => {
    const fetched = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    try {
      for (const language of ["en", "es"]) {
        speak(language);
        const error = (await http.call("frame.get", {}, language).catch((thrown: unknown) => thrown)) as ApiError;
        expect(error.code).toBe("unreachable");
        expect(error.message).toBe(t("trouble-unreachable-hint"));
      }
    } finally {
      globalThis.fetch = fetched;
      speak("en");
    }
    instead["players.list"] = () => Promise.reject(new ApiError("unreachable", "Failed to fetch"));
    await open("players", "Players");
    await screen.findByText(t("trouble-unreachable-hint"));
    expect(screen.queryByText(/Failed to fetch/)).toBeNull();
  });
});

describe("what the desk worded", () => {
  const spoken = (lang: string) => (lang === "es" ? "escrito en español" : "written in English");
  it("of a mate is asked again in another language", async () => {
    instead["claim.mate"] = (lang) => ({ fen: "8/8/8/8/8/8/8/K1k5 w - - 0 1", dead: true, answers: [{ side: "white", verdict: "unwinnable", headline: spoken(lang), text: "", san: [], region: [], positions: 0 }] });
    await open("claims", t("claim-title"));
    const tab = screen.getByRole("radio", { name: t("claim-tab-mate") });
    await fireEvent.click(tab);
    await fireEvent.input(await screen.findByLabelText(t("position-fen")), { target: { value: "8/8/8/8/8/8/8/K1k5 w - - 0 1" } });
    await screen.findByText("written in English");
    chosenElsewhere("es");
    await screen.findByText("escrito en español");
  });
  it("of the journal's check is asked again in another language", async () => {
    instead["journal.verify"] = (lang) => ({ good: true, entries: 1, firstBad: null, text: spoken(lang) });
    await open("journal", "Journal");
    await fireEvent.click(screen.getByRole("button", { name: t("journal-verify") }));
    await screen.findByText("written in English");
    chosenElsewhere("es");
    await screen.findByText("escrito en español");
  });
});

describe("two parts of the setup saved at once", () => {
  it("tells which was saved and which was not, and keeps what was typed", async () => {
    fake.setup.name = "Open A";
    await open("setup", "Rules and schedule");
    instead["tournament.update"] = () => Promise.reject(new ApiError("badInput", "Not a number of rounds"));
    const name = await screen.findByLabelText(t("setup-name"));
    const place = screen.getByLabelText(t("setup-place"));
    await fireEvent.input(name, { target: { value: "Open B" } });
    await fireEvent.input(place, { target: { value: "Torre Blanca" } });
    const reason = await screen.findByLabelText(t("field-reason"));
    await fireEvent.input(reason, { target: { value: "Misspelt" } });
    await fireEvent.keyDown(document.body, { key: "Enter", ctrlKey: true });
    await screen.findByText(t("setup-half-event"));
    await screen.findByText("Not a number of rounds");
    expect(desk.line).toBe(t("line-event"));
    expect((name as HTMLInputElement).value).toBe("Open B");
    expect((place as HTMLInputElement).value).toBe("Torre Blanca");
    expect(fake.details.place).toBe("Torre Blanca");
  });
});

describe("readings of a pairing system", () => {
  it("are those of the system chosen, and saved by name", async () => {
    fake.setup.system = "fide-lim-2026";
    await open("setup", "Rules and schedule");
    await screen.findByText("Pairings: Lim system, not verified against the FIDE text");
    const maxi = await screen.findByLabelText("Maxi-tournament (C.04.4.3)");
    expect((maxi as HTMLSelectElement).value).toBe("no");
    expect(screen.queryByLabelText(/Unrated players are estimated/)).toBeNull();
    await fireEvent.change(maxi, { target: { value: "yes" } });
    await fireEvent.input(await screen.findByLabelText(t("field-reason")), { target: { value: "declared by the organizer" } });
    await fireEvent.keyDown(document.body, { key: "Enter", ctrlKey: true });
    await waitFor(() => expect(fake.calls.some(({ method, params }) => method === "tournament.update" && (params as { setup: { pairingReadings: Record<string, string> } }).setup.pairingReadings["lim_maxi"] === "yes")).toBe(true));
  });
  it("put acceleration away where nobody is paired by score", async () => {
    fake.setup.acceleration = "baku";
    await open("setup", "Rules and schedule");
    await fireEvent.change(await screen.findByRole("combobox", { name: t("new-system") }), { target: { value: "keizer" } });
    await waitFor(() => expect(screen.queryByLabelText(t("setup-acceleration"))).toBeNull());
  });
});

describe("byes, absences and prohibited pairs", () => {
  it("stand in one dialog, with those who must be asked", async () => {
    const player = { entrant: 11, number: 1, title: "", name: "Nabarquez, Rafael", rating: 2300, federation: "ESP", points: "1" };
    instead["round.away"] = () => ({
      round: 3,
      requests: [{ player, round: 4, kind: "H", text: "half-point bye", points: "½", reason: "a wedding", past: false }],
      leaving: [],
      apart: [{ names: ["A", "B"], firstRound: 0, lastRound: 0 }],
      silent: [{ player: { ...player, entrant: 12, name: "Noor, Bruno" }, text: "did not come to round 2 and has said nothing" }],
    });
    await open("pairings", t("pairings-title", { n: 7 }));
    await fireEvent.click(await screen.findByRole("button", { name: t("away-open", { n: 1 }) }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain("a wedding");
    expect(dialog.textContent).toContain("A / B");
    await fireEvent.click(await screen.findByRole("button", { name: t("away-absent-now", { n: 3 }) }));
    await waitFor(() => expect(fake.calls.some(({ method, params }) => method === "players.bye" && (params as { entrant: number; round: number; kind: string }).entrant === 12 && (params as { round: number }).round === 3 && (params as { kind: string }).kind === "Z")).toBe(true));
  });
});

describe("numbers of a round robin", () => {
  it("are drawn by lot from a seed, with federations apart if wished", async () => {
    fake.setup.system = "berger";
    instead["tournament.get"] = () => ({ id: 2, setup: structuredClone(fake.setup), begun: false, fixed: {}, systemName: "round robin, Berger tables", numberingNote: "No set is large enough for ESP", tieBreakChoices: [], pairingReadingChoices: [], unverifiedSystems: {}, lawsEditions: ["2023"] });
    await open("setup", "Rules and schedule");
    const numbers = await screen.findByLabelText(t("setup-numbers"));
    expect(screen.queryByLabelText(t("setup-lot-seed"))).toBeNull();
    expect(screen.queryByText("No set is large enough for ESP")).toBeNull();
    await fireEvent.change(numbers, { target: { value: "varma" } });
    const seed = await screen.findByLabelText(t("setup-lot-seed"));
    expect((seed as HTMLInputElement).value).toMatch(/^[0-9]{6}$/);
    await screen.findByText("No set is large enough for ESP");
    await fireEvent.input(seed, { target: { value: "tea" } });
    await fireEvent.keyDown(document.body, { key: "Enter", ctrlKey: true });
    await waitFor(() => expect(fake.calls.some(({ method, params }) => method === "tournament.update" && (params as { setup: { numbering: string; numberSeed: string } }).setup.numberSeed === "tea" && (params as { setup: { numbering: string } }).setup.numbering === "varma")).toBe(true));
  });
  it("are by rating in other systems", async () => {
    await open("setup", "Rules and schedule");
    await screen.findByLabelText(t("setup-name"));
    expect(screen.queryByLabelText(t("setup-numbers"))).toBeNull();
  });
});
