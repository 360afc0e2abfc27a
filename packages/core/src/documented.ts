/**
 * Every field name of the record format, for any game and number of players (docs/records.md). Such a name is refused
 * in an object where it does not belong; all other names are ignored.
 */
const ENVELOPE = ['format', 'game', 'rules', 'options', 'players', 'name', 'commitment', 'salts', 'saltCommitments'];
const CLOSING = ['saltNonces', 'seed', 'events', 'result', 'scores', 'ranking', 'breakdown', 'target', 'won'];
const OPTIONS = ['side', 'scoreFloor', 'strips', 'start', 'id', 'front', 'back', 'tools'];
const EVENTS = [
  'type',
  'player',
  'by',
  'legal',
  'round',
  'colour',
  'from',
  'to',
  'moves',
  'value',
  'cell',
  'die',
  'dice',
];
const PANES = ['indicator', 'displays', 'strip', 'jokers', 'keep'];
const CARDS = ['private', 'public', 'offers', 'pattern', 'patterns', 'tool', 'pay', 'track'];
const POINTS = ['colourBonus', 'windows', 'leftover', 'glass', 'palace', 'tokens', 'empty', 'total'];

export const DOCUMENTED: ReadonlySet<string> = new Set(
  [ENVELOPE, CLOSING, OPTIONS, EVENTS, PANES, CARDS, POINTS].flat(),
);

/** With the names of a game's own fields. */
export const documentedWith = (fields: readonly string[]): ReadonlySet<string> =>
  fields.length === 0 ? DOCUMENTED : new Set([...DOCUMENTED, ...fields]);
