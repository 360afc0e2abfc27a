/** The flags that set up a game: which game, the number of players, and the options. */
import type { AllTexts } from '@leadlight/messages';
import { PALACE_SIDES } from '@leadlight/sintra';
import { Complaint } from './complaint.ts';
import { oneName, wholeNumber, type Given } from './flags.ts';
import { GAME_IDS, withKit, type GameId } from './kits.ts';

export const SETTING_FLAGS = {
  game: 'value',
  players: 'value',
  side: 'value',
  'score-floor': 'switch',
  tools: 'value',
} as const;

/** The names of the values on help pages. */
export const SETTING_VALUES = { game: GAME_IDS.join('|'), players: 'N', side: 'A|B', tools: '1..5' } as const;

type SettingFlags = Given<typeof SETTING_FLAGS>['flags'] & { readonly 'with-tools'?: string };

export interface Setting {
  readonly game: GameId;
  readonly players: number;
  /** As in a record; the game fills in missing ones. */
  readonly options: object;
}

const FLAGS_OF = { sintra: ['side', 'score-floor'], sagrada: ['tools', 'with-tools'] } as const;

/** `named`: the number of tools listed in --with-tools. */
export function readSetting(flags: SettingFlags, named: number, texts: AllTexts): Setting {
  const { errors } = texts.cli;
  const game = oneName('game', flags.game, GAME_IDS, errors);
  if (game === undefined) throw new Complaint(errors.flagMissing('--game'));
  checkForeignFlags(game, flags, texts);
  const bounds = withKit(game, (kit) => kit.game.players);
  const players = wholeNumber('players', flags.players, { ...bounds, fallback: 2 }, errors);
  const options = game === 'sintra' ? sintraOptions(flags, texts) : sagradaOptions(flags, players, named, texts);
  return { game, players, options };
}

/** Flags of the other game are refused, not ignored. */
function checkForeignFlags(game: GameId, flags: SettingFlags, texts: AllTexts): void {
  const other = game === 'sintra' ? 'sagrada' : 'sintra';
  const foreign = FLAGS_OF[other].find((flag) => flags[flag] !== undefined);
  if (foreign === undefined) return;
  throw new Complaint(
    texts.cli.errors.onlyFor(
      `--${foreign}`,
      withKit(other, (kit) => kit.name(texts)),
    ),
  );
}

const sintraOptions = (flags: SettingFlags, texts: AllTexts): object => ({
  side: oneName('side', flags.side, PALACE_SIDES, texts.cli.errors) ?? 'A',
  scoreFloor: flags['score-floor'] ?? false,
  strips: 'house',
});

/** If tools are listed and no number is given, the list determines the number. */
function sagradaOptions(flags: SettingFlags, players: number, named: number, texts: AllTexts): object {
  const { errors } = texts.cli;
  const fallback = players === 1 && named > 0 ? named : 3;
  const tools = wholeNumber('tools', flags.tools, { least: 1, most: 5, fallback }, errors);
  if (players > 1 && tools !== 3) throw new Complaint(errors.toolsInSolo);
  if (named > 0 && named !== tools) throw new Complaint(errors.toolCount(named, tools));
  return { tools };
}
