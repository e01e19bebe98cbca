// Files brought in: several at once, points that differ, what a list knows more.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { client } from "../src/api/client";
import { FakeDesk } from "../src/api/fake";
import type { KnownMore } from "../src/api/types.gen";
import { Incoming } from "../src/parts/incoming.svelte";
import ReviewDialog from "../src/parts/ReviewDialog.svelte";
import { speak, t } from "../src/words/words.svelte";

let asked: [string, Record<string, unknown>][];
let instead: Record<string, unknown>;

beforeEach(() => {
  const fake = new FakeDesk(4);
  fake.delay = 1;
  asked = [];
  instead = {};
  const usual = fake.transport();
  client.use({
    ...usual,
    call: async (method, params, lang) => {
      asked.push([method, params as Record<string, unknown>]);
      return method in instead ? instead[method] : usual.call(method, params, lang);
    },
  });
  client.lang = "en";
  speak("en");
});
afterEach(cleanup);

describe("several files", () => {
  const files = [{ path: "players.csv" }, { path: "round 1.csv" }, { path: "games.pgn" }];
  it("are read together if they are one event", async () => {
    instead["import.together"] = true;
    const incoming = new Incoming();
    await incoming.take(files, "new event");
    expect(asked[0]).toEqual(["import.together", { files, fresh: true }]);
    expect(incoming.looked).toEqual({ file: files[0], more: files.slice(1) });
    incoming.next();
    expect(incoming.looked).toBeUndefined();
  });
  it("are looked at one after the other if not", async () => {
    const incoming = new Incoming();
    await incoming.take(files, { tournament: 2 });
    const seen = [];
    for (; incoming.looked; incoming.next()) seen.push(incoming.looked);
    expect(seen).toEqual(files.map((file) => ({ file, more: [] })));
  });
  it("are not asked about if there is only one", async () => {
    await new Incoming().take(files.slice(0, 1), {});
    expect(asked).toEqual([]);
  });
});

const known: KnownMore[] = [
  { key: "7:rating", entrant: 7, line: 2, name: "Ibarra, Ana", field: "rating", label: "Rating", old: "2100", new: "2150", fills: false },
  { key: "7:club", entrant: 7, line: 2, name: "Ibarra, Ana", field: "club", label: "Club", old: "", new: "Torre", fills: true },
];

describe("what a file says against the event", () => {
  it("is taken only where it is ticked", async () => {
    const preview = (await client.call("import.preview", { file: { path: "list.csv" }, fresh: false })) as unknown as Record<string, unknown>;
    const table = await client.call("players.preview", { tournament: 1, file: { path: "list.csv" } });
    instead["import.preview"] = { ...preview, format: "table", pointsDiffer: true, table: { ...table, more: known } };
    render(ReviewDialog, { file: { path: "list.csv" }, into: "event", close: () => undefined, done: () => undefined });
    await screen.findByText(t("import-more-tick"));
    const boxes = screen.getAllByRole("checkbox") as HTMLInputElement[];
    expect(boxes.map((box) => box.checked)).toEqual([false, false]);
    await fireEvent.click(screen.getByText(t("import-more-tick")));
    expect(boxes.map((box) => box.checked)).toEqual([false, true]);
    await fireEvent.click(screen.getByText(t("review-points-file")));
    await waitFor(() => expect(asked.findLast(([method]) => method === "import.preview")?.[1]["points"]).toBe("file"));
    await fireEvent.click(screen.getByText(t("review-do")));
    await waitFor(() => expect(asked.find(([method]) => method === "import.file")?.[1]).toMatchObject({ take: ["7:club"], points: "file" }));
  });
});
