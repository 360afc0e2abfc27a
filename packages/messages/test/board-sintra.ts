/** Everything the Sintra boards can say: a text without samples does not compile. */
import { COLOURS, type Colour, type SeatView, type SpaceView, type WindowView } from '@leadlight/sintra';
import type { SintraBoardTexts } from '../src/index.ts';
import type { Said } from './said.ts';
import { COUNTS } from './samples.ts';

type Samples = {
  readonly [Key in keyof SintraBoardTexts]: SintraBoardTexts[Key] extends (...args: infer Args) => string
    ? readonly Args[]
    : null;
};

const spaces: readonly SpaceView[] = [
  { takes: 'pink', pane: 'pink' },
  { takes: 'joker', pane: 'blue' },
  { takes: 'joker', pane: null },
  { takes: 'white', pane: null },
];
const board: SeatView = {
  score: 34,
  glazier: 2,
  glass: { marker: 2, value: -2, lost: 0 },
  strips: [],
  windows: [],
  ornaments: [],
};
const window = (top: Colour | null, bottom: Colour | null): WindowView => ({ value: 3, worth: 5, top, bottom });
const colours = COLOURS.map((colour): [Colour] => [colour]);

const SAMPLES: Samples = {
  displays: null,
  display: [[0]],
  emptyDisplay: [[0]],
  displayHolds: [
    [0, []],
    [1, ['pink', 'pink', 'white', 'blue']],
  ],
  centre: null,
  emptyCentre: null,
  centreHolds: [[[]], [['orange', 'yellow', 'yellow']]],
  panes: COLOURS.flatMap((colour) => COUNTS.map((count): [number, Colour, number] => [count, colour, 2])),
  // The parts of previews have samples of their own.
  panesFrom: [],
  // The colour names have samples of their own.
  colour: [],
  tileInCentre: null,
  holdsTile: null,
  round: [[3]],
  bonus: null,
  bonusIs: colours,
  indicator: [
    [0, null],
    [2, 'blue'],
  ],
  supply: null,
  bag: null,
  tower: null,
  palace: [['Ada']],
  yourPalace: null,
  strip: [[2, spaces, ['pink', 'joker', 'white']]],
  stripNeeds: [[2, spaces]],
  stripGone: [[3]],
  outOfReach: null,
  fills: COUNTS.map((count): [number] => [count]),
  window: [
    [0, window(null, null), 5],
    [1, window('pink', null), 1],
    [2, window('white', 'blue'), 5],
  ],
  // Only signs and numbers: the same in all languages.
  worth: [],
  value: [],
  ornament: [
    [0, 1, 0],
    [3, 4, 10],
  ],
  glazier: [[2]],
  glazierBack: null,
  glassAt: [[0], [-18]],
  letBreak: null,
  seat: [
    ['Ada', board, true],
    ['Ada', board, false],
  ],
  standing: [['Ada', board]],
  players: null,
  close: null,
};

export function sintraBoardSaid(texts: SintraBoardTexts): Said {
  return (Object.keys(SAMPLES) as (keyof SintraBoardTexts)[]).flatMap((key): Said => {
    const text = texts[key];
    if (typeof text === 'string') return [[`sintra board ${key}`, text]];
    const samples: readonly (readonly unknown[])[] = SAMPLES[key] ?? [];
    return samples.map((args, i) => [`sintra board ${key} ${i}`, String(Reflect.apply(text, undefined, args))]);
  });
}
