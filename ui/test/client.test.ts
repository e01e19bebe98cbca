import { describe, expect, it } from "vitest";
import { ApiError, Client, type Change, type Transport } from "../src/api/client";
import { TOPICS } from "../src/api/methods";

function made() {
  const calls: string[] = [];
  let heard: (change: Change) => void = () => undefined;
  let fail = false;
  const transport: Transport = {
    call: async (method, _params, lang) => {
      calls.push(`${method} ${lang}`);
      if (fail) throw { code: "refused", message: "Round 4 cannot be changed", hint: "Note it for the report" };
      return method === "result.enter" ? { seq: 2, stale: ["rounds"] } : method === "players.import" ? { changes: { seq: 3, stale: ["players"] }, taken: 1 } : { n: calls.length };
    },
    listen: (listener) => (heard = listener),
  };
  const client = new Client(transport);
  client.start();
  return { client, calls, hear: (change: Change) => heard(change), failing: (on: boolean) => (fail = on) };
}

describe("the client", () => {
  it("asks once for the same question", async () => {
    const { client, calls } = made();
    await client.get("round.get", { tournament: 1 });
    await client.get("round.get", { tournament: 1 });
    await client.get("round.get", { tournament: 2 });
    expect(calls).toHaveLength(2);
  });

  it("asks again after a write made the answer stale, and keeps what is not stale", async () => {
    const { client, calls } = made();
    await client.get("round.get", { tournament: 1 });
    await client.get("journal.list", { limit: 10 });
    await client.call("result.enter", { tournament: 1, game: 1, outcome: "1-0", pass: 1 });
    await client.get("round.get", { tournament: 1 });
    await client.get("journal.list", { limit: 10 });
    expect(calls.map((call) => call.split(" ")[0])).toEqual(["round.get", "journal.list", "result.enter", "round.get"]);
  });

  it("hears changes made elsewhere and inside import answers", async () => {
    const { client, calls, hear } = made();
    const told: string[][] = [];
    client.watch((stale) => told.push([...stale]));
    await client.get("standings.get", { tournament: 1 });
    hear({ seq: 9, stale: ["standings"] });
    await client.get("standings.get", { tournament: 1 });
    await client.call("players.import", { tournament: 1, file: { text: "x" } });
    expect(calls.filter((call) => call.startsWith("standings.get"))).toHaveLength(2);
    expect(told).toEqual([["standings"], ["players"]]);
  });

  it("does not keep an answer of another language or a failed one", async () => {
    const { client, calls, failing } = made();
    await client.get("claim.list", {});
    client.lang = "es";
    await client.get("claim.list", {});
    expect(calls).toEqual(["claim.list en", "claim.list es"]);
    failing(true);
    const refused = await client.get("report.list", {}).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ code: "refused", hint: "Note it for the report" });
    failing(false);
    await client.get("report.list", {});
    expect(calls).toHaveLength(4);
  });

  it("knows on what every cached question depends", () => {
    for (const topics of Object.values(TOPICS)) expect(topics.length).toBeGreaterThan(0);
  });
});

describe("what went wrong", () => {
  it("is read in the language spoken, where the desk worded it in that one too", () => {
    const error = new ApiError("refused", "Round 4 cannot be changed", "Note it", undefined, [{ language: "es", message: "La ronda 4 no se puede cambiar" }]);
    expect(error.in("en")).toEqual({ message: "Round 4 cannot be changed", hint: "Note it" });
    expect(error.in("es").message).toBe("La ronda 4 no se puede cambiar");
    expect(error.in("qps").message).toBe("Round 4 cannot be changed");
  });
});
