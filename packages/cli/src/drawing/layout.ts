/** Text in boxes, and boxes side by side. Lines may contain colour codes, which take no room. */
import { stripVTControlCharacters } from 'node:util';

/** Lines of equal width. */
export type Block = readonly string[];

const NO_ROOM = /^\p{M}|\u200D|\uFE0F$/u;
const TWO_COLUMNS =
  /^[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}/u;

function columnsOf(character: string): number {
  if (NO_ROOM.test(character)) return 0;
  return TWO_COLUMNS.test(character) ? 2 : 1;
}

/** The number of columns that a text takes on a terminal. */
export const widthOf = (text: string): number =>
  [...stripVTControlCharacters(text)].reduce((sum, character) => sum + columnsOf(character), 0);

export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Cuts a text without colour codes to a width. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  for (const character of text) {
    if (widthOf(kept + character) > width - 1) break;
    kept += character;
  }
  return `${kept}…`;
}

/** Wraps items over as many lines as they need. An item is never split. */
export function wrap(items: readonly string[], width: number, gap = ' '): readonly string[] {
  const lines: string[] = [];
  for (const item of items) {
    const longer = lines.length === 0 ? item : `${lines[lines.length - 1]}${gap}${item}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(item);
  }
  return lines;
}

/** A frame with a title, and a second text at the right of the title. */
export function box(title: string, corner: string, lines: readonly string[], inner: number): Block {
  const room = inner - widthOf(corner) - (corner === '' ? 0 : 2);
  const head = cut(title, room);
  const rule = '─'.repeat(Math.max(0, room - widthOf(head)));
  const right = corner === '' ? '' : ` ${corner} `;
  return [
    `┌ ${head} ${rule}${right}┐`,
    ...lines.map((line) => `│ ${pad(line, inner)} │`),
    `└${'─'.repeat(inner + 2)}┘`,
  ];
}

const widthOfBlock = ([first = '']: Block): number => widthOf(first);

/** Blocks side by side, as many per row as the columns allow, in rows of about the same length. */
export function sideBySide(blocks: readonly Block[], columns: number): readonly string[] {
  const widest = Math.max(...blocks.map(widthOfBlock));
  const most = Math.max(1, Math.floor((columns + 1) / (widest + 1)));
  const rows = Math.ceil(blocks.length / most);
  const perRow = Math.ceil(blocks.length / rows);
  return Array.from({ length: rows }, (_, row) => beside(blocks.slice(row * perRow, (row + 1) * perRow))).flat();
}

function beside(blocks: readonly Block[]): readonly string[] {
  const height = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, line) =>
    blocks
      .map((block) => pad(block[line] ?? '', widthOfBlock(block)))
      .join(' ')
      .trimEnd(),
  );
}
