/** The keys of a replay: arrows step, Home and End go to its ends, the space bar lets it run. */
interface Steps {
  readonly last: number;
  step(by: number): void;
  toggle(): void;
}

/** Where keys have a meaning of their own. */
const OWN = 'input, select, textarea, dialog, [role="grid"]';
const PRESSED = 'button, a';

/** Whether the key was meant for the replay. */
export function pressKey(replay: Steps, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return false;
  const step = { ArrowLeft: -1, ArrowRight: 1, Home: -replay.last, End: replay.last }[event.key];
  if (step !== undefined) replay.step(step);
  else if (event.key === ' ') replay.toggle();
  else return false;
  return true;
}

function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(OWN) !== null || (key === ' ' && target.closest(PRESSED) !== null);
}
