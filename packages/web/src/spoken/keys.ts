/** What keys mean while a game is on. Letters are the same in all languages. */
import type { KeyArea, KeyCommand } from '@leadlight/messages';

export const COMMAND_KEYS: Readonly<Record<KeyCommand, string>> = {
  confirm: 'C',
  undo: 'U',
  cancel: 'Escape',
  end: 'E',
  describe: 'D',
  log: 'L',
  score: 'S',
  pause: 'P',
  skip: 'N',
  menu: 'M',
  help: '?',
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

export type Meaning =
  { readonly kind: 'command'; readonly command: KeyCommand } | { readonly kind: 'area'; readonly area: KeyArea };

/** What an event of the keyboard tells. */
interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const COMMANDS = new Map(
  (Object.keys(COMMAND_KEYS) as KeyCommand[]).map((command) => [COMMAND_KEYS[command].toLowerCase(), command]),
);

/** By its place, where a digit needs Shift (as on French keyboards), or by what it writes. */
function areaOf({ key, code }: Pressed): KeyArea | undefined {
  const digit = /^Digit(\d)$/.exec(code)?.[1] ?? key;
  return AREAS[Number(digit) - 1];
}

/** Undefined for keys that mean nothing here, or something to the browser. */
export function meaningOf(pressed: Pressed): Meaning | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  const command = COMMANDS.get(pressed.key.toLowerCase());
  if (command !== undefined) return { kind: 'command', command };
  const area = areaOf(pressed);
  return area === undefined ? undefined : { kind: 'area', area };
}

/** Keys that write something can get in the way of other tools, so they can be switched off. */
export const isCharacter = ({ key }: Pick<Pressed, 'key'>): boolean => [...key].length === 1;
