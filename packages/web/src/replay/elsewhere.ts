/** Elements that handle keys themselves. */
const OWN = 'input, select, textarea, dialog, [role="grid"]';
const PRESSED = 'button, a';

/** Whether a key is for the focused element rather than the replay. */
export function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(OWN) !== null || (key === ' ' && target.closest(PRESSED) !== null);
}
