/**
 * The keys of a replay: arrows step, Home and End go to the ends, the space bar starts and stops. Holding a key skims.
 */
interface Steps {
  readonly last: number;
  step(by: number): void;
  skim(by: number): void;
  toggle(): void;
}

/** The part of a keyboard event that we use. */
interface Pressed {
  readonly key: string;
  readonly repeat: boolean;
  readonly defaultPrevented: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Whether the key was for the replay. */
export function pressKey(replay: Steps, pressed: Pressed): boolean {
  if (pressed.defaultPrevented || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return false;
  const step = new Map([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['Home', -replay.last],
    ['End', replay.last],
  ]).get(pressed.key);
  if (step !== undefined && pressed.repeat) replay.skim(step);
  else if (step !== undefined) replay.step(step);
  else if (pressed.key === ' ') replay.toggle();
  else return false;
  return true;
}
