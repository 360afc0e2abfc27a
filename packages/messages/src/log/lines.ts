/** The log of a game: every event, with one line per turn. */
import type { AnyConsequence, Ranking, Seat } from '@leadlight/core';
import type { Context } from '../catalogue.ts';
import { winners } from '../parts.ts';
import type { Texts } from '../texts.ts';
import { NO_BREAK } from '../typeset.ts';

/** The highlights that readers look for in a log. */
export type Mark = 'points' | 'broken' | 'window';

export interface Part {
  readonly text: string;
  readonly mark?: Mark | undefined;
  /** The separator before the part; a comma by default. */
  readonly joint?: 'arrow' | 'dot' | undefined;
}

/** A player's turn, the start of a round, an event outside turns, a player's final points, or the result. */
export type LineKind = 'turn' | 'round' | 'note' | 'score' | 'result';

/** The line that a consequence belongs to. */
export interface Belonging {
  readonly kind: LineKind;
  readonly seat?: Seat | undefined;
  /** Whether it always starts a new line. */
  readonly isFirst?: boolean;
  /** Whether it closes its line. */
  readonly isLast?: boolean;
}

/** The consequences of an event. */
export interface LogStep<Consequence> {
  readonly followed: readonly Consequence[];
}

/** The content of one line. */
export interface Group<Consequence> extends LogStep<Consequence> {
  readonly kind: LineKind;
  readonly seat: Seat | undefined;
  /** Its first and last step. */
  readonly from: number;
  readonly at: number;
  /** All consequences of its last event, including those on other lines. */
  readonly beside: readonly Consequence[];
}

/** A line in words: short for display, in sentences for screen readers. */
export interface Phrase {
  readonly parts: readonly Part[];
  readonly said: readonly string[];
}

export interface LogLine<Consequence = AnyConsequence> extends Phrase, LogStep<Consequence> {
  /** Its index among all lines. */
  readonly id: number;
  readonly kind: LineKind;
  /** The player, who is named only here; empty for lines outside turns. */
  readonly who: string;
  /** Its first and last position in the screen's log: the boards show the last one. */
  readonly from: number;
  readonly at: number;
}

/** The words for writing the log of a game. */
export interface LogWords<Consequence> {
  /** Undefined for consequences that go with the one before. */
  belongs(happened: Consequence): Belonging | undefined;
  phrase(group: Group<Consequence>, context: Context): Phrase;
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

/** Groups all consequences that are told into lines, in order. */
function groupsOf<C extends AnyConsequence>(
  steps: readonly LogStep<C>[],
  isTold: (happened: C) => boolean,
  belongs: (happened: C) => Belonging | undefined,
): readonly Group<C>[] {
  const groups: Open<C>[] = [];
  const open = (at: number, { kind, seat }: Belonging): Open<C> => {
    const group = { kind, seat, from: at, at, followed: [], beside: [], isClosed: false };
    groups.push(group);
    return group;
  };
  for (const [at, { followed }] of steps.entries()) {
    for (const happened of followed.filter(isTold)) {
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

/** The lines of a log, from its steps. */
export type LogWriter<Consequence> = (steps: readonly LogStep<Consequence>[]) => readonly LogLine<Consequence>[];

/**
 * Writes logs and reuses each line, because most of them stay the same while others are added. The game says what is
 * told.
 */
export function logWriter<C extends AnyConsequence>(
  { isTold }: { readonly isTold: (happened: C) => boolean },
  words: LogWords<C>,
  context: Context,
): LogWriter<C> {
  const known = new WeakMap<readonly C[], Map<number, LogLine<C>>>();
  const write = (group: Group<C>, id: number): LogLine<C> => {
    const { kind, seat, from, at, followed } = group;
    const who = seat === undefined ? '' : context.name(seat);
    return { id, kind, who, from, at, followed, ...words.phrase(group, context) };
  };
  return (steps) =>
    groupsOf(steps, isTold, (happened) => words.belongs(happened)).map((group, id) => {
      const lines = known.get(group.beside) ?? new Map<number, LogLine<C>>();
      known.set(group.beside, lines);
      const line = lines.get(id) ?? write(group, id);
      lines.set(id, line);
      return line;
    });
}

/** The separator before a part; an arrow stays with its target. */
const JOINTS = { arrow: ` →${NO_BREAK}`, dot: ' · ' } as const;

/** The separator before the part at this index. */
export function jointBefore({ who, parts }: Pick<LogLine, 'who' | 'parts'>, at: number): string {
  if (at === 0) return who === '' ? '' : JOINTS.dot;
  const joint = parts[at]?.joint;
  return joint === undefined ? ', ' : JOINTS[joint];
}

/** A line as displayed. */
export const shownIn = (line: Pick<LogLine, 'who' | 'parts'>): string =>
  `${line.who}${line.parts.map(({ text }, at) => `${jointBefore(line, at)}${text}`).join('')}`;

/** A line as announced. */
export const saidIn = ({ said }: Phrase): string => said.join(' ');

/** The line that a position belongs to: the turn's, if a turn also ends a round. */
export const lineAt = (lines: readonly LogLine[], place: number): LogLine | undefined =>
  lines.find(({ at }) => at >= place) ?? lines.at(-1);

/** The winners in a few words. */
export function winnersIn({ web }: Texts, ranking: Ranking, context: Context): string {
  const first = winners(ranking, context.you);
  return web.play.winner(first.map(context.name), first[0] === context.you);
}
