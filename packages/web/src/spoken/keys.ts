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

/** From area to area, whichever keys are switched off; with Shift backwards. */
export const WALK_KEY = 'F6';

export type Meaning =
  | { readonly kind: 'command'; readonly command: KeyCommand }
  | { readonly kind: 'area'; readonly area: KeyArea }
  | { readonly kind: 'walk'; readonly by: 1 | -1 };

/** What an event of the keyboard tells. */
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

/** By its place, where a digit needs Shift (as on French keyboards), or by what it writes. */
function areaOf({ key, code }: Pressed): KeyArea | undefined {
  const digit = /^Digit(\d)$/.exec(code)?.[1] ?? key;
  return AREAS[Number(digit) - 1];
}

/** Undefined for keys that mean nothing here, or something to the browser. */
export function meaningOf(pressed: Pressed): Meaning | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  if (pressed.key === WALK_KEY) return { kind: 'walk', by: pressed.shiftKey ? -1 : 1 };
  const command = COMMANDS.get(pressed.key.toLowerCase());
  if (command !== undefined) return { kind: 'command', command };
  const area = areaOf(pressed);
  return area === undefined ? undefined : { kind: 'area', area };
}

/** Keys that write something can get in the way of other tools, so they can be switched off. */
export const isCharacter = ({ key }: Pick<Pressed, 'key'>): boolean => [...key].length === 1;

/** The area after or before another, round and round; from elsewhere the first or the last. */
export function areaBeside(areas: readonly KeyArea[], from: KeyArea | undefined, by: 1 | -1): KeyArea | undefined {
  const at = areas.findIndex((area) => area === from);
  if (at < 0) return areas.at(by === 1 ? 0 : -1);
  return areas.at((at + by) % areas.length);
}
