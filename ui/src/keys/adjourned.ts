// Keys of the list of adjourned games.

export function adjournKey(pressed: string): "add" | undefined {
  return pressed === "+" || pressed === "Insert" ? "add" : undefined;
}
