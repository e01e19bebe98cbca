import { describe, expect, it } from "vitest";
import { FakeDesk } from "../src/api/fake";
import { client } from "../src/api/client";
import type { BoardRow } from "../src/api/types.gen";
import { held, Once, Queue, Steps } from "../src/keys/guard.svelte";
import { leaving, window as drawn } from "../src/parts/ledger";
import { Entry, nextRow } from "../src/pages/results/entry.svelte";
import { folded } from "../src/words/outcomes";
import { readHash, writeHash } from "../src/desk.svelte";

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("one press, one action", () => {
  it("ignores a second press while the first runs", async () => {
    const once = new Once();
    let n = 0;
    const act = async () => {
      await later(5);
      n += 1;
    };
    await Promise.all([once.run(act), once.run(act), once.run(act)]);
    expect(n).toBe(1);
    await once.run(act);
    expect(n, "a later press works again").toBe(2);
  });

  it("frees itself after a failure", async () => {
    const once = new Once();
    await once.run(() => Promise.reject(new Error("no"))).catch(() => undefined);
    expect(once.busy).toBe(false);
  });

  it("tells the desk of results in the order of the keys, also after one that failed", async () => {
    const queue = new Queue();
    const order: string[] = [];
    const act = (name: string, ms: number) => async () => {
      await later(ms);
      order.push(name);
    };
    const failed = queue.run(() => Promise.reject(new Error("no")));
    await Promise.all([failed.catch(() => order.push("failed")), queue.run(act("board 1", 20)), queue.run(act("board 2", 0)), queue.run(act("board 3", 5))]);
    expect(order).toEqual(["failed", "board 1", "board 2", "board 3"]);
  });

  it("takes steps in their order, and drops what waits behind one that did not go through", async () => {
    const steps = new Steps();
    const order: string[] = [];
    const act = (name: string, ms: number, went = true) => async () => {
      await later(ms);
      order.push(name);
      return went;
    };
    void steps.run(act("one", 20));
    void steps.run(act("two", 0));
    expect(steps.busy).toBe(true);
    void steps.run(act("refused", 5, false));
    void steps.run(act("meant for what did not come about", 0));
    await steps.idle();
    expect(order).toEqual(["one", "two", "refused"]);
    expect(steps.busy).toBe(false);
    const failing = steps.run(() => Promise.reject(new Error("no"))).catch(() => order.push("failed"));
    await failing;
    await steps.run(act("after", 0));
    expect(order.slice(3), "later steps work again").toEqual(["failed", "after"]);
  });

  it("sees a key that is held down", () => {
    expect(held(new KeyboardEvent("keydown", { key: "1", repeat: true }))).toBe(true);
    expect(held(new KeyboardEvent("keydown", { key: "1" }))).toBe(false);
  });
});

describe("entering results", () => {
  const start = () => {
    const desk = new FakeDesk();
    desk.delay = 3;
    client.use(desk.transport());
    return { desk, entry: new Entry(), rows: desk.round().boards };
  };
  const row = (rows: BoardRow[], board: number) => rows[board - 1] as BoardRow;

  it("shows a result at once and tells the desk", async () => {
    const { desk, entry, rows } = start();
    const writing = entry.write(2, row(rows, 1), "1-0", false);
    expect(entry.text(row(rows, 1))).toBe("1 - 0");
    expect(entry.isOpen(row(rows, 1))).toBe(false);
    await writing;
    expect(desk.calls).toHaveLength(1);
    expect(desk.calls[0]?.params).toMatchObject({ outcome: "1-0", pass: 1 });
    entry.settle(desk.round());
    expect(entry.pending).toEqual({});
    expect(row(desk.round().boards, 1).text).toBe("1 - 0");
  });

  it("corrects the same board in order, with what it last saw", async () => {
    const { desk, entry, rows } = start();
    await Promise.all([entry.write(2, row(rows, 1), "1-0", false), entry.write(2, row(rows, 1), "=-=", false)]);
    expect(desk.calls.map((call) => (call.params as { outcome: string }).outcome)).toEqual(["1-0", "=-="]);
    expect(desk.calls[1]?.params).toMatchObject({ seen: "1-0" });
    expect(row(desk.round().boards, 1).outcome).toBe("=-=");
  });

  it("keeps both values when someone was faster, and saves nothing", async () => {
    const { desk, entry, rows } = start();
    const third = row(rows, 3);
    const theirs = third.outcome === "1-0" ? "0-1" : "1-0";
    desk.enter({ tournament: 2, game: third.game, outcome: theirs, pass: 1 });
    await entry.write(2, third, "=-=", false);
    expect(entry.stale[third.game]?.mine).toBe("½ - ½");
    expect(entry.pending[third.game]).toBeUndefined();
    expect(row(desk.round().boards, 3).outcome).toBe(theirs);
  });

  it("sends a second pass only for a board that has a result", async () => {
    const { desk, entry, rows } = start();
    await entry.write(2, row(rows, 1), "1-0", true);
    await entry.write(2, row(rows, 3), row(rows, 3).outcome ?? "1-0", true);
    expect(desk.calls.map((call) => (call.params as { pass: number }).pass)).toEqual([1, 2]);
  });

  it("goes to the next open board, round the end, and stays if there is none", () => {
    const open = (wanted: boolean) => wanted;
    expect(nextRow([true, false, true, false], 0, open)).toBe(2);
    expect(nextRow([true, false, true, false], 2, open)).toBe(0);
    expect(nextRow([false, false, true], 2, open)).toBe(2);
    expect(nextRow([], 0, open)).toBe(0);
  });
});

describe("small things", () => {
  it("draws only what is in view of a long table", () => {
    expect(drawn(300, 0, 600, 28)).toEqual([0, 300]);
    const [first, last] = drawn(2000, 28_000, 600, 28);
    expect(first).toBe(980);
    expect(last).toBeLessThan(1050);
    expect(drawn(2000, 0, 600, 0)).toEqual([0, 2000]);
  });
  it("finds names without accents", () => {
    expect(folded("Łucja Đoković Ñandú")).toBe("lucja dokovic nandu");
  });
  it("writes the place into the address and reads it again", () => {
    const place = { page: "results", tournament: 3, round: 5, with: "game-7" };
    expect(readHash(writeHash(place))).toEqual(place);
    expect(readHash("")).toEqual({ page: "home", tournament: undefined, round: undefined, with: undefined });
  });
});

it("columns leave in pairs: those of wide windows from the right, then the others; the rest stays", () => {
  const column = (head: string, kind?: "wide" | "opt" | "name") => ({ key: head, head, ...(kind ? { kind } : {}) });
  expect(leaving([column("Bd"), column("White", "name"), column("Fed", "wide"), column("Club", "wide"), column("Rtg", "opt"), column("Pts", "opt"), column("Result"), column("Black", "name"), column("Fed", "wide"), column("Rtg", "opt")])).toEqual(["Club", "Fed", "Rtg", "Pts"]);
});
