/** The log of a game: everything that happened, one line for each turn. */
import type { AnyConsequence, Ranking, Seat } from '@leadlight/core';
import { winners, type Context, type Texts } from '@leadlight/messages';

/** What a reader looks for in a log, and finds by a mark. */
export type Mark = 'points' | 'broken' | 'window';

export interface Part {
  readonly text: string;
  readonly mark?: Mark | undefined;
  /** What stands before it; a comma where nothing else is said. */
  readonly joint?: 'arrow' | 'dot' | undefined;
}

/** A turn of a player, the start of a round, something that nobody did, what a player has in the end, or the result. */
export type LineKind = 'turn' | 'round' | 'note' | 'score' | 'result';

/** Which line a consequence belongs to. */
export interface Belonging {
  readonly kind: LineKind;
  readonly seat?: Seat | undefined;
  /** It begins a line, whatever was before. */
  readonly isFirst?: boolean;
  /** Nothing follows on its line. */
  readonly isLast?: boolean;
}

/** What followed from an event. */
export interface Step<Consequence> {
  readonly followed: readonly Consequence[];
}

/** All that belongs to one line. */
export interface Group<Consequence> extends Step<Consequence> {
  readonly kind: LineKind;
  readonly seat: Seat | undefined;
  /** The first and the last of its steps. */
  readonly from: number;
  readonly at: number;
  /** All that followed from the last of its events, on other lines too. */
  readonly beside: readonly Consequence[];
}

/** A line in words, for the eye in few and for the ear in sentences. */
export interface Phrase {
  readonly parts: readonly Part[];
  readonly said: readonly string[];
}

export interface LogLine extends Phrase {
  /** Its place among all lines. */
  readonly id: number;
  readonly kind: LineKind;
  /** The player, who is named only here; empty where it is nobody’s line. */
  readonly who: string;
  /** The first and the last of its places in the log of the screen: the boards show the last. */
  readonly from: number;
  readonly at: number;
}

/** What it takes to write the log of a game. */
export interface LogWords<Consequence> {
  /** Undefined for what goes with whatever is before it. */
  readonly belongs: (happened: Consequence) => Belonging | undefined;
  readonly phrase: (group: Group<Consequence>, context: Context) => Phrase;
}

interface Open<Consequence> extends Group<Consequence> {
  readonly followed: Consequence[];
  at: number;
  beside: readonly Consequence[];
  isClosed: boolean;
}

const takes = <C>(group: Open<C> | undefined, belonging: Belonging | undefined): group is Open<C> => {
  if (group === undefined || belonging === undefined) return group !== undefined;
  const isSame = group.kind === belonging.kind && group.seat === belonging.seat;
  return isSame && !group.isClosed && belonging.isFirst !== true;
};

/** Sorts all that happened into lines, in the order in which it happened. */
export function groupsOf<C extends AnyConsequence>(
  steps: readonly Step<C>[],
  belongs: LogWords<C>['belongs'],
): readonly Group<C>[] {
  const groups: Open<C>[] = [];
  const open = (at: number, { kind, seat }: Belonging): Open<C> => {
    const group = { kind, seat, from: at, at, followed: [], beside: [], isClosed: false };
    groups.push(group);
    return group;
  };
  for (const [at, { followed }] of steps.entries()) {
    for (const happened of followed) {
      const belonging = belongs(happened);
      const last = groups.at(-1);
      const group = takes(last, belonging) ? last : open(at, belonging ?? { kind: 'note' });
      group.followed.push(happened);
      group.at = at;
      group.beside = followed;
      group.isClosed = belonging?.isLast === true;
    }
  }
  return groups;
}

/** Writes logs, and remembers each line: most of them stay as they are while others are added. */
export function logWriter<C extends AnyConsequence>(
  words: LogWords<C>,
  context: Context,
): (steps: readonly Step<C>[]) => readonly LogLine[] {
  const known = new WeakMap<Step<C>, Map<number, LogLine>>();
  const write = (group: Group<C>, id: number): LogLine => {
    const { kind, seat, from, at } = group;
    const who = seat === undefined ? '' : context.name(seat);
    return { id, kind, who, from, at, ...words.phrase(group, context) };
  };
  return (steps) =>
    groupsOf(steps, words.belongs).map((group, id) => {
      const lines = known.get(steps[group.at]) ?? new Map<number, LogLine>();
      known.set(steps[group.at], lines);
      const line = lines.get(id) ?? write(group, id);
      lines.set(id, line);
      return line;
    });
}

/** What stands before a part; an arrow stays with what it points to. */
const JOINTS = { arrow: ' →\u00A0', dot: ' · ' } as const;

/** What stands before the part at this place. */
export function jointBefore({ who, parts }: Pick<LogLine, 'who' | 'parts'>, at: number): string {
  if (at === 0) return who === '' ? '' : JOINTS.dot;
  const { joint } = parts[at];
  return joint === undefined ? ', ' : JOINTS[joint];
}

/** A line as it is read at a glance. */
export const shownIn = (line: Pick<LogLine, 'who' | 'parts'>): string =>
  `${line.who}${line.parts.map(({ text }, at) => `${jointBefore(line, at)}${text}`).join('')}`;

/** A line as it is heard. */
export const saidIn = ({ said }: Phrase): string => said.join(' ');

/** The line that something at this place belongs to: where a turn also ends a round, that of the turn. */
export const lineAt = (lines: readonly LogLine[], place: number): LogLine | undefined =>
  lines.find(({ at }) => at >= place) ?? lines.at(-1);

/** Who won, in a few words. */
export function winnersIn({ web }: Texts, ranking: Ranking, context: Context): string {
  const first = winners(ranking, context.you);
  return web.play.winner(first.map(context.name), first[0] === context.you);
}
