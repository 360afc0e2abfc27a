/** What there is to say when something changed around the boards. What happened in the game is said by itself. */

/** What a person could know at a moment without looking at the boards. */
export interface Moment {
  /** The device is being passed on: what is said then could be heard by the wrong one. */
  readonly isCovered: boolean;
  readonly round: string;
  /** Who is to act; empty while a bot thinks. */
  readonly title: string;
  readonly prompt: string;
  readonly preview: readonly string[];
  readonly refusals: readonly string[];
  /** How often something was touched that does not belong to the choice at hand. */
  readonly unanswered: number;
  readonly isPast: boolean;
  /** Which turn is being decided here; -1 for none. */
  readonly turn: number;
  /** How many moves are drafted, and how many things have happened. */
  readonly drafted: number;
  readonly happened: number;
}

export interface MomentWords {
  readonly past: string;
  readonly backToNow: string;
  readonly undone: string;
}

/** Whether two times the same is said. */
export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n');

/** Who comes to the game, or gets the device, hears how it stands. */
const summary = ({ round, title, prompt }: Moment): readonly string[] => [round, title, prompt];

function aboutThePast(before: Moment, now: Moment, words: MomentWords): readonly string[] {
  if (before.isPast === now.isPast) return [];
  return [now.isPast ? words.past : words.backToNow];
}

const isUndone = (before: Moment, now: Moment): boolean =>
  now.drafted < before.drafted && now.happened === before.happened;

/** The latest word on what is being chosen: why not, what it would bring, or what to choose next. */
function aboutTheChoice(before: Moment, now: Moment): readonly string[] {
  if (now.refusals.length > 0) return isSame(before.refusals, now.refusals) ? [] : now.refusals;
  if (now.preview.length > 0) return isSame(before.preview, now.preview) ? [] : now.preview;
  const isNew =
    now.prompt !== before.prompt ||
    now.turn !== before.turn ||
    now.unanswered !== before.unanswered ||
    before.preview.length > 0;
  return isNew ? [now.prompt] : [];
}

/** What is new since the moment before; undefined when there was none. */
export function news(before: Moment | undefined, now: Moment, words: MomentWords): readonly string[] {
  if (now.isCovered) return [];
  if (before === undefined || before.isCovered) return summary(now);
  return [
    ...aboutThePast(before, now, words),
    ...(isUndone(before, now) ? [words.undone] : []),
    ...(now.title === before.title && now.turn === before.turn ? [] : [now.title]),
    ...aboutTheChoice(before, now),
  ];
}
