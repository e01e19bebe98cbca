// The harness itself, in the real window: that the page is there and the window carries questions to the desk.
import assert from "node:assert/strict";
import { test } from "node:test";
import { withWindow } from "./harness.mjs";

const limit = { timeout: 120_000 };

test("the window opens on the page, and the desk answers and refuses", limit, () =>
  withWindow({}, async (desk) => {
    assert.match(await desk.title(), /Arbiter/);
    const nothing = await desk.call("no.such.method");
    assert.ok(nothing.refused?.code, `an unknown method is refused with a code: ${JSON.stringify(nothing)}`);
    const picture = await desk.screenshot();
    assert.equal(picture.subarray(1, 4).toString(), "PNG");
  }));

test("two windows at once keep apart", limit, () =>
  withWindow({}, (first) =>
    withWindow({ language: "es" }, async (second) => {
      assert.match(await first.title(), /Arbiter/);
      assert.match(await second.title(), /Arbiter/);
    })));

test("the page may open a report with another program, and nothing else", limit, () =>
  withWindow({}, async (desk) => {
    const open = async (path) => (await desk.invoke("plugin:opener|open_path", { path })).refused ?? "";
    // The file is not there, so the opener's own complaint is the sign that it was let through.
    assert.doesNotMatch(await open("/nowhere/.local/share/standings.pdf"), /not allowed/i);
    assert.match(await open("/nowhere/run.sh"), /not allowed/i);
    assert.match((await desk.invoke("plugin:fs|read_text_file", { path: "/etc/hostname" })).refused, /not allowed/i);
  }));
