// The pages, in the order of the arbiter's day. A page is a folder and a line here.
import type { Component } from "svelte";
import type { Command } from "./keys/global";
import Crosstable from "./pages/crosstable/Crosstable.svelte";
import Home from "./pages/home/Home.svelte";
import Pairings from "./pages/pairings/Pairings.svelte";
import Results from "./pages/results/Results.svelte";
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
    page: "pairings",
    component: Pairings,
    word: "page-pairings",
    group: "group-round",
    command: "draft",
    manual: "manual-pairings",
    keys: [
      ["L", "keys-lock"],
      ["S", "keys-swap"],
      ["B", "keys-bye"],
      ["F6", "keys-redraw"],
      ["Ctrl+Enter", "keys-publish"],
    ],
  },
  { page: "standings", component: Standings, word: "page-standings", group: "group-tables", command: "standings", manual: "manual-standings", keys: [["Enter", "keys-why"]] },
  { page: "crosstable", component: Crosstable, word: "page-crosstable", group: "group-tables", manual: "manual-crosstable", keys: [["Enter", "keys-open-game"]] },
];

export const GROUPS = ["group-prepare", "group-round", "group-tables", "group-out", "group-record"];

export function routeOf(page: string): Route {
  return ROUTES.find((route) => route.page === page) ?? (ROUTES[0] as Route);
}
