/** Where keys have a meaning of their own. */
const OWN = 'input, select, textarea, dialog, [role="grid"]';
const PRESSED = 'button, a';

/** Whether a key is meant for what has the focus, and not for the replay. */
export function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(OWN) !== null || (key === ' ' && target.closest(PRESSED) !== null);
}
