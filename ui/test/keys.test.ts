import { describe, expect, it } from "vitest";
import { caps, chord, letter, typing } from "../src/keys/chord";
import { command, keyOf } from "../src/keys/global";
import { claimKey } from "../src/keys/claim";
import { draftKey } from "../src/keys/draft";
import { KEY_SETS, type KeySet, keyFor, meaning } from "../src/keys/results";
import { onTheWay, Seek } from "../src/keys/seek.svelte";
import { moved } from "../src/keys/table";

const press = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent("keydown", { key, ...more });

describe("names of keys", () => {
  it.each([
    ["ArrowLeft", { altKey: true }, "Alt+Left"],
    ["k", { ctrlKey: true }, "Ctrl+K"],
    ["z", { ctrlKey: true, shiftKey: true }, "Ctrl+Shift+Z"],
    ["Enter", { ctrlKey: true }, "Ctrl+Enter"],
    ["?", { shiftKey: true }, "?"],
    [" ", {}, "Space"],
    [",", { code: "NumpadDecimal" }, "."],
    ["/", { code: "NumpadDivide" }, "/"],
    ["Escape", {}, "Esc"],
  ] as const)("%s is read", (key, more, expected) => {
    expect(chord(press(key, more))).toBe(expected);
  });

  it("prints chords as caps, a plus sign too", () => {
    expect(caps("Ctrl+Enter")).toEqual(["Ctrl", "Enter"]);
    expect(caps("+")).toEqual(["+"]);
  });

  it("knows letters of any script, not digits or signs", () => {
    for (const one of ["a", "Ñ", "ж", "Γ"]) expect(letter(one)).toBe(true);
    for (const one of ["1", "+", "Space", "F6", "Esc", "½"]) expect(letter(one)).toBe(false);
  });

  it("leaves keys to a text field, not to a checkbox", () => {
    const of = (html: string) => {
      document.body.innerHTML = html;
      const event = press("1");
      Object.defineProperty(event, "target", { value: document.body.firstElementChild });
      return typing(event);
    };
    expect(of("<input>")).toBe(true);
    expect(of("<textarea></textarea>")).toBe(true);
    expect(of("<select></select>")).toBe(true);
    expect(of('<input type="checkbox">')).toBe(false);
    expect(of("<table></table>")).toBe(false);
  });
});

describe("result keys (users/keys.md)", () => {
  const table: [KeySet, Record<string, string>][] = [
    ["A", { "1": "1-0", "5": "=-=", "0": "0-1", "3": "+--", "4": "--+", "2": "---", "7": "adjourned", "9": "clear", Delete: "clear", "+": "1-0", "=": "=-=", "-": "0-1" }],
    ["B", { "1": "1-0", "3": "=-=", "2": "0-1", "4": "+--", "5": "--+", "6": "---", "7": "adjourned", "0": "clear", Delete: "clear" }],
    ["C", { "1": "1-0", "2": "=-=", "3": "0-1", "4": "+--", "5": "--+", "6": "---", "7": "adjourned", "0": "clear", Delete: "clear" }],
    ["D", { "+": "1-0", "=": "=-=", "-": "0-1", "4": "+--", "5": "--+", "6": "---", "7": "adjourned", "9": "clear", Delete: "clear" }],
  ];
  it.each(table)("set %s writes what its table says and nothing else", (set, keys) => {
    for (const [key, outcome] of Object.entries(keys)) expect(meaning(key, set), key).toEqual({ kind: "write", outcome });
    for (const key of ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+", "-", "="]) {
      if (!(key in keys)) expect(meaning(key, set), key).toEqual({ kind: "nothing", key });
    }
  });

  it("has no key with two meanings in one set", () => {
    for (const keys of Object.values(KEY_SETS)) {
      const all = Object.values(keys).flat();
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it("finds the commands in every set and leaves arrows and letters alone", () => {
    for (const set of ["A", "B", "C", "D"] as const) {
      expect(meaning("/", set)).toEqual({ kind: "command", command: "jump" });
      expect(meaning(".", set)).toEqual({ kind: "command", command: "missing" });
      expect(meaning("*", set)).toEqual({ kind: "command", command: "second" });
      expect(meaning("Space", set)).toEqual({ kind: "command", command: "others" });
      for (const key of ["Down", "Home", "PageUp", "F6", "Ctrl+Z", "a"]) expect(meaning(key, set)).toBeUndefined();
    }
  });

  it("prints the first key of a result", () => {
    expect(keyFor("=-=", "A")).toBe("5");
    expect(keyFor("clear", "B")).toBe("0");
  });
});

describe("keys of every page", () => {
  it("gives text fields what belongs to them", () => {
    expect(command("Ctrl+Z", false)).toBe("undo");
    expect(command("Ctrl+Z", true)).toBeUndefined();
    expect(command("?", true)).toBeUndefined();
    expect(command("F4", true)).toBe("results");
    expect(command("Ctrl+Enter", true)).toBe("final");
  });
  it("does not use the browser's and the window's own keys", () => {
    for (const key of ["F3", "F5", "F10", "F11", "F12"]) expect(command(key, false)).toBeUndefined();
  });
  it("names the key of a command", () => expect(keyOf("draft")).toBe("F6"));
  it("reads the letters of the draft and the digits of the claim desk", () => {
    expect(draftKey("l")).toBe("lock");
    expect(draftKey("S")).toBe("swap");
    expect(draftKey("W")).toBe("why");
    expect(draftKey("x")).toBeUndefined();
    expect(claimKey("3")).toEqual({ kind: "evidence", n: 3 });
    expect(claimKey("0")).toBeUndefined();
    expect(claimKey("Left")).toEqual({ kind: "step", by: -1 });
  });
});

describe("the cell cursor", () => {
  const size = { rows: 44, columns: 3, page: 20 };
  it.each([
    ["Down", { row: 43, column: 0 }, { row: 43, column: 0 }],
    ["Up", { row: 0, column: 1 }, { row: 0, column: 1 }],
    ["PageDown", { row: 5, column: 1 }, { row: 24, column: 1 }],
    ["PageUp", { row: 5, column: 1 }, { row: 0, column: 1 }],
    ["Home", { row: 30, column: 2 }, { row: 0, column: 2 }],
    ["End", { row: 3, column: 2 }, { row: 43, column: 2 }],
    ["Right", { row: 3, column: 2 }, { row: 3, column: 2 }],
    ["Left", { row: 3, column: 2 }, { row: 3, column: 1 }],
  ])("%s", (key, from, to) => expect(moved(key, from, size)).toEqual(to));
  it("leaves other keys to the page", () => {
    expect(moved("Enter", { row: 0, column: 0 }, size)).toBeUndefined();
    expect(moved("Left", { row: 0, column: 0 }, { ...size, columns: 1 })).toBeUndefined();
  });
});

describe("the beginning of a name", () => {
  const NAMES = ["Ólafsdóttir, Birna", "O’Garran, Sean", "van Dijk, Jo", "Doe, Anna", "Doe, John", "García-López, Ana"];
  const typed = (keys: string[], pause = 100) => {
    const seek = new Seek(() => NAMES);
    const taken = keys.map((key, i) => seek.takes(key, i * pause));
    return { taken, text: seek.text, found: NAMES.filter((name) => seek.text && seek.fits(name)) };
  };
  it("goes on over an apostrophe, a comma and a space", () => {
    expect(typed(["o", "'", "g"]).found).toEqual(["O’Garran, Sean"]);
    expect(typed(["d", "o", "e", ",", "Space", "j"]).found).toEqual(["Doe, John"]);
    expect(typed(["v", "a", "n", "Space", "d"]).found).toEqual(["van Dijk, Jo"]);
  });
  it("leaves these keys to the page before it begins and after a pause", () => {
    expect(typed(["Space", ",", "'"]).taken).toEqual([false, false, false]);
    expect(typed(["o", "'"], 1001).taken).toEqual([true, false]);
  });
  it("takes a sign that is a result only where a name goes on so, and a digit never", () => {
    expect(typed([..."garcia", "-", "l"]).found).toEqual(["García-López, Ana"]);
    expect(typed([..."doe", "-"]).taken.at(-1)).toBe(false);
    expect(typed([..."garcia", "1"]).taken.at(-1)).toBe(false);
  });
  it("is not ended by a key that is held for a capital letter", () => {
    expect(["Shift+Shift", "Alt+AltGraph", "Dead", "Ctrl+Control"].every(onTheWay)).toBe(true);
    expect(["A", "Delete", "Esc", "Shift+F3"].some(onTheWay)).toBe(false);
  });
});
