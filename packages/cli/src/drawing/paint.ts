/** Terminal colours. Every colour has a letter too, so that a board can be read without them. */
import type { Terminal } from '../base/terminal.ts';

/** Foreground and background together, so that letters stand out on dark and light terminals alike. */
const STYLES = {
  pink: '38;5;16;48;5;212',
  orange: '38;5;16;48;5;208',
  yellow: '38;5;16;48;5;220',
  blue: '38;5;231;48;5;26',
  white: '38;5;16;48;5;255',
  red: '38;5;231;48;5;160',
  green: '38;5;16;48;5;77',
  purple: '38;5;231;48;5;91',
  'empty-pink': '38;5;212;48;5;236',
  'empty-orange': '38;5;208;48;5;236',
  'empty-yellow': '38;5;220;48;5;236',
  'empty-blue': '38;5;75;48;5;236',
  'empty-white': '38;5;255;48;5;236',
  'empty-red': '38;5;203;48;5;236',
  'empty-green': '38;5;77;48;5;236',
  'empty-purple': '38;5;177;48;5;236',
  blank: '38;5;250;48;5;236',
  strong: '1',
  faint: '2',
} as const;

export type Style = keyof typeof STYLES;

export type Paint = (style: Style, text: string) => string;

export const paintFor = ({ colours }: Pick<Terminal, 'colours'>): Paint =>
  colours ? (style, text) => `\u001B[${STYLES[style]}m${text}\u001B[0m` : (_, text) => text;
