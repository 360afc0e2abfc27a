/** Announces changes around the boards. The events of a game are announced elsewhere. */

/** The facts that a player can know at a moment without seeing the boards. */
export interface Situation {
  /** The device is being passed on: an announcement could reach the wrong player. */
  readonly isCovered: boolean;
  readonly round: string;
  /** The player to act; empty while a bot thinks. */
  readonly title: string;
  readonly prompt: string;
  readonly preview: readonly string[];
  readonly refusals: readonly string[];
  /** What the thing touched last is, with its rules; empty without one. */
  readonly explained: readonly string[];
  /** The number of touches that didn't belong to the current choice. */
  readonly unanswered: number;
  readonly isPast: boolean;
  /** The turn being decided here; -1 for none. */
  readonly turn: number;
  /** The number of events up to the last decision made here: until the next one, it's the same turn. */
  readonly since: number;
  /** The number of drafted moves and the number of past events. */
  readonly drafted: number;
  readonly happened: number;
}

export interface SituationWords {
  readonly past: string;
  readonly backToNow: string;
  readonly undone: string;
}

/** Whether both say the same. */
export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n');

/** A player who opens the game or gets the device hears its state. */
const summary = ({ round, title, prompt }: Situation): readonly string[] => [round, title, prompt];

function aboutThePast(before: Situation, now: Situation, words: SituationWords): readonly string[] {
  if (before.isPast === now.isPast) return [];
  return [now.isPast ? words.past : words.backToNow];
}

const isUndone = (before: Situation, now: Situation): boolean =>
  now.drafted < before.drafted && now.happened === before.happened;

/** The latest about the current choice: a refusal, an explanation, a preview, or the next prompt. */
function aboutTheChoice(before: Situation, now: Situation): readonly string[] {
  if (now.refusals.length > 0) return isSame(before.refusals, now.refusals) ? [] : now.refusals;
  if (now.explained.length > 0) return isSame(before.explained, now.explained) ? [] : now.explained;
  if (now.preview.length > 0) return isSame(before.preview, now.preview) ? [] : now.preview;
  const isNew =
    now.prompt !== before.prompt ||
    now.turn !== before.turn ||
    now.unanswered !== before.unanswered ||
    before.preview.length > 0;
  return isNew ? [now.prompt] : [];
}

/** The news since the previous moment; undefined when there was none. */
export function news(before: Situation | undefined, now: Situation, words: SituationWords): readonly string[] {
  if (now.isCovered) return [];
  if (before === undefined || before.isCovered) return summary(now);
  return [
    ...aboutThePast(before, now, words),
    ...(isUndone(before, now) ? [words.undone] : []),
    ...(now.title === before.title && now.turn === before.turn ? [] : [now.title]),
    ...aboutTheChoice(before, now),
  ];
}

/**
 * Tells the title once per turn. It can change before the turn opens, and a turn opens anew when another player decides
 * at the same time.
 */
export class Titles {
  private told = '';

  once(now: Situation): Situation {
    const told = `${now.title} ${now.since}`;
    const isOff = now.isCovered || now.isPast;
    const isKnown = now.title === '' || told === this.told;
    if (isOff) this.told = '';
    else if (!isKnown) this.told = told;
    return isOff || isKnown ? { ...now, title: '' } : now;
  }
}
