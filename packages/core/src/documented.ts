/**
 * Every field name that the record format knows, whatever the game and the number of players (docs/records.md). Such a
 * name is refused in an object that it does not belong to; all other names are ignored.
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
