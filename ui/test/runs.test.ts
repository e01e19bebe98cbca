import { expect, it } from "vitest";
import { runs } from "../src/pages/setup/runs";

it("lists numbers as runs", () => {
  expect(runs([10, 3, 1, 2, 7, 9, 3])).toBe("1-3, 7, 9-10");
  expect(runs([])).toBe("");
});
