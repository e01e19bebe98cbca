// The harness itself: that a good page passes, and that faults are seen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, withBrowser } from "./harness.mjs";

const page = (body) => `data:text/html,${encodeURIComponent(`<!doctype html><html lang="en"><title>Round 1</title>${body}`)}`;
const limit = { timeout: 60_000 };

test("a plain page opens and breaks no rule of accessibility", limit, () =>
  withBrowser({}, async (tab) => {
    await tab.goto(page("<main><h1>Round 1</h1><label>Board <input></label></main>"));
    assert.equal(await tab.title(), "Round 1");
    await tab.getByLabel("Board").fill("Łukasz Żółć");
    assert.equal(await tab.getByLabel("Board").inputValue(), "Łukasz Żółć");
    assert.deepEqual(await axe(tab), []);
  }));

test("a field without a label and pale words are found", limit, () =>
  withBrowser({}, async (tab) => {
    await tab.goto(page('<main><h1>Round 1</h1><p style="color:#ccc">pale</p><input></main>'));
    const rules = (await axe(tab)).map((found) => found.split(":")[0]);
    assert.deepEqual(rules.sort(), ["color-contrast", "label"]);
  }));

test("an error in the page's own code fails the journey", limit, async () => {
  const journey = withBrowser({}, (tab) => tab.goto(page("<script>throw new Error('broken button')</script>")));
  await assert.rejects(journey, /broken button/);
});
