import { describe, expect, it } from "vitest";
import { aligned } from "../src/words/figures";

describe("figures of a column", () => {
  it("stand under each other on the decimal mark", () => {
    expect(aligned(["13", "12.25", "9.5", "-1"])).toEqual(["13.00", "12.25", "9.50", "-1.00"]);
  });
  it("keep the mark of the language", () => {
    expect(aligned(["13", "12,5"])).toEqual(["13,0", "12,5"]);
  });
  it("stay as they are where none has decimals, and what is no figure stays", () => {
    expect(aligned(["13", "7"])).toEqual(["13", "7"]);
    expect(aligned(["", "1.5", "3½"])).toEqual(["", "1.5", "3½"]);
  });
});
