// The pages, in the order of the arbiter's day. A page is a folder and a line here.
import type { Component } from "svelte";
import type { Command } from "./keys/global";
import Adjourned from "./pages/adjourned/Adjourned.svelte";
import Claims from "./pages/claims/Claims.svelte";
import Crosstable from "./pages/crosstable/Crosstable.svelte";
import Home from "./pages/home/Home.svelte";
import Incidents from "./pages/incidents/Incidents.svelte";
import Journal from "./pages/journal/Journal.svelte";
import Pairings from "./pages/pairings/Pairings.svelte";
import Players from "./pages/players/Players.svelte";
import Prints from "./pages/prints/Prints.svelte";
import Prizes from "./pages/prizes/Prizes.svelte";
import Ratings from "./pages/ratings/Ratings.svelte";
import Results from "./pages/results/Results.svelte";
import Settings from "./pages/settings/Settings.svelte";
import Setup from "./pages/setup/Setup.svelte";
import Standings from "./pages/standings/Standings.svelte";

export interface Route {
  page: string;
  component: Component;
  word: string;
  /** Heading of the sidebar; pages without one are reached otherwise. */
  group?: string;
  command?: Command;
  /** Works with no event open. */
  alone?: boolean;
  /** Keys of this page, for its manual: key and word. */
  keys?: [string, string][];
  /** Key of the short manual. */
  manual: string;
}

export const ROUTES: Route[] = [
  { page: "home", component: Home, word: "page-home", alone: true, manual: "manual-home" },
  { page: "setup", component: Setup, word: "page-setup", group: "group-prepare", manual: "manual-setup", keys: [["Ctrl+Enter", "setup-save"]] },
  {
    page: "players",
    component: Players,
    word: "page-players",
    group: "group-prepare",
    command: "players",
    manual: "manual-players",
    keys: [
      ["+", "players-add"],
      ["Enter", "keys-edit"],
      ["Delete", "keys-out"],
    ],
  },
  {
    page: "results",
    component: Results,
    word: "page-results",
    group: "group-round",
    command: "results",
    manual: "manual-results",
    keys: [
      ["/", "keys-jump"],
      [".", "keys-missing"],
      ["*", "keys-second"],
      ["Space", "keys-others"],
      ["Enter", "keys-next-row"],
      ["Esc", "keys-leave"],
    ],
  },
  {
    page: "incidents",
    component: Incidents,
    word: "page-incidents",
    group: "group-round",
    command: "incidents",
    manual: "manual-incidents",
    keys: [
      ["+", "incident-side-white"],
      ["-", "incident-side-black"],
      ["*", "incident-side-both"],
      ["Enter", "incident-write"],
      ["Delete", "incident-withdraw"],
      ["Esc", "keys-leave"],
    ],
  },
  {
    page: "pairings",
    component: Pairings,
    word: "page-pairings",
    group: "group-round",
    command: "draft",
    manual: "manual-pairings",
    keys: [
      ["L", "keys-lock"],
      ["S", "keys-swap"],
      ["C", "draft-colors"],
      ["B", "keys-bye"],
      ["U", "hand-free"],
      ["W", "why-not-title"],
      ["F6", "keys-redraw"],
      ["Ctrl+Enter", "keys-publish"],
    ],
  },
  {
    page: "claims",
    component: Claims,
    word: "page-claims",
    group: "group-round",
    command: "claims",
    alone: true,
    manual: "manual-claims",
    keys: [
      ["1", "keys-evidence"],
      ["Left", "keys-move-before"],
      ["Right", "keys-move-after"],
      ["F", "board-turn"],
      ["Tab", "keys-complete"],
      ["Ctrl+Enter", "keys-rule"],
    ],
  },
  { page: "adjourned", component: Adjourned, word: "page-adjourned", group: "group-round", manual: "manual-adjourned", keys: [["Enter", "keys-envelope"], ["+", "adjourn-do"], ["Ctrl+Enter", "keys-resume"]] },
  { page: "standings", component: Standings, word: "page-standings", group: "group-tables", command: "standings", manual: "manual-standings", keys: [["Enter", "keys-why"], ["A", "keys-as-of"], ["C", "standings-category"], ["W", "keys-what-if"], ["P", "keys-card"]] },
  { page: "crosstable", component: Crosstable, word: "page-crosstable", group: "group-tables", manual: "manual-crosstable", keys: [["Enter", "keys-open-game"], ["P", "keys-card"]] },
  { page: "ratings", component: Ratings, word: "page-ratings", group: "group-tables", manual: "manual-ratings", keys: [["Enter", "keys-why"], ["A", "keys-as-of"], ["P", "keys-card"]] },
  { page: "prizes", component: Prizes, word: "page-prizes", group: "group-tables", manual: "manual-prizes", keys: [["Enter", "keys-why"], ["P", "keys-card"], ["Ctrl+Enter", "prizes-save"]] },
  { page: "prints", component: Prints, word: "page-prints", group: "group-out", manual: "manual-prints", keys: [["Enter", "print"]] },
  { page: "journal", component: Journal, word: "page-journal", group: "group-record", command: "journal", manual: "manual-journal" },
  { page: "settings", component: Settings, word: "page-settings", group: "group-record", alone: true, manual: "manual-settings" },
];

export const GROUPS = ["group-prepare", "group-round", "group-tables", "group-out", "group-record"];

export function routeOf(page: string): Route {
  return ROUTES.find((route) => route.page === page) ?? (ROUTES[0] as Route);
}
