/** The meaning of keys during a game. Letters are the same in all languages. */
import type { KeyArea, KeyCommand, QuestionName } from '@leadlight/messages';

/** The commands that a game answers; the details of the focused thing are the same for every game. */
export type GameCommand = Exclude<KeyCommand, 'details'>;

export const COMMAND_KEYS: Readonly<Record<KeyCommand, string>> = {
  confirm: 'C',
  undo: 'U',
  cancel: 'Escape',
  end: 'E',
  type: '/',
  details: 'I',
  describe: 'D',
  log: 'L',
  score: 'S',
  pause: 'P',
  skip: 'N',
  menu: 'M',
  help: '?',
};

/** What each letter asks about the game. */
export const QUESTION_KEYS: Readonly<Record<QuestionName, string>> = {
  where: 'W',
  need: 'O',
  bag: 'B',
  since: 'H',
  score: 'V',
  read: 'R',
};

/** In the order of their digits, from 1. */
export const AREAS = [
  'take',
  'own',
  'action',
  'others',
  'tools',
  'track',
  'objectives',
] as const satisfies readonly KeyArea[];

/** Moves to the next area, or with Shift to the previous one. It works even when shortcuts are off. */
export const WALK_KEY = 'F6';

export type Meaning =
  | { readonly kind: 'command'; readonly command: KeyCommand }
  | { readonly kind: 'area'; readonly area: KeyArea }
  | { readonly kind: 'walk'; readonly by: 1 | -1 }
  | { readonly kind: 'question'; readonly key: string };

/** The part of a keyboard event that we use. */
interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const COMMANDS = new Map(
  (Object.keys(COMMAND_KEYS) as KeyCommand[]).map((command) => [COMMAND_KEYS[command].toLowerCase(), command]),
);

/** By the key's position where digits need Shift (as on French keyboards), else by its character. */
function areaOf({ key, code }: Pressed): KeyArea | undefined {
  const digit = /^Digit(\d)$/.exec(code)?.[1] ?? key;
  return AREAS[Number(digit) - 1];
}

/** Undefined for keys without a meaning here, and for those that the browser uses. */
export function meaningOf(pressed: Pressed): Meaning | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  if (pressed.key === WALK_KEY) return { kind: 'walk', by: pressed.shiftKey ? -1 : 1 };
  const command = COMMANDS.get(pressed.key.toLowerCase());
  if (command !== undefined) return { kind: 'command', command };
  const area = areaOf(pressed);
  if (area !== undefined) return { kind: 'area', area };
  const key = pressed.key.toUpperCase();
  return Object.values(QUESTION_KEYS).includes(key) ? { kind: 'question', key } : undefined;
}

/** Character keys can conflict with assistive software, so they can be turned off. */
export const isCharacter = ({ key }: Pick<Pressed, 'key'>): boolean => [...key].length === 1;

/** The next or previous area, wrapping round; from outside all areas, the first or the last. */
export function areaBeside(areas: readonly KeyArea[], from: KeyArea | undefined, by: 1 | -1): KeyArea | undefined {
  const at = areas.findIndex((area) => area === from);
  if (at < 0) return areas.at(by === 1 ? 0 : -1);
  return areas.at((at + by) % areas.length);
}
