// Every method of the desk with what it takes and gives, and what its answer is made from.
import type * as W from "./types.gen";

type Methods = W.Methods;
export type Method = keyof Methods;
export type Params<M extends Method> = Methods[M]["params"];
export type Answer<M extends Method> = Methods[M]["output"];

/** What an answer is made from: when one of these topics goes stale, it is asked for again. */
export const TOPICS: Partial<Record<Method, W.Topic[]>> = {
  "frame.get": ["frame", "settings", "setup", "players", "rounds", "journal"],
  "home.recent": ["frame"],
  "event.get": ["setup", "frame"],
  "settings.get": ["settings"],
  "tournament.get": ["setup", "rounds", "players"],
  "players.list": ["players", "rounds", "standings", "setup"],
  "round.get": ["rounds", "players", "setup", "claims"],
  "round.draft": ["rounds", "players", "setup"],
  "round.refusal": ["rounds", "players", "setup"],
  "round.why": ["rounds", "players", "setup"],
  "round.player": ["rounds", "players", "setup"],
  "round.away": ["rounds", "players", "setup"],
  "round.preview": ["rounds", "players", "setup"],
  "standings.get": ["standings", "rounds", "players", "setup"],
  "standings.working": ["standings", "rounds", "players", "setup"],
  "charts.get": ["standings", "rounds", "players", "setup"],
  "crosstable.get": ["standings", "rounds", "players", "setup"],
  "standings.whatif": ["standings", "rounds", "players", "setup"],
  "prizes.get": ["standings", "rounds", "players", "setup"],
  "prizes.preview": ["standings", "rounds", "players", "setup"],
  "ratings.get": ["standings", "rounds", "players", "setup"],
  "norms.get": ["standings", "rounds", "players", "setup"],
  "scoresheet.get": ["claims", "rounds"],
  "adjourned.list": ["rounds", "players", "claims"],
  "resume.examine": ["rounds", "setup"],
  "incident.examine": ["claims", "rounds", "setup"],
  "incident.list": ["claims", "rounds", "players"],
  "claim.list": ["claims"],
  "photo.list": ["claims", "rounds"],
  "round.clock": ["rounds", "setup", "claims"],
  "article.search": ["setup"],
  "ruling.get": ["claims"],
  "report.list": ["rounds", "players", "claims", "setup", "standings"],
  "report.make": ["rounds", "players", "claims", "setup", "standings"],
  "library.lists": ["library"],
  "journal.list": ["journal"],
};
