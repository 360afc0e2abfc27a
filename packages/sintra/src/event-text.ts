/**
 * Events as lines of text, for people and tests:
 *
 *     setup 0 | 7b 8f … | 5b 8f … | W PBOYW      start, the strips of each seat, the round indicator
 *     fill 1 WWBY PYYB … -                       round and displays
 *     0 3P>5                                     seat 0 picks pink from display 3, onto the strip in slot 5
 *     1 cY>7*1=Y                                 from the centre, one pane on a joker, yellow kept
 *     1 4B>x                                     all panes break
 *     0 back
 *     end
 *     abandoned
 *
 * Remarks that change nothing, `by` and `legal`, are left out.
 */
import { fail, problem, type Problem, type Result } from '@leadlight/core';
import { parseEvent } from './event-shape.ts';
import type { Event, Fill, Pick, Setup } from './events.ts';
import { letterOf, readLetter, readLetters, readPanes, readPlace, writePanes, writePlace } from './letters.ts';
import type { Reason } from './reasons.ts';

export function writeEvent(event: Event): string {
  switch (event.type) {
    case 'setup':
      return writeSetup(event);
    case 'fill':
      return ['fill', event.round, ...event.displays.map(writePanes)].join(' ');
    case 'pick':
      return writePick(event);
    case 'back':
      return `${event.player} back`;
    case 'end':
    case 'abandoned':
      return event.type;
  }
}

function writeSetup({ start, strips, indicator }: Setup): string {
  const seats = strips.map((places) => places.map(writePlace).join(' '));
  return [`setup ${start}`, ...seats, `${writePanes(indicator.slice(0, 1))} ${writePanes(indicator.slice(1))}`].join(
    ' | ',
  );
}

function writePick({ player, from, colour, strip, jokers, keep }: Pick): string {
  const source = from === 'centre' ? 'c' : String(from);
  const onJokers = jokers === undefined ? '' : `*${jokers}`;
  const kept = keep === undefined ? '' : `=${letterOf(keep)}`;
  return `${player} ${source}${letterOf(colour)}>${strip ?? 'x'}${onJokers}${kept}`;
}

/**
 * The form of each kind of line: a pattern, and the event made from its groups. Their contents are checked afterwards.
 */
const LINES: readonly (readonly [RegExp, (groups: readonly string[]) => unknown])[] = [
  [/^setup (\d) \|(.*)\| ?(\S) (\S+)$/, readSetup],
  [/^fill (\d) (.+)$/, readFill],
  [/^(\d) ([c\d])(\S)>([x\d])(?:\*(\d))?(?:=(\S))?$/, readPick],
  [/^(\d) back$/, ([player]) => ({ type: 'back', player: Number(player) })],
  [/^(end|abandoned)$/, ([type]) => ({ type })],
];

export function readEvent(text: string): Result<Event, Problem<Reason>> {
  for (const [pattern, event] of LINES) {
    const match = pattern.exec(text.trim());
    if (match !== null) return parseEvent(event(match.slice(1)));
  }
  return fail([problem('record', 'field-wrong', '') as Problem<Reason>]);
}

function readSetup([start, strips, first, others]: readonly string[]): unknown {
  return {
    type: 'setup',
    start: Number(start),
    strips: strips.split('|').map((seat) => seat.trim().split(' ').map(readPlace)),
    indicator: readLetters(first + others),
  } satisfies Record<keyof Setup & ('type' | 'start' | 'strips' | 'indicator'), unknown>;
}

function readFill([round, displays]: readonly string[]): unknown {
  return { type: 'fill', round: Number(round), displays: displays.split(' ').map(readPanes) } satisfies Record<
    Exclude<keyof Fill, 'by'>,
    unknown
  >;
}

function readPick([player, from, colour, strip, jokers, keep]: readonly (string | undefined)[]): unknown {
  return {
    type: 'pick',
    player: Number(player),
    from: from === 'c' ? 'centre' : Number(from),
    colour: readLetter(colour ?? ''),
    strip: strip === 'x' ? null : Number(strip),
    ...(jokers !== undefined && { jokers: Number(jokers) }),
    ...(keep !== undefined && { keep: readLetter(keep) ?? keep }),
  };
}
