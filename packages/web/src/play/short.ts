/** Short forms of what players hear. */
import { sentences, type LogLine } from '@leadlight/messages';
import type { Section } from '../a11y/section.ts';
import type { Outlook } from './preview.ts';

/** A line of the log to listen to: arrows and dots are for the eye. The end of a turn by itself says nothing. */
export function sayLine({ who, parts }: Pick<LogLine, 'who' | 'parts'>): string {
  const said = [who, ...parts.map(({ text }) => text)].filter((part) => part !== '');
  return parts.length === 0 ? '' : sentences(said.join(', '));
}

/** The act, and what the names of the chosen things haven't told. */
export const sayShort = ({ act, points }: Outlook): readonly string[] =>
  [act, ...points.map(({ brief, said }) => brief ?? said)].filter((text) => text !== '').map((text) => sentences(text));

/** The state of the game, and what can be taken. */
export const sayState = (sections: readonly Section[]): readonly string[] =>
  sections
    .filter(({ area }) => area === undefined || area === 'take')
    .flatMap(({ lines }) => lines.map((line) => sentences(line)));
