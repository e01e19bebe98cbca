// Parts of a long page that can be gone to by name.

/** Brings a part of the page into view, with the keyboard in its first field; false if the page does not show it. */
export function toPart(word: string): boolean {
  const part = document.querySelector<HTMLElement>(`[data-part="${CSS.escape(word.replace(/^part-/, ""))}"]`);
  if (!part) return false;
  part.scrollIntoView({ block: "start" });
  const first = part.matches("[tabindex]") ? part : part.querySelector<HTMLElement>("input, select, textarea, button, [tabindex]");
  first?.focus({ preventScroll: true });
  return true;
}
