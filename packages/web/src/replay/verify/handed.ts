/** A game handed over to the next screen, where it is too long for the address. A reload forgets it. */
let kept: string | undefined;

export const handOver = (text: string): void => void (kept = text);

export function takeOver(): string | undefined {
  const text = kept;
  kept = undefined;
  return text;
}
