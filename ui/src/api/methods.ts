// Every method of the desk with what it takes and gives: the same list as the desk's registry.
import type * as W from "./types.gen";

type T = { tournament: W.Id };
type Draft = T & { seen: W.Id };

export type Folder = { path: string; parent?: string; entries: { name: string; path: string; isFolder: boolean }[] };

export interface Methods {
  "frame.get": [W.Nothing, W.Frame];
  "home.recent": [W.Nothing, W.Recent[]];
  "home.forget": [{ path: string }, W.Recent[]];
  "event.create": [W.NewEvent, W.Changes];
  "event.open": [{ path: string }, W.Changes];
  "event.close": [W.Nothing, W.Changes];
  "example.open": [W.Nothing, W.Changes];
  "event.get": [W.Nothing, W.EventDetails];
  "event.update": [W.EventDetails, W.Changes];
  "event.backup": [{ folder?: string }, W.Changes];
  "actor.set": [{ name: string; role: string }, W.Changes];
  "settings.get": [W.Nothing, W.Settings];
  "settings.set": [Partial<W.Settings>, W.Changes];
  "tournament.get": [T, W.TournamentView];
  "tournament.create": [{ setup: W.Setup }, W.Changes];
  "tournament.update": [T & { setup: W.Setup; reason: string }, W.Changes];
  "players.list": [T, W.PlayerList];
  "players.add": [T & { player: W.PlayerInput; fromRound?: number }, W.Changes];
  "players.update": [T & { entrant: W.Id; player: W.PlayerInput; reason?: string }, W.Changes];
  "players.remove": [T & { entrant: W.Id }, W.Changes];
  "players.withdraw": [T & { entrant: W.Id; fromRound: number; reason: string }, W.Changes];
  "players.expel": [T & { entrant: W.Id; fromRound: number; reason: string }, W.Changes];
  "players.return": [T & { entrant: W.Id; fromRound: number }, W.Changes];
  "players.bye": [T & { entrant: W.Id; round: number; kind: string; reason: string }, W.Changes];
  "players.byeRevoke": [T & { entrant: W.Id; round: number }, W.Changes];
  "players.renumber": [T, W.Changes];
  "players.preview": [W.PlayerTable, W.TablePreview];
  "players.import": [W.PlayerTable, W.Imported];
  "round.get": [T & { round?: number }, W.RoundView];
  "round.draft": [T, W.DraftView];
  "round.swap": [Draft & { a: W.Id; b: W.Id }, W.DraftView];
  "round.lock": [Draft & { board: number; locked: boolean }, W.DraftView];
  "round.bye": [Draft & { entrant: W.Id }, W.DraftView];
  "round.redraw": [Draft, W.DraftView];
  "round.discard": [T, W.Changes];
  "round.publish": [W.PublishRound, W.Changes];
  "round.unpublish": [T & { round: number; reason: string; case: string }, W.Changes];
  "result.enter": [W.EnterResult, W.Changes];
  "result.settle": [T & { game: W.Id; outcome: string; reason?: string }, W.Changes];
  "result.correct": [T & { game: W.Id; outcome: string; reason: string }, W.Changes];
  "standings.get": [T & { round?: number; asOf?: number }, W.StandingsView];
  "standings.working": [T & { entrant: W.Id; code: string; round?: number }, W.WorkingView];
  "crosstable.get": [T & { by: string; round?: number }, W.CrosstableView];
  "scoresheet.read": [W.ReadSheet, W.SheetView];
  "scoresheet.attach": [T & { game: W.Id; sheet: W.ReadSheet }, W.Changes];
  "scoresheet.get": [T & { game: W.Id }, W.ReadSheet];
  "claim.examine": [W.ClaimInput, W.VerdictView];
  "claim.rule": [{ claim: W.ClaimInput; note: string }, W.Changes];
  "claim.list": [W.Nothing, W.RulingRow[]];
  "ruling.get": [{ id: W.Id }, W.RulingView];
  "report.list": [{ tournament?: W.Id }, W.ReportChoice[]];
  "report.make": [W.MakeReport, W.FileOut];
  "export.make": [W.MakeExport, W.FileOut[]];
  "import.file": [{ file: W.FileIn; tournament?: W.Id }, W.Imported];
  "journal.list": [{ before?: number; limit: number }, W.JournalPage];
  "journal.undo": [{ reason?: string }, W.Changes];
  "journal.redo": [W.Nothing, W.Changes];
  "journal.verify": [W.Nothing, W.VerifyView];
  "folder.list": [{ path?: string }, Folder];
}

export type Method = keyof Methods;
export type Params<M extends Method> = Methods[M][0];
export type Answer<M extends Method> = Methods[M][1];

/** What an answer is made from: when one of these topics goes stale, it is asked for again. */
export const TOPICS: Partial<Record<Method, W.Topic[]>> = {
  "frame.get": ["frame", "settings", "setup", "players", "rounds", "journal"],
  "home.recent": ["frame"],
  "event.get": ["setup", "frame"],
  "settings.get": ["settings"],
  "tournament.get": ["setup", "rounds"],
  "players.list": ["players", "rounds", "standings", "setup"],
  "round.get": ["rounds", "players", "setup", "claims"],
  "round.draft": ["rounds", "players", "setup"],
  "standings.get": ["standings", "rounds", "players", "setup"],
  "standings.working": ["standings", "rounds", "players", "setup"],
  "crosstable.get": ["standings", "rounds", "players", "setup"],
  "scoresheet.get": ["claims", "rounds"],
  "claim.list": ["claims"],
  "ruling.get": ["claims"],
  "report.list": ["rounds", "players", "claims", "setup"],
  "report.make": ["rounds", "players", "claims", "setup", "standings"],
  "journal.list": ["journal"],
};
