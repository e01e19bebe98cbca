// Names of keys. Only this folder knows them; the rest of the UI knows what a key means.

const NAMES: Record<string, string> = {
  " ": "Space",
  Spacebar: "Space",
  ArrowLeft: "Left",
  ArrowRight: "Right",
  ArrowUp: "Up",
  ArrowDown: "Down",
  Escape: "Esc",
  Del: "Delete",
};

// The number pad's decimal key writes a comma in some layouts; it is the same key.
const PAD: Record<string, string> = { NumpadDecimal: ".", NumpadDivide: "/", NumpadMultiply: "*", NumpadAdd: "+", NumpadSubtract: "-" };

/** `Ctrl+K`, `Alt+Left`, `F6`, `Enter`, `1`, `?`. */
export function chord(event: KeyboardEvent): string {
  let key = NAMES[event.key] ?? event.key;
  if (event.key.length === 1) key = PAD[event.code] ?? key;
  const ctrl = event.ctrlKey || event.metaKey;
  if (key.length === 1 && (ctrl || event.altKey)) key = key.toUpperCase();
  const shift = event.shiftKey && (key.length > 1 || ctrl || event.altKey);
  return `${ctrl ? "Ctrl+" : ""}${event.altKey ? "Alt+" : ""}${shift ? "Shift+" : ""}${key}`;
}

/** True while keys belong to a text field, a list or a form control. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  if (!(target instanceof HTMLInputElement)) return false;
  return !["checkbox", "radio", "button", "submit", "file"].includes(target.type);
}

let typed = false;

/** Called at every input, and with `false` when a field is entered or what it held was written. */
export function noteTyping(now: boolean): void {
  typed = now;
}

/** True while the field with the focus holds typing that nothing has taken yet: only then Ctrl+Z is the field's own. */
export function holdsTyping(): boolean {
  return typed;
}

/** A single letter of any script. */
export function letter(pressed: string): boolean {
  return pressed.length <= 2 && /^\p{L}\p{M}?$/u.test(pressed);
}

/** `Ctrl+Enter` as the keys to print: `["Ctrl", "Enter"]`. A plus sign may itself be the key. */
export function caps(pressed: string): string[] {
  return pressed === "+" ? ["+"] : pressed.split(/\+(?!$)/);
}
