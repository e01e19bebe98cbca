// A desk made up in memory: for tests and for work on the pages (`?fake`). It knows no rule of chess or pairing.
import { ApiError, type Transport } from "./client";
import { FakeBoards } from "./fakeBoards";
import type * as W from "./types.gen";

const SURNAMES =
  "Tamarquez Ibarquen Arquestain Tarvold Sarquemont Vosterman Sandorval Ferrandol Perquillo Merrowby Gostervik Bracquell Orsovane Zaldibor Zamarque Llobregón Aldovera Fallowmere Ulmarque Carrascoy Roldavin Pellinmoor Jovellain Velquist Xalamar Dolwick Galvestro Zelvorov Tordesande Lindemar Redolmos Quandor Dalmorente Mendaroz Nabarquez Villarquén Jarandol Illescarte Haldenby Zorquiel Verdazar Norquande Korvannen Quintarelo Kalmeyda Yustevalle Tevelund Marquenza Brodzel Eskarvide Fenquist Villarrasquilla-Montescudero".split(
    " ",
  );
const GIVEN = "Luca Petra Amaia Hugo Karin Sergio Noa Yara Zoe Andrés Fermín Mario Víctor Marta Emil Nico Inés Flora Lena Aitor Joel Celia Nadia Saúl Álvaro Elvira Jonas Xenia Lidia Ilsa Dario Lara Vilma Quim Rafael Zulema Silvia Wanda Pau Vera Dorotea Iván Maren Leo Adela Beatriz Gabriel Jara Olga Bruno Łucja Γεώργιος".split(" ");
const FEDERATIONS = ["ESP", "FRA", "GER", "ENG", "POR", "POL"];
const CLUBS = ["Gambito 64", "Ateneo Escaques", "Casa del Reloj", "Dos Torres", "Peón Pasado", ""];
const TITLES = ["GM", "IM", "IM", "FM", "FM", "FM", "WGM", "CM", "", ""];

interface Game {
  id: number;
  board: number;
  white: number;
  black: number;
  outcome: string | null;
  state: string;
  reports: string[];
}

const TEXT: Record<string, string> = { "1-0": "1 - 0", "=-=": "½ - ½", "0-1": "0 - 1", "+--": "+ - -", "--+": "- - +", "---": "- - -", "=-0": "½ - 0", "0-=": "0 - ½", "0-0": "0 - 0", "W-L": "1 - 0", "D-D": "½ - ½", "L-W": "0 - 1" };
const TENTHS: Record<string, [number, number]> = { "1-0": [10, 0], "=-=": [5, 5], "0-1": [0, 10], "+--": [10, 0], "--+": [0, 10], "---": [0, 0], "=-0": [5, 0], "0-=": [0, 5], "0-0": [0, 0], "W-L": [10, 0], "D-D": [5, 5], "L-W": [0, 10] };
const half = (tenths: number) => `${tenths >= 10 || tenths % 10 === 0 ? Math.floor(tenths / 10) : ""}${tenths % 10 ? "½" : ""}`;

const ALL: W.Topic[] = ["frame", "setup", "players", "rounds", "standings", "claims", "journal", "settings"];

export class FakeDesk {
  settings: W.Settings = { language: "en", theme: "light", density: "compact", keySet: "A", backupFolder: "", paper: "a4", hiddenColumns: [] };
  actor: W.ActorView | null = { id: "a", name: "R. Quillance", role: "deputy", device: "hall-1" };
  open = true;
  seq = 1284;
  undoText: string | null = "bd 17: ½ - ½";
  redoText: string | null = null;
  published = 6;
  byHand = false;
  /** The next round is not drawn while games are open. */
  held = false;
  swaps: [number, number][] = [];
  locked = new Set<number>();
  lastEntered: W.EnteredRow[] = [];
  journal: W.JournalRow[] = [];
  rounds: Game[][] = [];
  details: W.EventDetails = { name: "Open Villa del Roble", place: "Villa del Roble", federation: "ESP", startDate: "2026-11-27", endDate: "2026-12-01", zone: "Europe/Madrid", organizer: "Club Gambito 64", arbiters: [{ name: "Quillance, Rosa", title: "IA", fideId: "", role: "chief" }] };
  setup: W.Setup = {
    name: "Group A", system: "fide-dutch-2026", rounds: 9, scoring: { win: "1", draw: "½", loss: "0", absent: "0", pab: "1" }, initialColor: "white", tieBreaks: ["BH/C1", "BH", "SB", "WON"], tieBreakEdition: "", lawsEdition: "2023",
    localClauses: "", pace: "standard", timeControl: "40/90+30:30+30", defaultTime: 30, noDrawBefore: 30, acceleration: "none", virtualPoints: [], swapLastRounds: false, numbering: "", numberSeed: "", prohibited: [], prohibitedIn: [], unratedAs: null, lotSeed: "", handValues: [], readings: {}, pairingReadings: {},
    schedule: [1, 2, 3].map((round) => ({ round, starts: `2026-11-${26 + round}T16:00` })),
  };
  rulings: W.RulingView[] = [];
  boards: FakeBoards;
  players: { input: W.PlayerInput; status: string }[];
  /** Every call in order, for tests. */
  calls: { method: string; params: unknown }[] = [];
  /** Milliseconds before an answer. */
  delay = 0;
  /** A method that is refused. */
  refuse = "";

  constructor(n = 88) {
    this.players = Array.from({ length: n }, (_, i) => ({
      status: i === 82 ? "withdrawn" : "playing",
      input: {
        name: `${SURNAMES[i % SURNAMES.length]}, ${GIVEN[(i * 7) % GIVEN.length]}`, title: i < 30 ? (TITLES[i % TITLES.length] ?? "") : "", sex: "", federation: FEDERATIONS[i % 6] ?? "",
        rating: i % 17 === 16 ? "" : String(2512 - i * 9), fideId: i % 3 ? "" : String(9900000 + i), birth: "", club: CLUBS[i % 6] ?? "", contact: "",
      },
    }));
    let id = 1000;
    for (let round = 1; round <= this.published; round += 1) {
      const games: Game[] = [];
      for (let b = 0; b < Math.floor(n / 2); b += 1) {
        const x = (b + round * 5) % n;
        const flip = (b + round) % 2 === 1;
        const a = b;
        const other = n - 1 - b;
        const results = ["1-0", "=-=", "0-1", "1-0", "=-=", "+--"];
        const open = round === this.published && (b < 2 || [3, 6, 7, 11, 15, 20].includes(b) || b > 35);
        games.push({ id: (id += 1), board: b + 1, white: flip ? other : a, black: flip ? a : other, outcome: open ? null : (results[(x * 3 + b) % 6] ?? "1-0"), state: open ? "open" : x % 3 ? "checked" : "entered", reports: [] });
      }
      this.rounds.push(games);
    }
    const last = this.rounds[this.rounds.length - 1] ?? [];
    const ninth = last[8];
    if (ninth) Object.assign(ninth, { state: "differs", outcome: null, reports: ["Slip, first entry: ½ - ½", "Phone: 1 - 0"] });
    const adjourned = last[18];
    if (adjourned) Object.assign(adjourned, { state: "adjourned", outcome: null });
    for (const board of [17, 11, 10, 14]) {
      const game = last[board - 1];
      if (game?.outcome) this.lastEntered.push({ game: game.id, board, text: TEXT[game.outcome] ?? "", at: `2026-11-29T18:4${board % 10}:08+01:00`, by: "R. Quillance" });
    }
    for (let i = 0; i < 60; i += 1)
      this.journal.push({ seq: 1284 - i, at: `2026-11-29T18:${String(59 - (i % 60)).padStart(2, "0")}:08+01:00`, by: i % 4 ? "R. Quillance" : "Chief", batch: 700 - i, kind: i % 7 === 3 ? "undone" : "resultReported", text: `Round 6, board ${(i * 5) % 44 || 44}: ½ - ½`, reason: i % 9 === 4 ? "Both players signed the wrong box" : "", undone: i % 7 === 4, hash: (0xed1b - i * 977).toString(16).slice(-4) });
    this.boards = new FakeBoards(() => this.round().boards);
  }

  appeal(p: Record<string, unknown>): W.Changes {
    const row = this.rulings.find((ruling) => ruling.row.id === p["id"])?.row;
    if (row && p["decision"]) row.appeal = { by: "", reason: "", ...row.appeal, decision: String(p["decision"]), decidedBy: String(p["by"]), why: String(p["reason"]) };
    else if (row) row.appeal = { by: String(p["by"]), reason: String(p["reason"]), decision: "", decidedBy: "", why: "" };
    return this.changes();
  }

  points(player: number, before: number): string {
    let tenths = 0;
    this.rounds.slice(0, before - 1).forEach((games) =>
      games.forEach((game) => {
        const worth = game.outcome ? TENTHS[game.outcome] : undefined;
        if (worth && game.white === player) tenths += worth[0];
        if (worth && game.black === player) tenths += worth[1];
      }),
    );
    return half(tenths);
  }
  side(player: number, round: number): W.Side {
    const input = this.players[player]?.input;
    return { entrant: player + 1, number: player + 1, title: input?.title ?? "", name: input?.name ?? "", rating: Number(input?.rating) || null, federation: input?.federation ?? "", club: input?.club ?? "", points: this.points(player, round) };
  }
  changes(stale: W.Topic[] = ALL, notice?: string): W.Changes {
    this.seq += 1;
    return { seq: this.seq, stale, ...(notice ? { notice } : {}) };
  }
  find(game: number): { game: Game; round: number } {
    for (let i = 0; i < this.rounds.length; i += 1) {
      const found = this.rounds[i]?.find((one) => one.id === game);
      if (found) return { game: found, round: i + 1 };
    }
    throw new ApiError("notFound", "No such game");
  }

  frame(): W.Frame {
    const last = this.rounds[this.published - 1] ?? [];
    return {
      version: "0.1.0", actor: this.actor, settings: { ...this.settings }, settingsUnkept: null,
      event: this.open
        ? {
            name: this.details.name, path: "/home/desk/roble.arbiter", seq: this.seq, savedAt: "2026-11-29T18:42:08+01:00", readOnly: null, undo: this.undoText, redo: this.redoText, copiedAt: null, copyProblem: null,
            tournaments: [
              { id: 2, name: this.setup.name, players: this.players.length, rounds: this.setup.rounds, published: this.published, missing: last.filter((game) => !game.outcome).length, adjourned: 1, draftOpen: this.byHand },
              { id: 3, name: "Group B", players: 0, rounds: 7, published: 0, missing: 0, adjourned: 0, draftOpen: false },
            ],
          }
        : null,
    };
  }
  round(asked?: number, game?: number): W.RoundView {
    const of = this.rounds.findIndex((round) => round.some((one) => one.id === game)) + 1;
    if (game && !asked && !of) throw new ApiError("notFound", `game ${game} is not found`);
    const round = asked ?? (of || this.published);
    const games = this.rounds[round - 1];
    const boards = (games ?? []).map((game): W.BoardRow => ({
      game: game.id, board: game.board, white: this.side(game.white, round), black: this.side(game.black, round), state: game.state, outcome: game.outcome,
      text: game.state === "adjourned" ? "? - ?" : game.outcome ? (TEXT[game.outcome] ?? "") : "", reports: game.reports, hasSheet: game.board === 4, hasRuling: game.board === 16, remark: "",
    }));
    const missing = boards.filter((row) => !row.outcome).length;
    return {
      round, state: games ? "published" : this.byHand ? "draft" : "notDrawn", publishedAt: games ? "2026-11-29T15:52:00+01:00" : null, starts: "", boards, withoutGame: games ? [{ player: this.side(82, round), kind: "Z", text: "withdrawn", points: "0" }] : [],
      missing, differing: boards.filter((row) => row.state === "differs").length, checked: boards.filter((row) => row.state === "checked").length, lastEntered: round === this.published ? this.lastEntered : [],
      older: round < this.published, correction: "", notes: [], canUnpublish: round === this.published, canDraftNext: round === this.published, draftBlocked: null,
    };
  }
  enter(asked: W.EnterResult): W.Changes {
    const { game } = this.find(asked.game);
    if (asked.seen && asked.seen !== (game.state === "adjourned" ? "adjourned" : (game.outcome ?? "clear"))) throw new ApiError("stale", `Board ${game.board} is ${TEXT[game.outcome ?? ""] ?? "open"} by now`);
    if (asked.outcome === "clear") Object.assign(game, { outcome: null, state: "open" });
    else if (asked.outcome === "adjourned") Object.assign(game, { outcome: null, state: "adjourned" });
    else if (asked.pass === 2 && game.outcome && game.outcome !== asked.outcome) Object.assign(game, { state: "differs", reports: [`First entry: ${TEXT[game.outcome]}`, `Second pass: ${TEXT[asked.outcome]}`], outcome: null });
    else Object.assign(game, { outcome: asked.outcome, state: asked.pass === 2 ? "checked" : "entered" });
    this.lastEntered = [{ game: game.id, board: game.board, text: TEXT[asked.outcome] ?? "", at: new Date().toISOString(), by: "R. Quillance" }, ...this.lastEntered.filter((row) => row.game !== game.id)];
    this.undoText = `bd ${game.board}: ${TEXT[asked.outcome] ?? asked.outcome}`;
    return this.changes(["frame", "rounds", "standings", "journal"]);
  }
  draft(): W.DraftView {
    const round = this.published + 1;
    const order = this.players.map((_, i) => i).filter((i) => i !== 82);
    for (const [a, b] of this.swaps) {
      const x = order.indexOf(a - 1);
      const y = order.indexOf(b - 1);
      if (x >= 0 && y >= 0) [order[x], order[y]] = [b - 1, a - 1];
    }
    const n = Math.floor(order.length / 2);
    const boards = Array.from({ length: n }, (_, b): W.DraftBoard => {
      const w = order[b] ?? 0;
      const l = order[b + n] ?? 0;
      return {
        board: b + 1, white: this.side(w, round), black: this.side(l, round), whiteColors: "WBWBBW".slice(b % 2), blackColors: b % 5 ? "BWBWWB" : "BWWBW", whiteFloat: b % 6 === 3 ? "up" : b === 0 ? "down" : "", blackFloat: b % 6 === 3 ? "down" : b === 0 ? "up" : "",
        locked: this.locked.has(b + 1), changed: this.swaps.some(([x, y]) => [x, y].includes(w + 1) || [x, y].includes(l + 1)),
        why: ["The 5-point bracket held six players and one moved down from 5½: seven, so one floats down. C.04.3 C6", "They have not met. C1", "Both want White. Going back, round 2 is the first to differ. C.04.3 5.2.3"],
      };
    });
    return {
      round, boards, bye: order.length % 2 ? this.side(order[order.length - 1] ?? 0, round) : null, byeWhy: ["Lowest of the lowest bracket with no bye yet. C.04.3 2.1"], withoutGame: [{ player: this.side(82, round), kind: "Z", text: "withdrawn", points: "0" }],
      findings: [
        { id: "open", level: "confirm", article: "C.04.2 4.1", text: "13 games of round 6 are open and count as draws", boards: [] },
        { id: "checked", level: "note", article: "C.04.3", text: "The checker agrees on all boards", boards: [] },
      ],
      handChanges: this.swaps.map(([a, b]) => `${this.players[a - 1]?.input.name} and ${this.players[b - 1]?.input.name} changed places`), byHand: this.byHand, pool: [], noDraft: "", needsReason: this.byHand, seen: this.seq, engine: "FIDE Dutch 2026, engine 0.1.0", unverified: this.setup.system === "fide-dutch-2026" ? "" : "Not verified against the FIDE text",
    };
  }
  /** The next round while games are open: the upper half of the boards is sure. */
  preview(results: string[]): W.PreviewView {
    const { round, boards } = this.draft();
    const pairs = boards.map(({ white, black }) => ({ white, black }));
    const open = this.round().boards.filter((row) => !row.outcome).map(({ white, black }) => ({ white, black }));
    return { round, open, outcomes: 3 ** open.length, unpaired: 0, sure: pairs.slice(0, Math.ceil(pairs.length / 2)), sureBye: null, boards: results.length ? pairs : [], bye: null, trouble: "" };
  }
  standings(asked?: number): W.StandingsView {
    const round = asked ?? this.published - 1;
    const rows = this.players.map((player, i) => ({ player, i, points: this.points(i, round + 1) }));
    const value = (text: string) => Number.parseInt(text || "0", 10) + (text.includes("½") ? 0.5 : 0);
    rows.sort((a, b) => value(b.points) - value(a.points) || a.i - b.i);
    return {
      round, rounds: this.setup.rounds, published: this.published, lastFull: this.published - 1, openGames: round === this.published ? 13 : 0, resultsIn: 31, games: 44, isFinal: false, rules: "C.07, edition of 1 March 2026", notes: [], federations: [...FEDERATIONS].sort(), clubs: CLUBS.filter(Boolean), titles: ["GM", "IM", "WGM", "FM", "CM"], own: [], category: "", teams: false, asOf: "",
      columns: [
        { code: "BH/C1", name: "Buchholz Cut-1", article: "C.07 8.1" },
        { code: "BH", name: "Buchholz", article: "C.07 8.1" },
        { code: "SB", name: "Sonneborn-Berger", article: "C.07 9.1" },
        { code: "WON", name: "Games won", article: "C.07 7.2" },
      ],
      rows: rows.map(({ player, i, points }, rank) => ({ rank: rank + 1, rankText: rank === 3 || rank === 4 ? "4=" : String(rank + 1), overall: String(rank + 1), entrant: i + 1, number: i + 1, title: player.input.title, name: player.input.name, federation: player.input.federation, rating: Number(player.input.rating) || null, club: player.input.club, points, values: [`${16 - (rank % 7)}.0`, `${18 - (rank % 7)}.5`, `${15 - (rank % 9)}.75`, String(4 - (rank % 4))], status: player.status, statusText: player.status === "playing" ? "" : player.status, open: round === this.published && i % 4 === 0 })),
    };
  }
  crosstable(by: string): W.CrosstableView {
    const standings = this.standings(this.published);
    const rank = new Map(standings.rows.map((row) => [row.entrant, row.rank]));
    const rows = standings.rows.map((row): W.CrosstableRow => {
      const cells = Array.from({ length: this.setup.rounds }, (_, r): W.CellView => {
        const game = this.rounds[r]?.find((one) => one.white === row.entrant - 1 || one.black === row.entrant - 1);
        if (!game) return { opponent: "", color: "", result: "", text: "", game: null, board: null };
        const white = game.white === row.entrant - 1;
        const other = (white ? game.black : game.white) + 1;
        const worth = game.outcome ? TENTHS[game.outcome] : undefined;
        const result = worth ? (game.outcome === "+--" ? (white ? "+" : "-") : half(white ? worth[0] : worth[1])) : "*";
        const opponent = String(by === "rank" ? rank.get(other) : other);
        return { opponent, color: white ? "w" : "b", result, text: `${opponent}${white ? "w" : "b"}${result}`, game: game.id, board: (this.rounds[r]?.indexOf(game) ?? 0) + 1 };
      });
      return { rankText: row.rankText, number: row.number, entrant: row.entrant, title: row.title, name: row.name, federation: row.federation, club: "", rating: row.rating, cells, points: row.points, values: row.values.slice(0, 2), label: String(by === "rank" ? row.rank : row.number), status: row.status, statusText: row.statusText };
    });
    if (by === "number") rows.sort((a, b) => a.number - b.number);
    return { by, round: this.published, form: "rounds", heads: Array.from({ length: this.setup.rounds }, (_, i) => `${i + 1}. Rd`), columns: standings.columns.slice(0, 2), rows, provisional: "", notes: [], asOf: "" };
  }
  fund: W.PrizeFund = { currency: "EUR", places: ["500", "300", "200"], sharing: "equal", undivided: 0, leastShare: "", rounding: "cents", unit: "1", budget: "", cumulation: "one", withdrawn: "out", categories: [] };
  fundSet = true;
  prizes(fund: W.PrizeFund): W.PrizeList {
    const rows = this.standings().rows.map((row, i): W.PrizeRow => ({ entrant: row.entrant, rankText: row.rankText, title: row.title, name: row.name, federation: row.federation, points: row.points, prize: fund.places[i] ? `Place ${i + 1}` : "", paid: fund.places[i] ? `${fund.places[i]} EUR` : "", because: fund.places[i] ? [`Place ${i + 1}, ${fund.places[i]} EUR: the prize of the place`] : [], sums: [], not: [] }));
    return { round: this.published - 1, isFinal: false, provisional: "Provisional: 4 games open", rows, paid: "1000 EUR", total: "1000 EUR", left: "0 EUR", unassigned: [], faults: [] };
  }
  ratings(entrant?: number): W.RatingsView {
    const rows = this.players.map((player, i): W.RatingRow => {
      const lines = (this.crosstable("number").rows.find((row) => row.entrant === i + 1)?.cells ?? []).slice(0, this.published).map((cell, r): W.RatingLine => ({ round: r + 1, color: cell.color, number: Number(cell.opponent) || null, opponent: this.players[Number(cell.opponent) - 1]?.input.name ?? "", rating: Number(this.players[Number(cell.opponent) - 1]?.input.rating) || null, result: cell.result, expected: "0.57", change: "+0.43", running: 2300 + r, why: r === 2 ? "Difference of 432 counts as 400 (B.02 8.3.1)" : "", late: "" }));
      return { entrant: i + 1, number: i + 1, title: player.input.title, name: player.input.name, federation: player.input.federation, rating: Number(player.input.rating) || null, games: 5, points: this.points(i, 6), expected: player.input.rating ? "2.87" : "", difference: player.input.rating ? "+0.63" : "", k: player.input.rating ? "20?" : "", kWhy: player.input.rating ? "K 20 is assumed: the number of games before the event is not known (B.02 8.3.3)" : "", change: player.input.rating ? "+12.6" : "", rounded: player.input.rating ? 13 : null, first: player.input.rating ? "" : "first rating 1840", performance: 2310, notes: [], leftOut: [], lines: entrant ? lines : [] };
    });
    return { round: this.published, provisional: "", rate: "standard", rules: "FIDE Rating Regulations (B.02), standard", notes: [], asOf: "", rows: entrant ? rows.filter((row) => row.entrant === entrant) : rows };
  }
  norms(p: Record<string, unknown>): W.NormsView {
    const row = (i: number, norm: string, state: string, text: string): W.NormRow => ({ entrant: i + 1, number: i + 1, title: this.players[i]?.input.title ?? "", name: this.players[i]?.input.name ?? "", federation: this.players[i]?.input.federation ?? "", rating: Number(this.players[i]?.input.rating) || null, norm, state, stateText: state === "made" ? "Made" : state === "possible" ? "Possible" : "Out of reach", text, games: 6, points: "4½", average: 2388, performance: 2512, checks: p["entrant"] ? [{ article: "B.01 1.4.1", what: "games over the board", found: "6", needed: "≥ 9", passed: "no", passedText: "No" }] : [], lines: p["entrant"] ? [{ round: 1, title: "GM", name: this.players[20]?.input.name ?? "", federation: "FRA", rating: 2511, result: "½", note: "" }] : [] });
    const rows = [row(3, "IM", "possible", "needs 1½ from 3 (opponents of 2388 or more on average), one more foreigner"), row(7, "IM", "possible", "needs 2 from 3 (opponents of 2371 or more on average)"), ...(p["all"] ? [row(9, "GM", "impossible", "B.01 1.4.8: performance")] : [])];
    return { round: this.published, field: "B.01 1.4.3 and 1.4.4 apply", exemption: "", noHost: "", oddFederations: "", lastForfeit: false, hasLastForfeit: false, conditions: [], rules: "FIDE Title Regulations (B.01)", provisional: "", notes: [], rows: p["entrant"] ? rows.filter((one) => one.entrant === p["entrant"]) : rows };
  }
  playerList(): W.PlayerList {
    return {
      canRenumber: false, numbersOutOfOrder: false, published: this.published, asOf: "",
      players: this.players.map((player, i): W.PlayerRow => ({ entrant: i + 1, person: 500 + i, number: i + 1, input: player.input, rating: Number(player.input.rating) || null, ratingSource: player.input.rating ? "FIDE, December 2026" : "", status: player.status, statusText: player.status === "withdrawn" ? "Withdrawn from round 6" : "", fromRound: 1, withdrawsFrom: this.published + 1, expelsFrom: this.published + 1, byes: i === 57 ? [{ round: 7, kind: "H", reason: "Letter from the player" }] : [], points: this.points(i, 7), removable: false })),
    };
  }
  sheet(text: string): W.SheetView {
    const words = text.replace(/\d+\.+/g, " ").split(/\s+/).filter(Boolean);
    const cells = words.map((word, i): W.SheetCell => ({ ply: i + 1, number: Math.floor(i / 2) + 1, side: i % 2 ? "black" : "white", text: word, san: word, status: word === "Rc8" ? "ambiguous" : "read", suggestions: word === "Rc8" ? ["Rac8", "Rfc8"] : [], drawOffer: false }));
    const positions = [undefined, ...cells].map((_, ply): W.PositionView => ({ ply, fen: ply === 0 ? "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" : `r1r3k1/2qbbppp/2np1n2/1p2p3/pP1PP3/P3BN1P/3N1PP1/RB1QR1K1 ${ply % 2 ? "b" : "w"} - - 5 22`, lastMove: ply ? ["b7", "c7"] : [], castling: ply > 9 ? "none left, both sides" : "White both, Black both", enPassant: "none", halfmoves: ply % 9, turn: ply % 2 ? "black" : "white", state: "" }));
    return { language: "en", letters: "KQRBN", cells, positions, problems: words.includes("Rc8") ? ["17... Rc8 fits two rooks; Rfc8 taken"] : [] };
  }
  examine(claim: W.ClaimInput): W.VerdictView {
    const sheet = this.sheet(claim.sheet.text);
    const n = sheet.cells.length;
    const upheld = n >= 40;
    return {
      verdict: n < 8 ? "notPossible" : upheld ? "upheld" : "rejected", headline: n < 8 ? "The sheet is too short to judge" : upheld ? "The claim is correct. Draw" : "The claim is not correct", sentence: upheld ? "After 23... Qc7, the move Black has written, the same position stands for the third time with White to move." : "The position stands for the second time.",
      because: [], articles: [{ cite: "Laws 2023, 9.2.1", text: "The player having the move may claim with a written move", checkPrinted: false }, { cite: "Laws 2023, 9.2.3", text: "Positions are the same if the same player has the move and all possible moves are the same", checkPrinted: false }],
      occurrences: upheld ? [{ ply: 38, move: "19... Qc7", note: "" }, { ply: Math.min(42, n), move: "21... Qc7", note: "" }, { ply: Math.min(46, n), move: "23... Qc7", note: "written, not played" }] : [], nearMisses: upheld ? [{ ply: 37, move: "19. b4", why: "axb3 en passant was legal" }] : [],
      now: upheld ? ["The game is drawn at once"] : ["Two minutes are added for White", "Black must play Qc7"], minutesAdded: upheld ? 0 : 2, halfmoves: 5, outcome: upheld ? "=-=" : null, edition: claim.edition || "2023", sheet, pair: null,
    };
  }
  rule(asked: { claim: W.ClaimInput; note: string }): W.Changes {
    const verdict = this.examine(asked.claim);
    const id = 3000 + this.rulings.length;
    this.rulings.unshift({ row: { id, kind: "claim", at: new Date().toISOString(), round: 6, board: 16, players: "Llobregón, Nico - Jarandol, Silvia", claim: asked.claim.kind, verdict: verdict.verdict, headline: verdict.headline, articles: verdict.articles.map((article) => article.cite), note: asked.note, appeal: null }, input: asked.claim, case: null, verdict });
    return { ...this.changes(), created: id, notice: "Ruling written" };
  }

  answer(method: string, p: Record<string, unknown>): unknown {
    this.calls.push({ method, params: p });
    const noEvent = !["frame.get", "home.recent", "home.forget", "event.create", "event.open", "example.open", "settings.get", "settings.set", "actor.set", "claim.examine", "claim.mate", "claim.merge", "claim.examineMerged", "scoresheet.read", "scoresheet.moves", "folder.list"].includes(method);
    if (noEvent && !this.open) throw new ApiError("noEvent", "No event is open");
    if (p["tournament"] === 3 && method !== "players.list") throw new ApiError("notFound", "Nothing here yet");
    const atTheBoards = this.boards.answer(method, p, { changes: (notice) => this.changes(ALL, notice), sheet: (text) => this.sheet(text), examine: (claim) => this.examine(claim) });
    if (atTheBoards !== undefined) return atTheBoards;
    if (method === this.refuse) throw new ApiError("refused", "Nothing would change");
    switch (method) {
      case "ruling.appeal": case "ruling.decide": return this.appeal(p);
      case "frame.get": return this.frame();
      case "home.recent": return RECENT;
      case "event.close": this.open = false; return this.changes();
      case "event.open": case "example.open": this.open = true; return this.changes();
      case "event.create": this.open = true; this.details.name = String(p["name"]); return this.changes();
      case "event.get": return { ...this.details };
      case "event.update": this.details = p as unknown as W.EventDetails; return this.changes();
      case "settings.get": return { ...this.settings };
      case "settings.set": Object.assign(this.settings, p); return this.changes(["settings", "frame"]);
      case "actor.set": this.actor = { id: "a", name: String(p["name"]), role: String(p["role"]), device: "hall-1" }; return this.changes(["frame"]);
      case "tournament.tieBreak": return { code: String(p["code"]).toUpperCase(), name: String(p["code"]), rule: "", note: "" };
      case "tournament.get": return { id: 2, setup: structuredClone(this.setup), systemName: "FIDE Dutch system, rules from 1 February 2026", begun: true, fixed: {}, numberingNote: "", tieBreakChoices: this.standings().columns.map(({ code, name }) => ({ code, name })).concat([{ code: "DE", name: "Direct encounter" }, { code: "PS", name: "Progressive score" }]), tieBreakNotes: [], readingChoices: [{ name: "double_forfeit", text: "STD after a double forfeit (C.07 7.7)", values: [{ value: "nothing", text: "nobody scores anything" }, { value: "equal", text: "½ each, as the letter says" }] }],
        pairingReadingChoices: [
          { name: "dubov_unrated", system: "fide-dubov-2026", text: "Unrated players are estimated at (C.04.4.1)", values: [], number: { least: 1, most: 3500, usual: 1400 } },
          { name: "lim_maxi", system: "fide-lim-2026", text: "Maxi-tournament (C.04.4.3)", values: [{ value: "no", text: "no" }, { value: "yes", text: "yes" }], number: null },
        ],
        unverifiedSystems: { "fide-lim-2026": "Pairings: Lim system, not verified against the FIDE text" }, lawsEditions: ["2023", "2018", "2017", "old-es"] };
      case "tournament.update": this.setup = p["setup"] as W.Setup; return this.changes();
      case "players.list": return p["tournament"] === 3 ? { players: [], canRenumber: true, numbersOutOfOrder: false, published: 0, asOf: "" } : this.playerList();
      case "round.get": return this.round(p["round"] as number | undefined, p["game"] as number | undefined);
      case "round.draft":
        if (this.held) throw new ApiError("refused", "Round 6 has open games");
        return this.draft();
      case "round.refusal": return { round: this.published + 1, text: "Round 6 has open games", hint: "", players: [], more: 0, canPairByHand: false, seen: this.seq };
      case "round.hand": this.byHand = true; return this.draft();
      case "round.why": return { text: `${this.players[Number(p["a"]) - 1]?.input.name} and ${this.players[Number(p["b"]) - 1]?.input.name} met over the board in round 2 (C1)`, article: "C.04.3 C1", bracket: null, theyMeet: false };
      case "round.player": return { why: [`${this.players[Number(p["player"]) - 1]?.input.name} floats out of the bracket of 3; paired there: more players float down (C6)`] };
      case "round.away": return { round: this.published + 1, requests: [], leaving: [], apart: [], silent: [] };
      case "round.previewProgress": return { done: 12, all: 27 };
      case "round.previewCancel": return { done: 12, all: 27 };
      case "round.preview": return this.preview((p["results"] as string[] | undefined) ?? []);
      case "round.swap": this.byHand = true; this.swaps.push([p["a"] as number, p["b"] as number]); return this.draft();
      case "round.lock": this.byHand = true; if (p["locked"]) this.locked.add(p["board"] as number); else this.locked.delete(p["board"] as number); return this.draft();
      case "round.bye": this.byHand = true; return this.draft();
      case "round.redraw": this.swaps = []; return this.draft();
      case "round.discard": this.byHand = false; this.swaps = []; this.locked.clear(); return this.changes();
      case "round.publish": {
        const draft = this.draft();
        this.rounds.push(draft.boards.map((board) => ({ id: 5000 + this.published * 100 + board.board, board: board.board, white: board.white.entrant - 1, black: board.black.entrant - 1, outcome: null, state: "open", reports: [] })));
        this.published += 1;
        this.byHand = false;
        return this.changes(ALL, `Round ${draft.round} published`);
      }
      case "round.unpublish": this.published -= 1; this.rounds.pop(); return this.changes();
      case "result.enter": return this.enter(p as unknown as W.EnterResult);
      case "result.settle": case "result.correct": Object.assign(this.find(p["game"] as number).game, { outcome: p["outcome"], state: method === "result.settle" ? "checked" : "corrected", reports: [] }); return this.changes();
      case "standings.get": return this.standings(p["round"] as number | undefined);
      case "standings.working": return { title: "Buchholz Cut-1, Tamarquez", rule: "Sum of the opponents' scores without the lowest. C.07 8.1, 14", lines: [1, 2, 3, 4, 5].map((round) => ({ round, what: this.players[round * 9]?.input.name ?? "", value: `${round}.0`, cut: round === 1, why: round === 1 ? "lowest" : "" })), value: "14.0" };
      case "prizes.get": return { fund: structuredClone(this.fund), isSet: this.fundSet, list: this.prizes(this.fund) };
      case "prizes.preview": return this.prizes(p["fund"] as W.PrizeFund);
      case "prizes.set": this.fund = p["fund"] as W.PrizeFund; this.fundSet = true; return this.changes(["frame", "standings", "journal"]);
      case "standings.whatif": return { title: `What must happen for ${this.players[Number(p["entrant"]) - 1]?.input.name} to be first`, scenarios: [{ own: "Win, 5½ points", outlook: "depends", text: "First, if", conditions: ["Ibarquen, Petra does not win"] }, { own: "Draw, 5 points", outlook: "impossible", text: "Not first: somebody is ahead whatever happens", conditions: [] }], rule: "By points" };
      case "ratings.get": return this.ratings(p["entrant"] as number | undefined);
      case "norms.get": return this.norms(p);
      case "crosstable.get": return this.crosstable(String(p["by"]));
      case "scoresheet.read": return this.sheet(String(p["text"]));
      case "scoresheet.get": return { text: "", language: "auto", start: "" };
      case "claim.examine": return this.examine(p as unknown as W.ClaimInput);
      case "claim.rule": return this.rule(p as unknown as { claim: W.ClaimInput; note: string });
      case "claim.list": return this.rulings.map((ruling) => ruling.row);
      case "ruling.get": return this.rulings.find((ruling) => ruling.row.id === p["id"]);
      case "report.list": return ["pairings", "results", "start-list", "standings", "crosstable", "crosstable-by-number", "ruling"].map((kind) => ({ kind, name: kind[0]?.toUpperCase() + kind.slice(1), byRound: ["pairings", "results", "standings"].includes(kind), blocked: kind === "ruling" && !this.rulings.length ? "No ruling yet" : "" }));
      case "report.make": return { name: "report.html", mediaType: "text/html", base64: btoa(unescape(encodeURIComponent(`<html lang="en"><head><title>Report</title></head><body><main><h1>${p["kind"]}</h1><table>${this.players.map((one, i) => `<tr><td>${i + 1}</td><td>${one.input.name}</td></tr>`).join("")}</table></main></body></html>`))), saved: null, notes: [] };
      case "charts.get": return { round: 1, leaders: [], leadersSvg: "<svg></svg>", bars: [], notes: [], asOf: "" };
      case "site.make": return { folder: "site", index: "site/index.html", files: 5, bytes: 5000, written: ["index.html"], unchanged: 0, removed: [], text: "site: 5 files" };
      case "export.make": return [{ name: "roble.trf", mediaType: "text/plain", base64: btoa("012 Open"), saved: null, notes: [] }];
      case "players.preview": return { heads: ["Name", "Rtg", "Fed"], columns: ["name", "rating", "federation"], choices: ["name", "surname", "given", "title", "rating", "federation", "fideId", "birth", "sex", "club", "ignore"].map((key) => ({ key, name: key })), rows: [["Nabarquez, Rafael", "2042", "ESP"], ["Villarquén, Zulema", "1994", "ESP"]], ready: 2, remembered: false, encoding: "", encodings: [], more: [], problems: [] };
      case "import.progress": return { state: "none", file: "", permille: 0, games: 0 };
      case "import.cancel": return {};
      case "import.preview": return { format: "trf", said: [{ label: "Name", value: "Open" }], summary: ["2 players, 1 rounds, 1 games"], target: "Makes a new tournament", pointsDiffer: false, problems: [], ready: true, encoding: "UTF-8", encodings: ["UTF-8", "windows-1251"] };
      case "import.together": return false;
      case "players.import": case "import.file": case "event.import": return { changes: this.changes(), changed: true, taken: 2, leftOut: 0, summary: ["2 players entered"], more: [], problems: [] };
      case "journal.list": return { rows: this.journal.filter((row) => !p["before"] || row.seq < Number(p["before"])).slice(0, Number(p["limit"])), total: this.journal.length };
      case "journal.undo": this.redoText = this.undoText; this.undoText = null; return this.changes(ALL, "Undone: bd 17");
      case "journal.redo": this.undoText = this.redoText; this.redoText = null; return this.changes();
      case "journal.verify": return { good: true, entries: 1284, firstBad: null, text: "1 284 entries, each bound to the one before" };
      case "folder.list": return { path: "/home/desk", parent: "/home", entries: [{ name: "Chess", path: "/home/desk/Chess", isFolder: true }, { name: "roble.arbiter", path: "/home/desk/roble.arbiter", isFolder: false }] };
      default: return this.changes();
    }
  }

  transport(): Transport {
    return {
      call: (method, params) =>
        new Promise((resolve, reject) => {
          const go = () => {
            try {
              resolve(structuredClone(this.answer(method, (params ?? {}) as Record<string, unknown>)));
            } catch (error) {
              reject(error);
            }
          };
          if (this.delay && !/^round\.preview(Progress|Cancel)$/.test(method)) setTimeout(go, this.delay);
          else queueMicrotask(go);
        }),
      listen: () => undefined,
    };
  }
}

const RECENT: W.Recent[] = [
  { path: "/home/desk/roble.arbiter", name: "Open Villa del Roble", stands: "Round 6 of 9, 13 boards open", openedAt: "2026-11-29T18:42:00+01:00", copiedAt: "2026-11-29T18:42:00+01:00", exists: true },
  { path: "/home/desk/torre.arbiter", name: "Club Championship, Torre Blanca", stands: "Round 4 of 9 published", openedAt: "2026-11-22T18:42:00+01:00", copiedAt: null, exists: true },
  { path: "/media/stick/feria.arbiter", name: "Rapid of the Fair", stands: "", openedAt: "2026-11-09T12:00:00+01:00", copiedAt: null, exists: false },
];

export function fake(): Transport {
  const asked = new URLSearchParams(location.search);
  const made = new FakeDesk(Number(asked.get("players")) || 88);
  if (asked.get("lang")) made.settings.language = asked.get("lang") ?? "en";
  if (asked.get("theme")) made.settings.theme = asked.get("theme") ?? "light";
  if (asked.get("fake") === "closed") made.open = false;
  if (asked.get("fake") === "first") made.actor = null;
  return made.transport();
}
