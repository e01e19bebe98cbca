import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import App from "../src/App.svelte";
import { client } from "../src/api/client";
import { FakeDesk } from "../src/api/fake";
import { desk } from "../src/desk.svelte";
import { incidentKey, kindOf } from "../src/keys/incidents";
import { shown, typed } from "../src/words/times";
import { atEnd, certain, fitting, typedOn } from "../src/pages/claims/completion";
import { KINDS, LETTERS } from "../src/pages/incidents/entry.svelte";
import { speak, t } from "../src/words/words.svelte";

let fake: FakeDesk;

beforeEach(() => {
  fake = new FakeDesk(44);
  fake.delay = 1;
  client.use(fake.transport());
  location.hash = "";
  desk.kept.clear();
});
afterEach(cleanup);

async function open(page: string, heading: string) {
  location.hash = `#/${page}`;
  dispatchEvent(new HashChangeEvent("hashchange"));
  render(App);
  await screen.findByRole("heading", { level: 1, name: heading });
}
const key = (target: Element, name: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(target, { key: name, ...more });
const written = (method: string) => fake.calls.filter((call) => call.method === method).map((call) => call.params as Record<string, unknown>);

describe("incidents", () => {
  async function begun() {
    await open("incidents", "Incidents");
    const field = screen.getByRole("textbox", { name: "Board" });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await screen.findByRole("grid");
    return field;
  }

  it("writes nothing before Enter, and then once: a number, a sign, a letter", async () => {
    const field = await begun();
    await fireEvent.input(field, { target: { value: "5" } });
    await key(field, "-");
    await key(field, "i");
    await screen.findByText(/The game goes on; number 2 loses/);
    expect(written("incident.add")).toHaveLength(0);
    await key(field, "Enter");
    await key(field, "Enter", { repeat: true });
    await waitFor(() => expect(written("incident.add")).toHaveLength(1));
    expect(written("incident.add")[0]?.["incident"]).toMatchObject({ game: fake.round().boards[4]?.game, side: "black", kind: "illegal-move", result: "" });
    await waitFor(() => expect((field as HTMLInputElement).value).toBe(""));
  });

  it("says what the count means now: the second one loses", async () => {
    const field = await begun();
    for (let n = 0; n < 2; n += 1) {
      await fireEvent.input(field, { target: { value: "7" } });
      await key(field, "+");
      await key(field, "I");
      await screen.findByRole("button", { name: n ? /Write it down: Black wins/ : "Write it down Enter" });
      await key(field, "Enter");
      await waitFor(() => expect(written("incident.add")).toHaveLength(n + 1));
      await waitFor(() => expect((field as HTMLInputElement).value).toBe(""));
    }
    expect(await screen.findAllByText("illegal-move, no. 2")).not.toHaveLength(0);
  });

  it("does not write for a board that is not there", async () => {
    const field = await begun();
    await fireEvent.input(field, { target: { value: "99" } });
    await key(field, "p");
    await key(field, "Enter");
    expect(await screen.findByText(/no board 99/)).toBeTruthy();
    expect(written("incident.add")).toHaveLength(0);
  });

  it("withdraws with a reason only, and keeps what was noted", async () => {
    await begun();
    const grid = screen.getByRole("grid");
    await key(grid, "Delete");
    const dialog = await screen.findByRole("dialog");
    const reason = within(dialog).getByRole("textbox");
    await fireEvent.submit(reason.closest("form") as HTMLFormElement);
    expect(written("incident.withdraw")).toHaveLength(0);
    await fireEvent.input(reason, { target: { value: "Wrong board" } });
    await fireEvent.submit(reason.closest("form") as HTMLFormElement);
    await waitFor(() => expect(written("incident.withdraw")[0]).toMatchObject({ reason: "Wrong board" }));
    expect(await screen.findAllByText("withdrawn: Wrong board")).not.toHaveLength(0);
  });

  it("has one letter a kind in every language", () => {
    for (const language of ["en", "es"]) {
      speak(language);
      const letters = Object.fromEntries(KINDS.map((kind) => [kind, t(LETTERS[kind])]));
      expect(new Set(Object.values(letters)).size, language).toBe(KINDS.length);
      for (const kind of KINDS) expect(kindOf(letters[kind]?.toLowerCase() ?? "", letters)).toBe(kind);
    }
    speak("en");
    expect(incidentKey("7")).toEqual({ kind: "digit", digit: "7" });
    expect(incidentKey("*")).toEqual({ kind: "side", side: "" });
    expect(incidentKey("Tab")).toBeUndefined();
  });
});

describe("adjourned games", () => {
  it("hides the sealed move until the envelope is opened, and resumes once", async () => {
    await open("adjourned", "Adjourned");
    await screen.findByText("1:18:12");
    expect(screen.queryByLabelText(/exactly as written/)).toBeNull();
    expect((await screen.findByRole("button", { name: /Resume the game/ })).hasAttribute("disabled")).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "The envelope is opened" }));
    const field = screen.getByLabelText(/exactly as written/);
    expect(written("resume.examine").every((call) => call["written"] === ""), "nothing is read before it is typed").toBe(true);
    await fireEvent.input(field, { target: { value: "Ac1-f4" } });
    await screen.findByText(/The sealed move is clear/);
    await key(field, "Enter", { ctrlKey: true });
    await key(field, "Enter", { ctrlKey: true });
    await waitFor(() => expect(written("game.resume")).toHaveLength(1));
    expect(written("game.resume")[0]?.["resume"]).toMatchObject({ envelope: "opened", written: "Ac1-f4", replier: "present", sealer: "present" });
    await screen.findByText("Ac1-f4");
  });

  it("asks by who is here: Black replies to what White sealed", async () => {
    await open("adjourned", "Adjourned");
    await fireEvent.click(await screen.findByRole("radio", { name: "Only White" }));
    await waitFor(() => expect(written("resume.examine").at(-1)).toMatchObject({ replier: "absent", sealer: "present", envelope: "closed" }));
    await fireEvent.click(await screen.findByRole("checkbox", { name: /default time/ }));
    await waitFor(() => expect(written("resume.examine").at(-1)).toMatchObject({ replier: "late" }));
  });

  it("reads and writes times", () => {
    expect(typed("1:18:12")).toBe(4692);
    expect(typed(" 0.05 ")).toBe(300);
    for (const bad of ["", "x", "1:60:00", "1:2:3:4", "90"]) expect(typed(bad), bad).toBeUndefined();
    expect(shown(4692)).toBe("1:18:12");
    expect(shown(undefined)).toBe("");
  });
});

describe("two sheets", () => {
  it("lays them side by side, marks where they differ, and judges every game that fits", async () => {
    await open("claims", "Claim");
    const box = () => screen.getByRole("textbox", { name: /Type or paste/ });
    await fireEvent.input(box(), { target: { value: "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6" } });
    await fireEvent.click(screen.getByRole("radio", { name: "Black" }));
    expect((box() as HTMLTextAreaElement).value).toBe("");
    await fireEvent.input(box(), { target: { value: "e4 e5 Nf3 Nc6 Bb5 Nd7" } });
    await fireEvent.click(screen.getByRole("radio", { name: "Both" }));
    await screen.findByText("Differences 1");
    expect(written("claim.examineMerged").at(-1)).toMatchObject({ white: { text: "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6" }, black: { text: "e4 e5 Nf3 Nc6 Bb5 Nd7" } });
    expect(document.querySelectorAll("td.odd")).toHaveLength(1);
    await fireEvent.click(await screen.findByRole("button", { name: /instead of/ }));
    expect(screen.getByRole("button", { name: /instead of/ }).getAttribute("aria-pressed")).toBe("true");
  });

  it("offers the moves that begin so, and takes one with Tab", async () => {
    await open("claims", "Claim");
    const box = screen.getByRole("textbox", { name: /Type or paste/ }) as HTMLTextAreaElement;
    await fireEvent.input(box, { target: { value: "1. N" } });
    await screen.findByRole("button", { name: "Nf3" });
    await key(box, "ArrowDown");
    await key(box, "Tab");
    expect(box.value).toBe("1. Nf3 ");
  });

  it("finds moves by what is typed of them", () => {
    const moves = ["Bb5", "Nf3", "Nfd2", "O-O", "O-O-O", "b4", "bxc4", "exd5", "e8=Q+"];
    expect(fitting("N", moves)).toEqual(["Nf3", "Nfd2"]);
    expect(fitting("ed", moves)).toEqual(["exd5"]);
    expect(fitting("b", moves)).toEqual(["b4", "bxc4"]);
    expect(fitting("n", moves)).toEqual(["Nf3", "Nfd2"]);
    expect(fitting("0-0", moves)).toEqual(["O-O", "O-O-O"]);
    expect(fitting("e8Q", moves)).toEqual(["e8=Q+"]);
    expect(fitting("", moves)).toEqual([]);
    expect(atEnd("1. e4 e5 2.Nf")).toEqual({ before: "1. e4 e5 2.", begun: "Nf" });
    expect(atEnd("e4 ")).toEqual({ before: "e4 ", begun: "" });
  });
});

describe("a move that completes itself", () => {
  const moves = ["Nf3", "Nh3", "e4", "e3", "exd5", "O-O", "bxc4", "b4"];
  it("is the only one left, after two signs, in the letters' own case", () => {
    expect(certain("Nf", moves)).toBe("Nf3");
    expect(certain("ed", moves)).toBe("exd5");
    expect(certain("e4", moves)).toBe("e4");
    for (const begun of ["N", "e", "nf", "O-O", "Bc", ""]) expect(certain(begun, moves), begun).toBeUndefined();
  });
  it("leaves a hand that types on alone, and gives back what was written when it was another", () => {
    const taken = { before: "1. ", typed: "Nf", move: "Nf3" };
    expect(typedOn(taken, false, "3")).toMatchObject({ text: "1. Nf3 ", taken: { typed: "Nf3" } });
    expect(typedOn(taken, false, " ")).toEqual({ text: "1. Nf3 " });
    expect(typedOn(taken, false, "4")).toEqual({ text: "1. Nf4" });
    expect(typedOn(taken, true, "")).toEqual({ text: "1. Nf" });
    expect(typedOn(taken, false, "e")).toBeUndefined();
  });
});

describe("whether a side can still mate", () => {
  it("answers for each side and steps through the line", async () => {
    await open("claims", "Claim");
    await fireEvent.click(screen.getByRole("radio", { name: "Mate possible" }));
    await screen.findAllByText("White can still checkmate.");
    const last = await screen.findByRole("button", { name: "Qxf7#" });
    await waitFor(() => expect(written("scoresheet.read")).not.toHaveLength(0));
    await fireEvent.click(last);
    await waitFor(() => expect(last.getAttribute("aria-pressed")).toBe("true"));
    await fireEvent.click(screen.getByRole("button", { name: /Black cannot checkmate/ }));
    await screen.findByText("Positions examined: 14");
  });
});

describe("appeals", () => {
  it("are written in the list of rulings, then decided", async () => {
    fake.rule({ claim: { sheet: { text: "e4 ".repeat(42), language: "en", start: "" }, kind: "threefold", claimant: "white", mode: "written", announced: "", edition: "", before: "" }, note: "" });
    await open("claims", "Claim");
    await fireEvent.click(await screen.findByRole("button", { name: "Rulings 1" }));
    await fireEvent.click(await screen.findByRole("button", { name: "Appeal" }));
    const fill = async (name: string, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } });
    await fill("Who appeals", "White");
    await fill("Reason", "The sheet is wrong");
    await fireEvent.click(screen.getByRole("button", { name: "Write the appeal" }));
    await screen.findByText("Appealed by White: The sheet is wrong");
    await fireEvent.click(await screen.findByRole("button", { name: "Decide the appeal" }));
    await fireEvent.click(screen.getByRole("radio", { name: "Overturned" }));
    await fill("Who decided", "Committee");
    await fill("Reason", "Three times");
    await fireEvent.click(screen.getAllByRole("button", { name: "Decide the appeal" }).at(-1) as Element);
    await waitFor(() => expect(written("ruling.decide")[0]).toMatchObject({ decision: "overturned", by: "Committee", reason: "Three times", result: "" }));
  });
});
