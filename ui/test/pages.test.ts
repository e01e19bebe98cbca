import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import App from "../src/App.svelte";
import { client } from "../src/api/client";
import { FakeDesk } from "../src/api/fake";
import { desk } from "../src/desk.svelte";

let fake: FakeDesk;

beforeEach(() => {
  fake = new FakeDesk(20);
  fake.delay = 1;
  client.use(fake.transport());
  location.hash = "";
  desk.kept.clear();
});
afterEach(cleanup);

async function open(page: string) {
  location.hash = `#/${page}`;
  dispatchEvent(new HashChangeEvent("hashchange"));
  render(App);
  const grid = await screen.findByRole("grid");
  await waitFor(() => expect(document.activeElement).toBe(grid));
  return grid;
}
const key = (target: Element, name: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(target, { key: name, ...more });
const written = (method: string) => fake.calls.filter((call) => call.method === method).map((call) => call.params as Record<string, unknown>);

describe("results", () => {
  it("writes with one key a board and goes to the next open one", async () => {
    const grid = await open("results");
    const open_ = fake.round().boards.filter((row) => row.state === "open").map((row) => row.game);
    await key(grid, "1");
    await key(grid, "5");
    await key(grid, "0");
    await waitFor(() => expect(written("result.enter")).toHaveLength(3));
    expect(written("result.enter").map((call) => [call["game"], call["outcome"]])).toEqual([
      [open_[0], "1-0"],
      [open_[1], "=-="],
      [open_[2], "0-1"],
    ]);
  });

  it("does not write again while a key is held down", async () => {
    const grid = await open("results");
    await key(grid, "1");
    for (let i = 0; i < 5; i += 1) await key(grid, "1", { repeat: true });
    await waitFor(() => expect(written("result.enter")).toHaveLength(1));
  });

  it("says so when a key means nothing, and writes nothing", async () => {
    const grid = await open("results");
    await key(grid, "8");
    expect(await screen.findByText(/Key 8 means nothing/)).toBeTruthy();
    expect(written("result.enter")).toHaveLength(0);
  });

  it("jumps to a board with slash, number, Enter, and never by a bare digit", async () => {
    const grid = await open("results");
    await key(grid, "/");
    const box = screen.getByRole("textbox", { name: "board number" });
    expect(document.activeElement).toBe(box);
    await fireEvent.input(box, { target: { value: "7" } });
    await fireEvent.submit(box.closest("form") as HTMLFormElement);
    expect(document.activeElement).toBe(grid);
    expect(document.querySelector("tr.cur b")?.textContent).toBe("7");
    expect(written("result.enter")).toHaveLength(0);
  });

  it("finds a player by letters", async () => {
    const grid = await open("results");
    const target = fake.round().boards[4]?.white.name ?? "";
    for (const letter of target.slice(0, 5)) await key(grid, letter.toLowerCase());
    expect(document.querySelector("tr.cur")?.textContent).toContain(target.split(",")[0]);
  });

  it("opens the other results with Space and takes one by its digit", async () => {
    const grid = await open("results");
    await key(grid, " ");
    const dialog = await screen.findByRole("dialog");
    await key(dialog.querySelector("button") as Element, "3");
    await waitFor(() => expect(written("result.enter")[0]).toMatchObject({ outcome: "0-0" }));
  });

  it("clears a board and stays on it", async () => {
    const grid = await open("results");
    await key(grid, "End");
    await key(grid, "Home");
    await key(grid, "9");
    await waitFor(() => expect(written("result.enter")[0]).toMatchObject({ outcome: "clear" }));
    expect(document.querySelector("tr.cur b")?.textContent).toBe("1");
  });
});

describe("every page", () => {
  it("undoes with Ctrl+Z, but not while typing", async () => {
    const grid = await open("results");
    await key(screen.getByRole("textbox", { name: "board number" }), "z", { ctrlKey: true });
    expect(written("journal.undo")).toHaveLength(0);
    await key(grid, "z", { ctrlKey: true });
    await key(grid, "z", { ctrlKey: true, repeat: true });
    await waitFor(() => expect(written("journal.undo")).toHaveLength(1));
  });

  it("goes by function keys and rounds by Alt and the arrows", async () => {
    const grid = await open("results");
    await key(grid, "F7");
    await waitFor(() => expect(desk.place.page).toBe("standings"));
    await key(document.body, "F4");
    await waitFor(() => expect(desk.place.page).toBe("results"));
    await key(document.body, "ArrowLeft", { altKey: true });
    await waitFor(() => expect(desk.round).toBe(5));
  });
});

describe("pairings", () => {
  it("publishes once, after the warnings are confirmed, however often it is asked", async () => {
    const grid = await open("pairings");
    await key(grid, "Enter", { ctrlKey: true });
    expect(written("round.publish")).toHaveLength(0);
    await fireEvent.click(await screen.findByRole("checkbox"));
    await key(grid, "Enter", { ctrlKey: true });
    await key(grid, "Enter", { ctrlKey: true });
    await key(grid, "Enter", { ctrlKey: true, repeat: true });
    await waitFor(() => expect(written("round.publish")).toHaveLength(1));
    expect(written("round.publish")[0]).toMatchObject({ round: 7, confirmed: ["open"] });
  });

  it("swaps in two steps", async () => {
    const grid = await open("pairings");
    await key(grid, "s");
    expect(written("round.swap")).toHaveLength(0);
    await key(grid, "ArrowDown");
    await key(grid, "s");
    await waitFor(() => expect(written("round.swap")).toHaveLength(1));
    expect(written("round.swap")[0]).toMatchObject({ a: 1, b: 2 });
  });

  it("keeps the keys that are pressed while a step is still being written, in their order", async () => {
    const grid = await open("pairings");
    fake.delay = 30;
    await key(grid, "l");
    await key(grid, "c");
    await key(grid, "l");
    await key(grid, "ArrowDown");
    await key(grid, "s");
    await key(grid, "ArrowDown");
    await key(grid, "s");
    const steps = () => fake.calls.filter((call) => /^round\.(lock|swap)$/.test(call.method)).map((call) => [call.method, call.params]);
    await waitFor(() => expect(steps()).toHaveLength(4), { timeout: 3000 });
    expect(steps()).toMatchObject([
      ["round.lock", { board: 1, locked: true }],
      ["round.swap", { a: 1, b: 11 }],
      // The board is locked by then: the same key opens it.
      ["round.lock", { board: 1, locked: false }],
      ["round.swap", { a: 2, b: 3 }],
    ]);
  });

  it("does a step once while its key is held down", async () => {
    const grid = await open("pairings");
    fake.delay = 30;
    await key(grid, "c");
    for (let i = 0; i < 5; i += 1) await key(grid, "c", { repeat: true });
    await key(grid, "l");
    for (let i = 0; i < 5; i += 1) await key(grid, "l", { repeat: true });
    await waitFor(() => expect(written("round.lock")).toHaveLength(1), { timeout: 3000 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([written("round.swap").length, written("round.lock").length]).toEqual([1, 1]);
  });

  it("drops what waits behind a step that is refused", async () => {
    const grid = await open("pairings");
    fake.delay = 30;
    fake.refuse = "round.swap";
    await key(grid, "c");
    await key(grid, "l");
    await screen.findByText("Nothing would change");
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(written("round.lock")).toHaveLength(0);
    await key(grid, "l");
    await waitFor(() => expect(written("round.lock")).toHaveLength(1));
  });

  it("asks why two players do not meet: by W on one and W on the other", async () => {
    const grid = await open("pairings");
    await key(grid, "w");
    expect(await screen.findByText(/Why not Tamarquez, Luca/)).toBeTruthy();
    expect(written("round.why")).toHaveLength(0);
    await key(grid, "ArrowDown");
    await key(grid, "w");
    expect(await screen.findByText(/met over the board in round 2/)).toBeTruthy();
    // The sentence names its article, and nothing is said twice.
    expect(document.querySelector(".ask .law")?.textContent).toMatch(/met over the board in round 2 \(C1\)$/);
    expect(written("round.why")).toEqual([{ tournament: 2, a: 1, b: 2 }]);
    // A third W begins a new question, and Esc lets it go.
    await key(grid, "w");
    expect(screen.queryByText(/met over the board/)).toBeNull();
    await key(grid, "Escape");
    expect(screen.queryByText(/Why not Tamarquez/)).toBeNull();
  });

  it("asks why by two numbers, and says when there is nobody with one", async () => {
    await open("pairings");
    const [one, other] = [screen.getByRole("textbox", { name: /^Number/ }), screen.getByRole("textbox", { name: /^and number/ })];
    await fireEvent.input(one, { target: { value: "3" } });
    await fireEvent.input(other, { target: { value: "99" } });
    await fireEvent.submit(one.closest("form") as HTMLFormElement);
    expect(await screen.findByText("Nobody in this round has the number 99")).toBeTruthy();
    expect(written("round.why")).toHaveLength(0);
    await fireEvent.input(other, { target: { value: "4" } });
    await fireEvent.submit(one.closest("form") as HTMLFormElement);
    await waitFor(() => expect(written("round.why")).toEqual([{ tournament: 2, a: 3, b: 4 }]));
  });

  it("puts an answer away when the draft changes", async () => {
    const grid = await open("pairings");
    for (const one of ["w", "ArrowDown", "w"]) await key(grid, one);
    await screen.findByText(/met over the board in round 2/);
    await key(grid, "l");
    await waitFor(() => expect(screen.queryByText(/met over the board/)).toBeNull());
  });

  it("says that a system was not verified, on its drafts only", async () => {
    fake.setup.system = "fide-lim-2026";
    await open("pairings");
    expect(await screen.findByText("Not verified against the FIDE text")).toBeTruthy();
    cleanup();
    fake.setup.system = "fide-dutch-2026";
    client.use(fake.transport());
    await open("pairings");
    expect(screen.queryByText("Not verified against the FIDE text")).toBeNull();
  });
});

describe("looking ahead", () => {
  function holding(missing: number) {
    fake.held = true;
    fake.round().boards.forEach((row) => Object.assign(fake.find(row.game).game, row.board <= missing ? { outcome: null, state: "open" } : { outcome: "1-0", state: "entered" }));
  }
  function show() {
    location.hash = "#/pairings";
    dispatchEvent(new HashChangeEvent("hashchange"));
    render(App);
  }

  it("shows the boards that are safe, and the round for one outcome", async () => {
    holding(2);
    show();
    await screen.findByRole("grid", { name: /same whatever happens/ });
    expect(screen.getAllByText("safe")).toHaveLength(5);
    expect(screen.queryByText("may change")).toBeNull();
    for (const group of screen.getAllByRole("radiogroup")) await fireEvent.click(group.querySelectorAll("input")[2] as Element);
    await screen.findByRole("grid", { name: "Round 7 for these results" });
    expect(screen.getAllByText("safe")).toHaveLength(5);
    expect(screen.getAllByText("may change")).toHaveLength(5);
    expect(written("round.preview").map((call) => call["results"])).toEqual([[], ["=", "="]]);
  });

  it("does not look ahead by itself in a large field", async () => {
    fake = new FakeDesk(402);
    fake.delay = 1;
    client.use(fake.transport());
    holding(3);
    show();
    const button = await screen.findByRole("button", { name: "Look ahead" });
    expect(written("round.preview")).toHaveLength(0);
    fake.delay = 400;
    await fireEvent.click(button);
    expect(screen.queryByText("Looking ahead…")).toBeNull();
    expect(await screen.findByText(/Looking ahead….*12 of 27 outcomes/)).toBeTruthy();
    await screen.findByRole("grid", { name: /same whatever happens/ });
    expect(screen.queryByText(/Looking ahead…/)).toBeNull();
  });

  it("can be stopped, and begun again", async () => {
    fake.delay = 800;
    holding(3);
    show();
    await fireEvent.click(await screen.findByRole("button", { name: "Stop" }, { timeout: 4000 }));
    const again = await screen.findByRole("button", { name: "Look ahead" });
    expect(written("round.previewCancel")).toHaveLength(1);
    fake.delay = 1;
    await fireEvent.click(again);
    await screen.findByRole("grid", { name: /same whatever happens/ });
  });

  it("is not offered for more than five open games or for a round robin", async () => {
    holding(6);
    show();
    await screen.findByText(/has open games/);
    expect(screen.queryByText("Looking ahead")).toBeNull();
    cleanup();
    holding(2);
    fake.setup.system = "berger";
    client.use(fake.transport());
    show();
    await screen.findByText(/has open games/);
    await waitFor(() => expect(written("tournament.get").length).toBeGreaterThan(1));
    expect(screen.queryByText("Looking ahead")).toBeNull();
    expect(written("round.preview")).toHaveLength(0);
  });
});

describe("pairing systems", () => {
  it("are the same in Setup and for a new event", async () => {
    location.hash = "#/setup";
    dispatchEvent(new HashChangeEvent("hashchange"));
    render(App);
    const values = (box: HTMLElement) => [...box.querySelectorAll("option")].map((one) => one.value);
    const inSetup = values(await screen.findByRole("combobox", { name: /System/ }));
    expect(inSetup).toHaveLength(10);
    expect(inSetup).toContain("scheveningen");
    location.hash = "#/home";
    dispatchEvent(new HashChangeEvent("hashchange"));
    await fireEvent.click(await screen.findByRole("button", { name: /New event/ }));
    const dialog = await screen.findByRole("dialog");
    expect(values(dialog.querySelector("select") as HTMLElement)).toEqual(inSetup);
  });
});

describe("ratings, norms, prizes", () => {
  it("opens the working of a rating change with Enter", async () => {
    const grid = await open("ratings");
    await key(grid, "Enter");
    expect(await screen.findByText(/K 20 is assumed/)).toBeTruthy();
    expect(written("ratings.get").some((call) => call["entrant"] === 1)).toBe(true);
  });

  it("asks for norms on the other table, and for those out of reach on demand", async () => {
    await open("ratings?with=norms");
    await waitFor(() => expect(written("norms.get").length).toBeGreaterThan(0));
    await fireEvent.click(screen.getByRole("checkbox"));
    await waitFor(() => expect(written("norms.get").some((call) => call["all"] === true)).toBe(true));
    expect(await screen.findByText("B.01 1.4.8: performance")).toBeTruthy();
  });

  it("previews a fund while it is typed and writes it once", async () => {
    location.hash = "#/prizes";
    dispatchEvent(new HashChangeEvent("hashchange"));
    render(App);
    const budget = await screen.findByLabelText("Budget");
    await fireEvent.input(budget, { target: { value: "1200" } });
    await waitFor(() => expect(written("prizes.preview").some((call) => (call["fund"] as { budget: string }).budget === "1200")).toBe(true));
    expect(written("prizes.set")).toHaveLength(0);
    await key(document.body, "Enter", { ctrlKey: true });
    await key(document.body, "Enter", { ctrlKey: true });
    await waitFor(() => expect(written("prizes.set")).toHaveLength(1));
  });

  it("asks what must happen, and for a category", async () => {
    const grid = await open("standings");
    await key(grid, "w");
    expect(await screen.findByText(/does not win/)).toBeTruthy();
    await key(grid, "c");
    await fireEvent.input(await screen.findByLabelText("Rating to"), { target: { value: "2200" } });
    await fireEvent.click(screen.getByRole("button", { name: "Show category" }));
    await waitFor(() => expect(written("standings.get").some((call) => (call["category"] as { ratingTo?: number })?.ratingTo === 2200)).toBe(true));
  });
});
