// Ctrl+K reaches every page and every command, by the words of both languages.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import App from "../src/App.svelte";
import methods from "../src/api/types.gen.ts?raw";
import { client } from "../src/api/client";
import { FakeDesk } from "../src/api/fake";
import type { Method } from "../src/api/methods";
import { desk } from "../src/desk.svelte";
import { commands, NO_COMMAND, OF_PLAYER } from "../src/frame/commands";
import { ROUTES } from "../src/routes";
import { folded } from "../src/words/outcomes";
import { speak, t } from "../src/words/words.svelte";

beforeEach(() => {
  const fake = new FakeDesk(20);
  fake.delay = 1;
  client.use(fake.transport());
  location.hash = "";
  desk.kept.clear();
  client.lang = "en";
  speak("en");
});
afterEach(cleanup);

/** The dialog of Ctrl+K on a page. */
async function find() {
  location.hash = "#/results";
  dispatchEvent(new HashChangeEvent("hashchange"));
  render(App);
  await fireEvent.keyDown(await screen.findByRole("grid"), { key: "k", ctrlKey: true });
  return within(await screen.findByRole("dialog"));
}
const texts = (dialog: ReturnType<typeof within>): string[] => dialog.queryAllByRole("option").map((option: HTMLElement) => option.querySelector(".text")?.textContent ?? "");
async function typed(dialog: ReturnType<typeof within>, words: string) {
  await fireEvent.input(dialog.getByRole("combobox"), { target: { value: words } });
  return texts(dialog);
}

describe("Ctrl+K", () => {
  it("shows every page and every command before anything is typed", async () => {
    const all = texts(await find());
    for (const route of ROUTES) expect(all).toContain(t(route.word));
    for (const one of [...commands(), ...OF_PLAYER]) expect(all).toContain(t(one.word, "args" in one ? one.args : undefined));
  });

  it("reaches every method of the desk that writes", async () => {
    await find();
    const writing = [...methods.matchAll(/"([\w.]+)": \{ params: \w+; output: Changes\b/g)].map((found) => found[1] as Method);
    expect(writing.length).toBeGreaterThan(40);
    const reached = new Set([...commands(), ...OF_PLAYER].flatMap((one) => one.reaches ?? []));
    expect(writing.filter((method) => !reached.has(method) && !NO_COMMAND[method])).toEqual([]);
  });

  // What arbiters call it, not only what the button says.
  const WORDS: Record<string, [string, string][]> = {
    en: [
      ["expel", "palette-expel"],
      ["withdraw", "palette-withdraw"],
      ["drop out", "palette-withdraw"],
      ["half-point bye", "palette-bye"],
      ["absence", "palette-bye"],
      ["prohibited", "away-title"],
      ["late entry", "players-add"],
      ["team", "palette-teams"],
      ["manual", "palette-help"],
      ["backup", "palette-backup"],
      ["copy", "palette-backup"],
      ["as of", "keys-as-of"],
      ["publish", "palette-pair"],
      ["take back", "palette-unpublish"],
      ["threefold", "palette-claim"],
      ["appeal", "rulings-title"],
      ["illegal move", "palette-incident"],
      ["envelope", "keys-resume"],
      ["Buchholz", "setup-tie-breaks"],
      ["verify", "palette-verify"],
    ],
    es: [
      ["expulsar", "palette-expel"],
      ["retirar", "palette-withdraw"],
      ["abandona", "palette-withdraw"],
      ["medio punto", "palette-bye"],
      ["ausencia", "palette-bye"],
      ["inscripcion tardia", "players-add"],
      ["equipo", "palette-teams"],
      ["ayuda", "palette-help"],
      ["copia", "palette-backup"],
      ["publicar", "palette-pair"],
      ["despublicar", "palette-unpublish"],
      ["triple repeticion", "palette-claim"],
      ["apelacion", "rulings-title"],
      ["jugada ilegal", "palette-incident"],
      ["sobre", "keys-resume"],
      ["diario", "keys-as-of"],
    ],
  };
  for (const [language, pairs] of Object.entries(WORDS))
    it(`finds commands by other words, ${language}`, async () => {
      await find();
      speak(language);
      const known = [...commands(), ...OF_PLAYER];
      for (const [words, key] of pairs) {
        const wanted = folded(words).split(" ");
        const found = known.filter((one) => {
          const text = folded(`${t(one.word, "args" in one ? one.args : undefined)} ${one.also ? t(one.also) : ""}`);
          return wanted.every((word) => text.includes(word));
        });
        expect(found.map((one) => one.word), words).toContain(key);
      }
    });

  it("asks for the player of a command and opens what it is about on any page, also twice", async () => {
    const dialog = await find();
    await typed(dialog, "expel a player");
    await fireEvent.keyDown(dialog.getByRole("combobox"), { key: "Enter" });
    const names = texts(dialog);
    expect(names.length).toBeGreaterThan(1);
    expect(names.every((name: string) => name.startsWith(`${t("player-expel")}: `))).toBe(true);
    for (let turn = 0; turn < 2; turn += 1) {
      const again = turn === 0 ? dialog : await findHere();
      await typed(again, turn === 0 ? "" : "expel:");
      await fireEvent.keyDown(again.getByRole("combobox"), { key: "Enter" });
      const status = within(await screen.findByRole("dialog", { name: /Expel/ }));
      expect(desk.place.page).toBe("players");
      await fireEvent.click(status.getByRole("button", { name: new RegExp(t("dialog-keep")) }));
    }
  });
  async function findHere() {
    await fireEvent.keyDown(await screen.findByRole("grid"), { key: "k", ctrlKey: true });
    return within(await screen.findByRole("dialog", { name: t("side-find") }));
  }
});
