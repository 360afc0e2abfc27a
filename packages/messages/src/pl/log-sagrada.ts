import type { SagradaLogTexts } from '../log.ts';
import { valueOf } from '../parts.ts';
import { accusative, DIE_COLOURS, nominative, subject, VALUES } from './dice.ts';
import { number, plural, points, tokens as favorTokens } from './grammar.ts';
import { tool } from './quoted.ts';

const tokens = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'znacznik', few: 'znaczniki', many: 'znaczników', other: 'znacznika' })}`;

const dice = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'kostka', few: 'kostki', many: 'kostek', other: 'kostki' })}`;

/** More dice than this are only counted. */
const FEW = 2;

export const log: SagradaLogTexts = {
  dealt: 'Karty rozdane',
  windowsShown: 'Wszystkie wzory odkryte',
  privatesShown: 'Cele indywidualne odkryte',
  roundOver: (round) => `Koniec rundy ${round}`,
  leftOver: (left) => (left.length > FEW ? dice(left.length) : left.map(nominative).join(', ')),
  track: 'tor rund',
  chosen: 'wzór wybrany',
  tokens,
  die: nominative,
  value: (die) => VALUES[valueOf(die)].nominative,
  tool: (name, count) => `${name} (${tokens(count)})`,
  toolForDie: (name, die) => `${name} (${nominative(die)})`,
  poolRolled: 'ponowny rzut kostkami z puli',
  drawn: (colour) => `${DIE_COLOURS[colour].nominative} kostka`,
  passed: 'pas',
  skipped: 'druga tura pominięta',
  total: points,
  placed: (die, cell) => `${subject(die)} trafia na pole ${cell}.`,
  tokensPaid: (id, count) => `Narzędzie ${tool(id)} kosztuje ${favorTokens(count)}.`,
  diePaid: (id, die) => `Narzędzie ${tool(id)} kosztuje ${accusative(die)}.`,
};
