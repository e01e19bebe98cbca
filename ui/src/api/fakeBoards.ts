// What happens at the boards of the made-up desk: incidents, adjourned games, two sheets, appeals. It knows no rule of chess.
import type * as W from "./types.gen";

const FEN = "2r3k1/pp3pp1/3p3p/3P4/2P1n3/1P5P/P4PP1/2B1R1K1 w - - 0 41";
const article = (cite: string, text: string): W.ArticleView => ({ cite, text, checkPrinted: false });

export class FakeBoards {
  incidents: W.IncidentRow[] = [];
  adjourned: W.AdjournedRow[] = [];
  private id = 7000;

  constructor(private readonly boards: () => W.BoardRow[]) {
    const rows = boards();
    const game = rows[20] ?? rows[rows.length - 1];
    if (game)
      this.adjourned.push({
        tournament: 2, game: game.game, round: 6, board: game.board, white: game.white.name, black: game.black.name, state: "sealed", written: "", outcome: "", ruling: null, appeal: null,
        envelope: { position: FEN, moves: [], whiteUsed: 4692, blackUsed: 4368, sealer: "white", moveNumber: 41, drawOffer: "black", resumesAt: "2026-11-30T10:00", venue: "hall 1", keptBy: "Chief arbiter, safe, 18:31", note: "" },
      });
    const seen: [number, "white" | "black", string, string, string, string, number][] = [
      [4, "white", "illegal-move", "Illegal move", "goesOn", "7.5.5", 2], [22, "black", "noise", "Noise", "arbiter", "11.5", 0], [2, "white", "late", "Late arrival", "", "6.7.1", 0],
    ];
    for (const [board, side, code, kind, consequence, cite, minutes] of seen) {
      const row = rows[board - 1];
      if (row) this.incidents.push(this.row(row, side, code, kind, consequence, `Laws 2023, ${cite}`, minutes, ""));
    }
  }

  private row(board: W.BoardRow | undefined, side: string, code: string, kind: string, consequence: string, cite: string, minutes: number, note: string): W.IncidentRow {
    const player = board ? (side === "black" ? board.black.name : side === "white" ? board.white.name : "") : "";
    return { id: (this.id += 1), at: "2026-11-29T18:40:00+01:00", by: "R. Quillance", tournament: 2, section: "Group A", round: board ? 6 : null, board: board?.board ?? null, player, entrant: board ? (side === "black" ? board.black.entrant : side === "white" ? board.white.entrant : null) : null, carried: this.incidents.filter((row) => player !== "" && row.player === player).map((row) => row.id), code, kind, count: this.count(player, code) + 1, minutes, consequence, articles: cite ? [cite] : [], clocks: null, note, withdrawn: null, recount: null, regime: "", supervised: false, appeal: null };
  }
  private count(player: string, code: string) {
    return this.incidents.filter((row) => row.player === player && row.code === code && row.withdrawn === null).length;
  }
  private view(asked: W.IncidentInput): W.IncidentView {
    const board = this.boards().find((row) => row.game === asked.game);
    const player = board ? (asked.side === "black" ? board.black.name : board.white.name) : "";
    const fault = ["illegal-move", "two-hands", "pressed-without-move", "pawn-not-replaced"].includes(asked.kind);
    const count = this.count(player, asked.kind) + 1;
    const lost = fault && count >= 2;
    return {
      kind: asked.kind, count, losesOn: fault ? 2 : null, consequence: lost ? "lost" : fault ? "goesOn" : "", sentence: lost ? "Illegal move 2 of the player in this game, which loses it." : fault ? "Illegal move 1 of the player in this game. The game goes on; number 2 loses it." : "Written down.",
      steps: fault && !lost ? ["Restore the position before the irregularity.", "Give the opponent 2 minutes more."] : [], minutes: asked.minutes ?? (fault && !lost ? 2 : 0), result: asked.result || (lost ? (asked.side === "black" ? "1-0" : "0-1") : null), articles: [asked.kind === "late" ? article("Laws 2023, 6.7.1", "Who comes after the default time loses, unless the arbiter decides otherwise") : article("Laws 2023, 7.5.5", "A second completed illegal move loses the game")], edition: "2023", localClauses: "", regime: "", regimeFrom: "",
    };
  }
  private resume(asked: W.ResumeInput): W.ResumeView {
    const clear = asked.written.replace(/\s/g, "") === "Ac1-f4";
    const opened = asked.envelope === "opened";
    const sealed: W.SealedView = {
      verdict: clear ? "ok" : "illegal", sentence: clear ? "The sealed move is clear: 41. Bf4" : "No legal move fits what is written", because: clear ? ["Read with Spanish letters."] : [], outcome: clear ? "The game goes on." : "White loses the game.", result: clear ? null : "0-1",
      moves: clear ? ["c1f4"] : [], language: "es", san: clear ? "Bf4" : "", endsGame: null, after: clear ? "2r3k1/pp3pp1/3p3p/3P4/2P1nB2/1P5P/P4PP1/4R1K1 b - - 1 41" : "", drawOffer: false, articles: [article("Laws 2023, I.8", "An ambiguous or illegal sealed move loses")], edition: "2023",
    };
    const lost = opened && !clear;
    const both = asked.replier === "absent" && asked.sealer === "absent";
    return {
      outcome: lost ? "black" : asked.replier === "late" ? "white" : "goesOn", sentence: lost ? "Black wins." : asked.replier === "late" ? "White wins." : "The game goes on.", because: [], steps: both ? ["Start Black's clock."] : asked.replier === "absent" ? ["Start Black's clock.", "Open the envelope when Black comes."] : ["Set up the position and the times of the record.", "Open the envelope.", "Make the sealed move on the board.", "Start Black's clock."],
      sealed: opened ? sealed : null, result: lost ? "0-1" : asked.replier === "late" ? "1-0" : null, articles: [article(asked.replier === "absent" ? "Laws 2023, I.9.2" : "Laws 2023, I.9.1", "The envelope is opened when the player who must reply is there")], edition: "2023",
    };
  }
  private mate(fen: string, winner: string): W.MateView {
    const of = (side: string): W.MateAnswer =>
      side === "white"
        ? { side, verdict: "winnable", headline: "White can still checkmate.", text: "1. Qh5 Nc6 2. Bc4 Nf6 3. Qxf7#", line: ["d1h5", "b8c6"], san: ["Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"], reason: "", positions: 0, region: [], visitors: [] }
        : { side, verdict: "unwinnable", headline: "Black cannot checkmate.", text: "All 14 reachable positions were examined.", line: [], san: [], reason: "examined", positions: 14, region: [], visitors: [] };
    return { fen, leftOut: [], answers: (winner ? [winner] : ["white", "black"]).map(of), dead: false, edition: "2023", uses: [{ what: "flag-fall", side: "black", text: "If White’s flag falls, the game is drawn.", articles: [article("Laws 2023, 6.9", "A flag fall loses, unless the opponent cannot checkmate")] }] };
  }
  private merge(white: W.ReadSheet, black: W.ReadSheet, read: (text: string) => W.SheetView): W.MergedView {
    const one = read(white.text);
    const other = read(black.text);
    const problems: W.SheetProblemView[] = [];
    const moves = one.cells.map((cell, i): W.MergedMove => {
      const there = other.cells[i];
      const same = there?.text === cell.text;
      if (!same) problems.push({ writer: "black", cell: i, ply: i + 1, line: 1, column: 1, kind: there ? "slip" : "stopsEarly", text: there ? `Black's sheet has ${there.text} for ${cell.number}${cell.side === "black" ? "..." : "."} ${cell.text}` : "Black's sheet stops early", written: there?.text ?? "", canStand: false });
      return { ply: i + 1, number: cell.number, side: cell.side, san: cell.san, white: { status: "agrees", text: cell.text, cell: i, line: 1, column: 1 }, black: { status: same ? "agrees" : there ? "slipped" : "stopped", text: there?.text ?? "", cell: there ? i : null, line: 1, column: 1 } };
    });
    const alternatives = problems.length ? [{ label: "3... Nd7 instead of 3... Nf6", differsAt: 6, fit: "equal", sheet: black, uci: [] }] : [];
    return { whiteLanguage: "en", blackLanguage: "en", moves, positions: one.positions, sheet: white, uci: [], alternatives, problems, movesMade: null };
  }

  /** The answer to one of its methods; undefined for others. */
  answer(method: string, p: Record<string, unknown>, helpers: { changes: (notice?: string) => W.Changes; sheet: (text: string) => W.SheetView; examine: (claim: W.ClaimInput) => W.VerdictView }): unknown {
    switch (method) {
      case "incident.list": return this.incidents;
      case "incident.examine": return this.view(p as unknown as W.IncidentInput);
      case "incident.add": {
        const asked = p["incident"] as W.IncidentInput;
        const view = this.view(asked);
        const board = this.boards().find((row) => row.game === asked.game);
        this.incidents.unshift(this.row(board, asked.side, asked.kind, view.kind, view.consequence, view.articles[0]?.cite ?? "", view.minutes, String(p["note"] ?? "")));
        return helpers.changes();
      }
      case "incident.withdraw": {
        const row = this.incidents.find((one) => one.id === p["id"]);
        if (row) row.withdrawn = String(p["reason"]);
        return helpers.changes();
      }
      case "adjourned.list": return this.adjourned;
      case "game.adjourn": {
        const board = this.boards().find((row) => row.game === p["game"]);
        const kept = this.adjourned.find((row) => row.game === p["game"]);
        const envelope = p["envelope"] as W.EnvelopeView;
        if (kept) Object.assign(kept, { envelope, state: "sealed" });
        else if (board) this.adjourned.push({ tournament: 2, game: board.game, round: 6, board: board.board, white: board.white.name, black: board.black.name, state: "sealed", envelope, written: "", outcome: "", ruling: null, appeal: null });
        return helpers.changes();
      }
      case "resume.examine": return this.resume(p as unknown as W.ResumeInput);
      case "game.resume": {
        const asked = p["resume"] as W.ResumeInput;
        const view = this.resume(asked);
        const row = this.adjourned.find((one) => one.game === asked.game);
        if (row) Object.assign(row, { state: view.result ? "over" : "resumed", written: asked.written, outcome: view.sentence });
        return helpers.changes();
      }
      case "scoresheet.moves": return { moves: ["Bb5", "Bc4", "Nc3", "Nf3", "Nh3", "a3", "d4", "e4", "exd5"], language: "en" };
      case "claim.mate": return this.mate(String(p["fen"]), String(p["winner"] ?? ""));
      case "claim.merge": return this.merge(p["white"] as W.ReadSheet, p["black"] as W.ReadSheet, helpers.sheet);
      case "claim.examineMerged": {
        const merged = this.merge(p["white"] as W.ReadSheet, p["black"] as W.ReadSheet, helpers.sheet);
        const claim = p["claim"] as W.ClaimInput;
        const games = [{ label: "The best game", sheet: merged.sheet }, ...merged.alternatives].map(({ label, sheet }) => ({ label, sheet, verdict: helpers.examine({ ...claim, sheet }) }));
        return { merged, games, agreement: new Set(games.map((game) => game.verdict.verdict)).size > 1 ? "differ" : "same" };
      }
      default: return undefined;
    }
  }
}
