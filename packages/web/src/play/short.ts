/** Short forms of what players hear. */
import { sentences, type LogLine } from '@leadlight/messages';
import type { Section } from '../a11y/section.ts';
import { sayOutlook, type Outlook } from './preview.ts';

/** A line of the log to listen to: arrows and dots are for the eye. */
export function sayLine({ who, parts }: Pick<LogLine, 'who' | 'parts'>): string {
  const said = [who, ...parts.map(({ text }) => text)].filter((part) => part !== '');
  return said.length === 0 ? '' : sentences(said.join(', '));
}

/** The move, what it loses, and the first of its other effects. */
export function sayShort({ heading, points }: Outlook): readonly string[] {
  const [first] = points;
  const told = points.filter((point) => point === first || point.isLoss === true);
  return sayOutlook({ heading, act: '', points: told });
}

/** The state of the game, and what can be taken. */
export const sayState = (sections: readonly Section[]): readonly string[] =>
  sections
    .filter(({ area }) => area === undefined || area === 'take')
    .flatMap(({ lines }) => lines.map((line) => sentences(line)));
