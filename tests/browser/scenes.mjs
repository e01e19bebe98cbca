// The scenes of the pictures: worlds (an event and where it stands), and in each the place to go and the steps taken there.
// A step is a key, or a function of the page. Steps leave the event as it was, so that every picture of a world is alike.
import { readFileSync, rmSync } from "node:fs";
import { makeEvent, PLAYERS, publish, results } from "../event.mjs";

const SHEET = "1. d4 Cf6 2. Cf3 e6 3. Af4 Ae7 4. e3 O-O 5. Ad3 d5 6. Ce5 Ad6 7. Cf3 Ae7 8. Ce5 Ad6 9. Cf3 Ae7";
const OTHER = SHEET.replace("4. e3 O-O", "4. e3 0-0").replace("5. Ad3", "5. Ae2").replace("9. Cf3 Ae7", "9. Cf3");
const ENVELOPE = { position: "2r3k1/pp3pp1/3p3p/3P4/2P1n3/1P5P/P4PP1/2B1R1K1 w - - 0 41", moves: [], whiteUsed: 4692, blackUsed: 4368, sealer: "", moveNumber: 0, drawOffer: "black", resumesAt: "2026-11-30T10:00", venue: "", keptBy: "Quillmere, safe", note: "" };

/** Arrow keys by their short names. */
export const named = (key) => key.replace(/^(Right|Left|Up|Down)$/, "Arrow$1");
const press = (...keys) => async (page) => {
  for (const key of keys) await page.keyboard.press(named(key));
};
const click = (selector, at = 0) => (page) => page.locator(selector).nth(at).click();
const fill = (selector, text, at = 0) => (page) => page.locator(selector).nth(at).fill(text);
const pick = (selector, value, at = 0) => (page) => page.locator(selector).nth(at).selectOption(value);
const wait = (ms) => (page) => page.waitForTimeout(ms);
const shown = (selector) => (page) => page.locator(selector).first().scrollIntoViewIfNeeded();
/** Presses what opens a file dialog and hands it a file. */
const give = (selector, at, name, text) => async (page, { file }) => {
  const chooser = page.waitForEvent("filechooser");
  await page.locator(selector).nth(at).click();
  await (await chooser).setFiles(file(name, text));
  await page.waitForTimeout(500);
};
const tab = (at) => click(".ph [role=radiogroup] label", at);
const paste = (text) => async (page) => {
  await page.locator("dialog textarea").fill(text);
  await page.waitForTimeout(500);
};

const input = (name, more = {}) => ({ name, title: "", sex: "", federation: "", rating: "", fideId: "", birth: "", club: "", contact: "", ...more });
const add = (call, tournament, name, more) => call("players.add", { tournament, player: input(name, more) });

/** A report that is mostly right, with what is odd in reports. */
const REPORT = (() => {
  const line = (no, name, rating, points, rank, games) => `001 ${String(no).padStart(4)}      ${name.padEnd(33)} ${String(rating).padStart(4)} ESP ${String(90000000 + no).padStart(11)} 1990/00/00 ${points.padStart(4)} ${String(rank).padStart(4)}  ${games}`;
  return [
    "012 Torneo de la Cosecha", "022 Villa del Roble", "032 ESP", "042 2026/11/21", "052 2026/11/23", "062 4", "092 Individual: Swiss-System", "102 Quillmere, Nora", "132                                                                                        26/11/21  26/11/22",
    line(1, "Arquestain, Amaia", 2410, "2.0", 1, "   3 w 1     2 b 1"), line(2, "Bracquell, Mario", 2385, "1.0", 2, "   4 b 1     1 w 0"),
    line(3, "Dalmorente, Vilma", 2190, "0.5", 4, "   1 b 0     4 w ="), line(4, "Ensoler, Bruno", 2122, "0.5", 3, "   2 w 0     3 b ="), "XXQ something new", "",
  ].join("\r\n");
})();
const CSV = "Nombre;Elo;Titulo;Fed;Club;Nacido\nŻółkevna, Łucja;2302;WFM;POL;Skoczek Północ;1990\nCarrascoy y Montenegro-Valdelomar, Maximiliano;2254;FM;CHI;Círculo del Valle;12/04/1988\n;1999;;ESP;;\nIturmendoa, Ñaki;veinte;;ESP;Casa Roble;2031\n";
const LIST = "codigo;nombre;elo;nacimiento;club\n17;Arquestain, Amaia;2400;1990;Casa Roble\n18;Bracquell, Mario;2380;1985;Peña Norte\n19;Dalmorente, Vilma;2201;2001;Torre Blanca\n";

/** No event yet: the first start, claims without an event, files that become events. */
const bare = {
  make: async ({ call, file }) => {
    file("cosecha.trf", REPORT);
    file("jugadores.csv", CSV);
    await call("actor.set", { name: "Quillmere, Nora", role: "chief" });
    // An event whose file is damaged in its middle.
    await makeEvent(call, { players: 12 });
    const { event } = await call("frame.get");
    await call("event.close");
    const bytes = readFileSync(event.path);
    file("roto.arbiter", Buffer.concat([bytes.subarray(0, 8192), Buffer.alloc(Math.max(0, Math.min(12288, bytes.length - 8192)), 7), bytes.subarray(20480)]));
    await call("home.forget", { path: event.path });
  },
  scenes: {
    "home-none": ["home"],
    "new-event": ["home", click("button.big")],
    "new-event-berger": ["home", click("button.big"), pick("dialog select", "berger")],
    "new-event-keizer": ["home", click("button.big"), fill("dialog input", "Copa de Invierno"), pick("dialog select", "keizer")],
    "new-event-double": ["home", click("button.big"), pick("dialog select", "fide-double-swiss-2026")],
    "claims-alone": ["claims"],
    "clock-alone": ["claims", tab(4)],
    "settings-alone": ["settings"],
    folder: ["home", click(".pane.stack > button", 1), wait(300), click("dialog li button"), wait(300)],
    salvage: ["home", click(".pane.stack > button", 1), wait(300), click("dialog li button"), wait(300), click("dialog li button:has-text('roto')"), wait(500)],
    "review-trf": ["home", click(".pane.stack > button", 1), wait(300), click("dialog li button"), wait(300), click("dialog li button:has-text('cosecha')"), wait(500)],
    "review-csv": ["home", click(".pane.stack > button", 1), wait(300), click("dialog li button"), wait(300), click("dialog li button:has-text('jugadores')"), wait(500)],
    "help-home": ["home", "F1"],
    "find-alone": ["home", "Control+k"],
  },
};

/** Asked once: who is at the desk. */
const first = { make: async () => undefined, scenes: { actor: ["home"] } };

/** The example: 48 players in round 7. */
const example = {
  make: async ({ call }) => {
    await call("actor.set", { name: "Quillmere, Nora", role: "chief" });
    await call("example.open");
    return (await call("frame.get")).event.tournaments[0].id;
  },
  scenes: {
    home: ["home"], results: ["results"], "results-old": ["results?r=3"], missing: ["results", "."], second: ["results", "*"], others: ["results", " "], "results-find": ["results", "b", "e"], nothing: ["results", "8"],
    correct: ["results?r=3", "1"], same: ["results?r=3", "5"],
    pairings: ["pairings"], published: ["pairings?r=7"], later: ["pairings?r=9"],
    standings: ["standings"], why: ["standings", "Right", "Enter"], asof: ["standings", "a"], whatif: ["standings", "w"], category: ["standings", "c"], card: ["standings", "p"], charts: ["standings", click(".ph > button", 0), wait(400)], "charts-end": ["standings", click(".ph > button", 0), wait(400), shown("dialog .bars section:last-child tr:last-child")],
    columns: ["standings", click("summary")], "standings-now": ["standings?r=7"], "standings-old": ["standings?r=3"],
    crosstable: ["crosstable"], "crosstable-number": ["crosstable", tab(1)],
    ratings: ["ratings"], change: ["ratings", "Enter"], norms: ["ratings?with=norms"], "norm-why": ["ratings?with=norms", "Enter"],
    prizes: ["prizes"], "prizes-typed": ["prizes", fill(".form input", "500 300 200 100"), press("Tab"), wait(500)],
    "prizes-category": ["prizes", fill(".form input", "500 300 200 100"), press("Tab"), click("main p > button"), fill(".form section:last-of-type input", "Best of the club", 0), fill(".form section:last-of-type input", "80 40", 1), press("Tab"), wait(500), shown("main p > button")],
    unreachable: ["results", (page) => page.route("**/api/**", (route) => route.abort()), "1", wait(500), (page) => page.unroute("**/api/**")],
    players: ["players"], player: ["players", "Enter"], "player-new": ["players", "+"], "player-odd": ["players", "+", fill("dialog input", "Zorquiel, Vera", 0), fill("dialog .fields input", "2'2x", 3), fill("dialog .fields input", "2199", 4), press("Enter"), wait(700)], withdraw: ["players", "Delete"], bye: ["players", click("aside .row button", 2)], expel: ["players", click("aside .row button", 4)],
    import: ["players", click(".ph > button:not(.main)", -1)],
    "import-paste": ["players", click(".ph > button:not(.main)", -1), paste(CSV)],
    "import-file": ["players", click(".ph > button:not(.main)", -1), give("dialog .row button", 0, "jugadores.csv", Buffer.from(CSV, "latin1"))],
    "import-asked": ["players", click(".ph > button:not(.main)", -1), paste("Ainm;Neart;Club áitiúil\nVrondel, Ada;2100;Torre Blanca\nQuorra, Ian;'2000';Casa Roble\n")],
    "import-more": ["players", click(".ph > button:not(.main)", -1), paste("Name;Rating;E-mail\nAldovera, Inés;2551;ines@example.org\nNovákyová, Ľubica;2160;lubica@example.org\nVrondel, Ada;1800;\n"), wait(600), click("dialog .row.wrap button", -1)],
    claims: ["claims"],
    claim: ["claims", fill("textarea", SHEET), fill("input.announced", "Ce5"), wait(600)],
    doubt: ["claims", fill("textarea", "1. Nf3 Nf6 2. d3 d6 3. Nd2 Nd7 4. Qq9 e5 5. Nf3"), wait(600)],
    "claim-mate": ["claims", tab(1), fill("input.raw", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"), wait(600)],
    touch: ["claims", tab(2), fill("section input", "e2 d2"), wait(500)], "touch-none": ["claims", tab(2)],
    sealed: ["claims", tab(3), fill("section input", "Cg1-f3"), wait(500)],
    clock: ["claims", tab(4), fill("section input", "90+30"), fill("section textarea", "1:00:00 5 31:00"), wait(500)],
    "round-clock": ["claims", tab(5), wait(300)],
    incidents: ["incidents"],
    flag: ["incidents", "2", "+", click(".kinds button", 16), wait(400)],
    "flag-position": ["incidents", "2", "+", click(".kinds button", 16), fill("aside input.raw", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1"), wait(600)],
    "flag-no-result": ["incidents", "2", "+", click(".kinds button", 16), fill("aside input.raw", "4k3/8/8/8/8/8/8/4KB1 w - - 0 1"), wait(600)],
    "incident-unknown": ["incidents", "9", "9", "+", "i"],
    adjourned: ["adjourned"],
    setup: ["setup"], "setup-end": ["setup", shown("main .columns > *:last-child > *:last-child")],
    "setup-changed": ["setup", fill("main .fields input[type=number]", "8", 0), fill("main textarea", "Laws 11.3.2: a switched-off telephone may lie in a bag\nDefault time: 30 minutes"), shown("h1")],
    "setup-odd": ["setup", fill("main input[list]", "Madird"), fill("main input[placeholder='90+30']", "15+10"), fill("main .fields input[type=number]", "999", 1), fill("main .rounds input", "2027-01-05T10:00", 1), press("Tab"), wait(600), shown("h1")],
    "setup-odd-end": ["setup", fill("main input[list]", "Madird"), wait(600), shown("main input[list]")],
    "new-tournament": ["setup", click(".ph > button")],
    prints: ["prints"], "prints-files": ["prints", shown(".scroll-y > section:nth-of-type(1)")], site: ["prints", shown(".scroll-y > section:last-of-type button")],
    "site-made": ["prints", async (page, { folder }) => page.locator(".scroll-y > section:last-of-type input").first().fill(`${folder}/site`), click(".scroll-y > section:last-of-type button"), wait(900), shown(".scroll-y > section:last-of-type .note")],
    "site-failed": ["prints", fill(".scroll-y > section:last-of-type input", "/dev/null/site"), click(".scroll-y > section:last-of-type button"), wait(500), shown(".scroll-y > section:last-of-type .note")],
    "review-in": ["prints", shown(".scroll-y > section:nth-of-type(1) hr"), give(".scroll-y > section:nth-of-type(1) hr ~ .row button", 0, "cosecha.trf", REPORT)],
    "review-points": ["prints", shown(".scroll-y > section:nth-of-type(1) hr"), give(".scroll-y > section:nth-of-type(1) hr ~ .row button", 0, "cosecha.trf", REPORT.replace(" 1.0    2 ", " 1.5    2 "))],
    "review-pgn": ["prints", give(".scroll-y > section:nth-of-type(1) hr ~ .row button", 0, "partidas.pgn", '[Event "x"]\n[White "Nobody, Known"]\n[Black "Petrovski, Damjan"]\n[Result "1-0"]\n\n1. e4 e5 2. Qq9 1-0\n')],
    "print-other": ["prints", "Down", "Down", "Down", wait(400)], "print-blocked": ["prints", press("End"), wait(300)],
    journal: ["journal"], "journal-verified": ["journal", click(".ph > button"), wait(400)], "journal-found": ["journal", fill("input.find", "zzz")],
    settings: ["settings"], help: ["results", "F1"], "help-claims": ["claims", press("F1")], find: ["results", "Control+k"], "find-typed": ["results", "Control+k", press("b", "e", "l"), wait(400)], "find-none": ["results", "Control+k", press("q", "q", "q", "q"), wait(400)],
    "undo-reason": ["players", "Control+z"],
  },
};

/** A day at the boards: illegal moves, a telephone, a game adjourned, a ruling under appeal. */
const boards = {
  make: async (at) => {
    const tournament = await example.make(at);
    const { call } = at;
    const { boards } = await call("round.get", { tournament });
    const open = boards.filter(({ state }) => state === "open");
    const note = (board, side, kind, words) =>
      call("incident.add", { incident: { tournament, game: board.game, side, kind, supervised: false, afterReply: false, quickplay: false, result: "", edition: "" }, note: words });
    await note(boards[1], "white", "illegal-move", "");
    await note(boards[4], "black", "noise", "Spoken to");
    await note(boards[2], "black", "phone", "It rang in the bag");
    await call("game.adjourn", { tournament, game: (open[0] ?? boards[0]).game, envelope: ENVELOPE });
    const sheet = { text: SHEET, language: "auto", start: "" };
    const { created } = await call("claim.rule", { claim: { sheet, kind: "threefold", claimant: "white", mode: "onBoard", announced: "", edition: "", before: "" }, note: "" });
    await call("ruling.appeal", { id: created, by: "White", reason: "The position stood three times" });
    // One slip says a draw, the next that White won.
    const third = open[1];
    if (third) for (const [pass, outcome, source] of [[1, "=-=", "slip"], [2, "1-0", "slip"]]) await call("result.enter", { tournament, game: third.game, outcome, pass, source }).catch(() => undefined);
    return tournament;
  },
  scenes: {
    "results-differ": ["results"], settle: ["results", click(".note.bad button")],
    "incident-log": ["incidents"], incident: ["incidents", "2", "+", "i"], "incident-row": ["incidents", (page) => page.locator("table[role=grid]").focus(), "Down"], "incident-withdraw": ["incidents", (page) => page.locator("table[role=grid]").focus(), "Delete"],
    envelope: ["adjourned"], adjourn: ["adjourned", "+"],
    opened: ["adjourned", click("section.rest .row button"), fill("input.move", "Ac1-f4"), pick("select.letters", "es"), wait(500)],
    otherwise: ["adjourned", click("details summary"), wait(300)], "resume-one": ["adjourned", click("section [role=radiogroup] label", 1), wait(300)],
    sheets: ["claims", fill("textarea", SHEET), click(".claimdesk [role=radiogroup] label", 1), fill("textarea", OTHER), click(".claimdesk [role=radiogroup] label", 2), wait(800)],
    "moves-made": ["claims", fill("textarea", SHEET), click(".claimdesk [role=radiogroup] label", 1), fill("textarea", OTHER), click(".claimdesk [role=radiogroup] label", 2), wait(800), click("details summary"), fill("details input", "9"), wait(600), shown("details p")],
    rulings: ["claims", click(".ph > button", -1)], appeal: ["claims", click(".ph > button", -1), click("dialog td button", -1), wait(200)],
    "ruling-print": ["prints", press("End"), wait(300)],
  },
};

/** The round is over: the next one is drawn, changed by hand, asked why. */
const later = {
  make: async (at) => {
    const tournament = await example.make(at);
    for (const { game, state } of (await at.call("round.get", { tournament })).boards) if (state === "open") await at.call("result.enter", { tournament, game, outcome: "=-=", pass: 1, source: "slip", seen: "clear" });
    return tournament;
  },
  scenes: {
    draft: ["pairings"], "draft-why": ["pairings", press("Down", "Down", "Down", "Down", "Down"), wait(300)], picked: ["pairings", "s"], "why-not": ["pairings", "w", press("Down", "Down"), "w", wait(400)], "draft-quiet": ["pairings", "F6"],
    away: ["pairings", click(".ph > button", 0), wait(400)], unpublish: ["pairings?r=7", click(".ph > button", 1)], "standings-full": ["standings"],
  },
};
/** The same with a hand in it. */
const hand = {
  make: async (at) => {
    const tournament = await later.make(at);
    const draft = await at.call("round.draft", { tournament });
    const [one, two] = draft.boards;
    const swapped = await at.call("round.swap", { tournament, a: one.white.entrant, b: two.white.entrant, seen: draft.seen });
    await at.call("round.lock", { tournament, board: 3, locked: true, seen: swapped.seen });
    return tournament;
  },
  scenes: { hand: ["pairings"], "hand-row": ["pairings", "Down", wait(200)], "hand-confirm": ["pairings", "Control+Enter", wait(200)] },
};

/** All have met: no pairing is legal. */
const exhausted = {
  make: async ({ call }) => {
    const tournament = await makeEvent(call, { players: 4 });
    for (const _round of [1, 2, 3]) {
      await publish(call, tournament);
      await results(call, tournament, ["1-0", "=-="]);
    }
    return tournament;
  },
  scenes: { "no-legal": ["pairings"] },
};
/** The same, being paired by hand: a board made, two waiting. */
const pooled = {
  make: async (at) => {
    const tournament = await exhausted.make(at);
    const { seen, players } = await at.call("round.refusal", { tournament });
    const begun = await at.call("round.hand", { tournament, seen });
    const [one, , three] = players;
    await at.call("round.pair", { tournament, a: one.player.entrant, b: three.player.entrant, seen: begun.seen });
    return tournament;
  },
  scenes: { "hand-pool": ["pairings"], "hand-picked": ["pairings", (page) => page.locator(".pool table").focus(), "s", wait(200)], "hand-panel": ["pairings", shown("textarea")] },
};

/** Rating lists of this computer, and an event to be brought up to date from them. */
const library = {
  make: async ({ call, file, page }) => {
    const tournament = await makeEvent(call, { players: 8 });
    // One of them is known by the FIDE id: what the list says of her is certain.
    const [amaia] = (await call("players.list", { tournament })).players;
    await call("players.update", { tournament, entrant: amaia.entrant, player: { ...amaia.input, fideId: "90000001" } });
    const field = (text, width) => String(text).padEnd(width);
    const row = (id, name, fed, sex, title, rating, birth, flag = "") => `${field(id, 15)}${field(name, 61)}${field(fed, 4)}${field(sex, 4)}${field(title, 5)}${field("", 5)}${field("", 15)}${field("", 4)}${field(rating, 6)}${field(12, 4)}${field(20, 3)}${field(rating - 40, 6)}${field(3, 4)}${field(20, 3)}${field(rating - 60, 6)}${field(0, 4)}${field(20, 3)}${field(birth, 6)}${field(flag, 4)}`;
    const head = `${field("ID Number", 15)}${field("Name", 61)}${field("Fed", 4)}${field("Sex", 4)}${field("Tit", 5)}${field("WTit", 5)}${field("OTit", 15)}${field("FOA", 4)}${field("SRtng", 6)}${field("SGm", 4)}${field("SK", 3)}${field("RRtng", 6)}${field("RGm", 4)}${field("Rk", 3)}${field("BRtng", 6)}${field("BGm", 4)}${field("BK", 3)}${field("B-day", 6)}${field("Flag", 4)}`;
    const rows = [
      ...PLAYERS.map(([name, rating, title, federation], i) => row(90000001 + i, name, federation, "M", title, rating + (i % 3) * 7, 1980 + i)),
      row(90000101, "Dalmorente, Vilma", "ARG", "F", "", 1999, 2003), row(90000102, "Dalmorente Ruiz, Violeta", "ESP", "F", "WCM", 2050, 1999), row(90000103, "Dalmau, Vicente", "ESP", "M", "", 1750, 1961, "i"),
      `"bad"          ${field("Short", 20)}`,
    ];
    const path = file("players_list.txt", `${[head, ...rows].join("\n")}\n`);
    const load = async (params) => {
      await call("library.update", params);
      for (let i = 0; i < 100; i += 1) {
        const { state } = await call("library.progress");
        if (state !== "reading" && state !== "indexing") return state;
        await page.waitForTimeout(50);
      }
      return "late";
    };
    await load({ path, name: "FIDE", month: "2026-12" });
    const national = file("national.csv", LIST);
    const { columns } = await call("library.preview", { path: national });
    await load({ path: national, name: "Lista de la Federación del Roble", month: "2026-11", columns });
    return tournament;
  },
  scenes: {
    lists: ["settings", shown("section.lists")], "list-odd": ["settings", click("section.lists td button"), wait(400), shown("section.lists .note")],
    "list-columns": ["settings", async (page, { folder }) => page.locator("section.lists form input").first().fill(`${folder}/national.csv`), press("Tab"), wait(500), shown("section.lists form button")],
    "list-missing": ["settings", fill("section.lists form input", "/no/such/list.zip"), press("Tab"), wait(500), shown("section.lists .note")],
    suggest: ["players", "+", async (page) => page.locator("dialog input").first().pressSequentially("dalm"), wait(400)],
    "suggest-down": ["players", "+", async (page) => page.locator("dialog input").first().pressSequentially("dalm"), wait(400), press("Down", "Down")],
    "suggest-taken": ["players", "+", async (page) => page.locator("dialog input").first().pressSequentially("dalm"), wait(400), press("Down", "Enter"), wait(300)],
    update: ["players", click(".ph > button:not(.main)", -2), wait(500)],
    "update-ticked": ["players", click(".ph > button:not(.main)", -2), wait(500), click("dialog .row button"), wait(200)],
    "find-list": ["results", "Control+k", press("d", "a", "l", "m"), wait(400)],
  },
};

/** An event with nobody in it. */
const PAGES = ["results", "pairings", "standings", "crosstable", "ratings", "prizes", "players", "incidents", "adjourned", "setup", "prints", "journal", "claims"];
const small = (name, players, more = {}) => ({
  make: async ({ call }) => {
    const tournament = await makeEvent(call, { players, ...more });
    return tournament;
  },
  scenes: Object.fromEntries((players === 0 ? PAGES : ["results", "pairings", "standings", "crosstable", "players"]).map((page) => [`${name}-${page}`, [page]])),
});
/** Another system: its draft, its table, the form of its rules. */
const other = (system, players = 7) => ({
  make: async ({ call }) => {
    const tournament = await makeEvent(call, { players, system, rounds: 4 });
    // The first half of the players is one team.
    if (system === "scheveningen") await call("tournament.numbering", { tournament, numbering: "as-entered" });
    await publish(call, tournament);
    const { boards } = await call("round.get", { tournament });
    await results(call, tournament, boards.map((_, i) => ["1-0", "0-1", "=-="][system === "knock-out" ? i % 2 : i % 3]));
    return tournament;
  },
  scenes: Object.fromEntries(["pairings", "standings", "crosstable", "setup"].map((page) => [`${system}-${page}`, page === "setup" ? [page, async (at) => (await at.locator("details.all > summary").count()) && at.locator("details.all > summary").click()] : [page]])),
});

/** A prize fund that is set, two players who may not meet, a second tournament, an event that is no longer there. */
const settled = {
  make: async ({ call }) => {
    await makeEvent(call, { players: 12, name: "Torneo de Otoño" });
    const { path } = (await call("frame.get")).event;
    await call("event.close");
    const other = await makeEvent(call, { players: 12 });
    rmSync(path, { force: true });
    const { setup } = await call("tournament.get", { tournament: other });
    const { players } = await call("players.list", { tournament: other });
    await call("tournament.update", { tournament: other, setup: { ...setup, prohibited: [[players[0].entrant, players[3].entrant]], localClauses: "wrong-claim-minutes = 3\nThe telephone stays at the door" }, reason: "" });
    await call("tournament.create", { setup: { ...setup, name: "Group B, under 1900", prohibited: [] } });
    await publish(call, other);
    await results(call, other, ["1-0", "=-=", "0-1", "1-0", "=-=", "--+"]);
    const { fund } = await call("prizes.get", { tournament: other });
    await call("prizes.set", { tournament: other, fund: { ...fund, places: ["500", "300", "200"], categories: [{ name: "Casa Roble", prizes: ["80", "40"], group: 0, filter: { clubs: ["Casa Roble"] } }] } });
    return other;
  },
  scenes: { fund: ["prizes"], "fund-why": ["prizes", (page) => page.locator("table[role=grid]").focus(), "Enter", wait(300)], prohibited: ["setup", shown("main .columns > *:first-child > *:last-child button")], "virtual-points": ["setup", (page) => page.locator("select:has(option[value=given])").selectOption("given"), wait(300), shown("main .columns > *:first-child > *:last-child button")], clauses: ["setup"], "home-gone": ["home"], "two-tournaments": ["results"], "category-shown": ["standings", "c", wait(300), pick("dialog select", "Casa Roble", 4), press("Control+Enter"), wait(400)], "category-own": ["standings", "c", wait(300), pick("dialog select", "Casa Roble", 0), press("Control+Enter"), wait(400)] },
};

/** Few open games: looking ahead. */
const ahead = {
  make: async ({ call }) => {
    const tournament = await makeEvent(call, { players: 11 });
    await publish(call, tournament);
    await results(call, tournament, ["1-0", "=-=", "0-1", "1-0", "1-0"]);
    const { players } = await call("players.list", { tournament });
    await call("players.withdraw", { tournament, entrant: players[4].entrant, fromRound: 2, reason: "Ill" });
    await call("players.bye", { tournament, entrant: players[6].entrant, round: 2, kind: "H", reason: "A wedding" });
    await publish(call, tournament);
    await results(call, tournament, ["1-0", null, null]);
    return tournament;
  },
  scenes: { ahead: ["pairings?r=3", wait(600)], "ahead-one": ["pairings?r=3", wait(600), click("fieldset [role=radiogroup] label", 1), click("fieldset li:nth-child(2) [role=radiogroup] label", 1), wait(600)], byes: ["players", press("Down", "Down", "Down", "Down", "Down", "Down")], gone: ["players", press("Down", "Down", "Down", "Down")], return: ["players", press("Down", "Down", "Down", "Down"), click("aside .row button", 3)], "ahead-published": ["pairings?r=2"] },
};

/** 300 players, names of 300 letters, and other scripts. */
const big = {
  make: async ({ call }) => {
    const tournament = await makeEvent(call, { players: 12, rounds: 9, name: "Campeonato Internacional Abierto de la Villa del Roble y de las Comarcas Vecinas, Memorial de los Fundadores" });
    const long = `Wolframsdóttir-${"Montenegro-Valdelomar-".repeat(12)}x, Maximiliana Hildegardis`;
    const names = [long.slice(0, 300), "გელაშვილი, ნინო", "Παπαδοπούλου-Κωνσταντινίδη, Αλεξάνδρα", "Переверзенцева-Войцеховская, Александра", "אברהמוב, נועה", "李, 明", "Ng, Bo", "Ö, Å"];
    for (const [i, name] of names.entries()) await add(call, tournament, name, { rating: String(2500 - i * 3), title: i % 2 ? "WGM" : "", federation: "GEO", club: i === 0 ? "Círculo de Ajedrez y Recreo de la Muy Noble Villa del Roble ".repeat(3) : "" });
    const rows = Array.from({ length: 280 }, (_, i) => `Jugador${String(i).padStart(3, "0")}, Nombre;${2400 - i * 4};ESP`).join("\n");
    await call("players.import", { tournament, file: { text: `Nombre;Elo;Fed\n${rows}\n` } });
    await publish(call, tournament);
    const { boards } = await call("round.get", { tournament });
    await results(call, tournament, boards.map((_, i) => (i === 0 ? null : ["1-0", "=-=", "0-1"][i % 3])));
    return tournament;
  },
  scenes: {
    "big-results": ["results"], "big-published": ["pairings?r=1"], "big-ahead": ["pairings?r=2"], "big-standings": ["standings?r=1"], "big-crosstable": ["crosstable?r=1"], "big-players": ["players"], "big-player": ["players", "Enter"], "big-withdraw": ["players", "Delete"], "big-ratings": ["ratings?r=1"], "big-prizes": ["prizes"], "big-journal": ["journal"], "big-prints": ["prints", wait(600)], "big-setup": ["setup"], "big-home": ["home"], "big-claims": ["claims"], "big-card": ["standings?r=1", "p", wait(300)], "big-incident": ["incidents", "1", "+", "i"], "big-find": ["results", "Control+k", press("w", "o", "l"), wait(400)], "big-end": ["standings?r=1", "End", wait(300)],
  },
};

export const WORLDS = [
  first, bare, example, boards, later, hand, exhausted, pooled, library, settled, ahead, small("none", 0), small("one", 1), small("two", 2), other("keizer"), other("knock-out", 8), other("fide-double-swiss-2026", 8), other("fide-lim-2026", 8), other("scheveningen", 8), other("berger", 6), big,
];
