// Fields of numbers, before a form is sent.

/** Whether all numbers of the open dialog, or of the page, are within their limits; the first that is not gets the focus. */
export function numbersAreGood(): boolean {
  const dialogs = document.querySelectorAll("dialog[open]");
  const form = dialogs[dialogs.length - 1] ?? document.querySelector("main") ?? document;
  const wrong = [...form.querySelectorAll<HTMLInputElement>("input[data-number]")].find((input) => !input.validity.valid);
  wrong?.focus();
  return wrong === undefined;
}
