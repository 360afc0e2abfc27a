/** Everything the Sagrada board can say: a text without samples does not compile. */
import { COLOURS, type Die } from '@leadlight/sagrada';
import type { SagradaBoardTexts, SpaceLook } from '../src/index.ts';
import type { Said } from './said.ts';
import { COUNTS } from './samples.ts';

type Samples = {
  readonly [Key in keyof SagradaBoardTexts]: SagradaBoardTexts[Key] extends (...args: infer Args) => string
    ? readonly Args[]
    : null;
};

const dice: readonly [Die][] = [['R1'], ['Y2'], ['G3'], ['B4'], ['P5'], ['R6']];
const colours = COLOURS.map((colour) => [colour] as const) as [(typeof COLOURS)[number]][];
const counts = COUNTS.map((count): [number] => [count]);
const looks: readonly SpaceLook[] = [
  { cell: 'A2', printed: null, die: 'R3', impossible: false },
  { cell: 'A2', printed: null, die: null, impossible: false },
  { cell: 'B1', printed: 'P', die: null, impossible: false },
  { cell: 'C5', printed: 6, die: null, impossible: true },
];

const SAMPLES: Samples = {
  pool: null,
  die: dice,
  paying: dice,
  dice: [[['R3', 'B5', 'P1']]],
  hand: dice,
  handColour: colours,
  faces: null,
  track: null,
  trackSpace: [
    [3, []],
    [3, ['R3', 'B5']],
  ],
  trackOpen: [['Round 3']],
  trackNow: [[3]],
  trackAhead: [[3]],
  turnOrder: null,
  turn: [
    ['Ada', 'over'],
    ['Ada', 'now'],
    ['Ada', 'ahead'],
    ['Ada', 'skipped'],
  ],
  yourWindow: [['Virtus']],
  // Only names and a colon: the same in most languages, so there is nothing to compare.
  window: [],
  players: null,
  noWindow: null,
  spaceInShort: looks.map((look): [SpaceLook] => [look]),
  space: looks.map((look): [SpaceLook] => [look]),
  offerRow: [['A', ['R', null, 3, 'B', 'P']]],
  filled: [[7, 20]],
  tokens: counts,
  objectives: null,
  tools: null,
  soFar: counts,
  price: counts,
  priceDie: colours,
  tokensOn: counts,
  spent: null,
  secret: null,
  cover: null,
  uncover: null,
  private: null,
  privates: null,
  target: null,
  targetGrows: null,
  total: counts,
  ifNow: null,
  // Only a sign and a number: the same in all languages.
  change: [],
  offers: null,
  difficulty: [[3], [6]],
  offer: [['Virtus', 5]],
  enlarge: [['Lathekin']],
  enlargeWindow: [['Virtus', 7, 20]],
  close: null,
};

export function sagradaBoardSaid(texts: SagradaBoardTexts): Said {
  return (Object.keys(SAMPLES) as (keyof SagradaBoardTexts)[]).flatMap((key): Said => {
    const text = texts[key];
    if (typeof text === 'string') return [[`board ${key}`, text]];
    const samples: readonly (readonly unknown[])[] = SAMPLES[key] ?? [];
    return samples.map((args, i) => [`board ${key} ${i}`, String(Reflect.apply(text, undefined, args))]);
  });
}
