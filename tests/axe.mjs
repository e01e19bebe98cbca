// The accessibility check of every page, in the browser and in the window.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Defines `axe` in a page. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2, levels A and AA. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe found, as lines of rule and places; an accessible page gives an empty list. */
export const lines = (violations) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
