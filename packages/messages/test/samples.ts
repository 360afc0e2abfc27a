/** Samples for every key: the types ensure that none is missing. */
import type { RecordReasons, ShapeReasons } from '@leadlight/core';
import * as Sagrada from '@leadlight/sagrada';
import * as Sintra from '@leadlight/sintra';
import type { ByType, Context } from '../src/catalogue.ts';

/** Numbers with different forms in at least one language. */
export const COUNTS = [0, 1, 2, 5, 12, 21, 22, 25] as const;

export const context: Context = { name: (seat) => ['Ada', 'Borys', 'Chloé', 'Daan'][seat] ?? `#${seat}` };

/** Makes no-break spaces ordinary, so that expectations are easy to read; `typeset.test.ts` tests them. */
export const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

/** Addresses the first player. */
export const toAda: Context = { ...context, you: 0 };

type Samples<Table> = { readonly [Key in keyof Table]: readonly Table[Key][] };

const nothing = [{}];
const seats = [0, 3];
const dice: readonly Sagrada.Die[] = ['R1', 'Y2', 'G3', 'B4', 'P5', 'R6'];
const colourCells = Sagrada.COLOURS.map((colour) => ({ cell: 'B2', neighbour: 'B3', colour }) as const);
const valueCells = Sagrada.VALUES.map((value) => ({ cell: 'B2', neighbour: 'B3', value }) as const);
const paidTools = Sagrada.COLOURS.map((colour) => ({ tool: 'lathekin', colour }) as const);
const everyTool = Sagrada.TOOL_IDS.map((tool) => ({ tool }));
const aCell = [{ cell: 'B2' }] as const;
const expectations = COUNTS.map((expected) => ({ expected }));
const counted = COUNTS.map((count) => ({ count, expected: count + 1 }));
const starts = seats.map((start) => ({ start }));
const dealtSeats = [{ seats: 3, players: 2 }];
const roundNumbers = [{ round: 3, expected: 2 }];
const sagradaColours = Sagrada.COLOURS.map((colour) => ({ colour }));
const perSeat = seats.map((seat) => ({ seat }));

export const recordReasons: Samples<ShapeReasons & RecordReasons> = {
  'field-missing': [{ path: 'events[3].colour' }],
  'field-wrong': [{ path: 'events[3].colour' }, { path: '' }],
  'field-misplaced': [{ path: 'events[3].keep' }],
  'event-unknown': [{ path: 'events[3].type' }],
  'record-json': nothing,
  'record-game': [{ game: 'go' }],
  'record-rules': [{ rules: '7' }],
  'record-commitment': nothing,
  'record-salt': perSeat,
  'record-salt-uncommitted': perSeat,
  'record-salt-unopened': perSeat,
  'record-seed-early': nothing,
  'record-chance': [{ labels: ['fill:2'] }, { labels: ['start', 'indicator', 'strips:0'] }],
  'record-legal': COUNTS.map((said) => ({ said, counted: said + 1000 })),
  'record-result-early': nothing,
  'record-result-missing': nothing,
  'record-result': [{ field: 'scores' }],
  'record-hidden': nothing,
  'record-empty': nothing,
};

const stripColours = Sintra.COLOURS.map((colour) => ({ strip: 1, display: 2, colour }));

export const sintraReasons: Samples<Omit<Sintra.ReasonArgs, keyof ShapeReasons>> = {
  over: nothing,
  'not-due': [{ due: 'setup' }, { due: 'fill' }, { due: 'decide' }, { due: 'end' }],
  'not-your-turn': perSeat,
  'no-such-display': [{ display: 7, displays: 5 }],
  'none-on-display': stripColours,
  'none-in-centre': stripColours,
  'left-of-glazier': [{ strip: 1, glazier: 4 }],
  'strip-gone': [{ strip: 1 }],
  'no-room': stripColours,
  'must-place': stripColours,
  'too-many-jokers': [{ jokers: 2, most: 1 }],
  'too-few-jokers': [{ jokers: 1, least: 2 }],
  'jokers-broken': nothing,
  'keep-missing': [{ strip: 1 }],
  'keep-early': nothing,
  'keep-absent': stripColours,
  'already-leftmost': nothing,
  'no-strips': nothing,
  'setup-start': starts,
  'setup-seats': dealtSeats,
  'setup-strips': perSeat,
  'setup-joker-up': [{ seat: 0, slot: 2 }],
  'setup-indicator': nothing,
  'fill-round': roundNumbers,
  'fill-displays': COUNTS.map((displays) => ({ displays, expected: 5 })),
  'fill-size': COUNTS.map((expected) => ({ display: 2, expected })),
  'fill-colour': stripColours,
  'strip-set-ids': nothing,
  'strip-set-jokers': nothing,
};

export const sagradaReasons: Samples<Omit<Sagrada.ReasonArgs, keyof ShapeReasons>> = {
  over: nothing,
  'not-due': [
    { due: 'setup' },
    { due: 'choose' },
    { due: 'roll' },
    { due: 'turn' },
    { due: 'rerolled' },
    { due: 'drawn' },
    { due: 'settle' },
    { due: 'end' },
  ],
  'not-your-turn': perSeat,
  'already-chosen': nothing,
  'not-offered': Sagrada.PATTERN_IDS.map((pattern) => ({ pattern })),
  'pattern-missing': nothing,
  'card-taken': Sagrada.PATTERN_IDS.map((pattern) => ({ pattern })),
  'already-drafted': nothing,
  'not-in-pool': dice.map((die) => ({ die })),
  occupied: aCell,
  'not-on-edge': aCell,
  'not-touching': aCell,
  'printed-colour': Sagrada.COLOURS.map((printed) => ({ cell: 'B2', printed, die: 'B5' })),
  'printed-value': Sagrada.VALUES.map((printed) => ({ cell: 'B2', printed, die: 'B5' })),
  'same-colour': colourCells,
  'same-value': valueCells,
  'tool-absent': everyTool,
  'tool-spent': everyTool,
  'tool-used': nothing,
  'too-few-tokens': COUNTS.map((price) => ({ tool: 'lathekin', price, tokens: 0 })),
  'tool-after-draft': everyTool,
  'pay-missing': paidTools,
  'pay-misplaced': nothing,
  'pay-colour': paidTools,
  'pay-not-in-pool': dice.map((die) => ({ die })),
  'grozing-step': Sagrada.VALUES.map((value) => ({ die: 'R3', value })),
  'no-die-there': aCell,
  'own-space': aCell,
  'same-die': aCell,
  'colour-not-on-track': sagradaColours,
  'two-colours': nothing,
  'track-empty': everyTool,
  'not-on-track': dice.map((die) => ({ round: 4, die })),
  'touches-a-die': aCell,
  'hammer-first-turn': nothing,
  'hammer-after-draft': nothing,
  'hammer-no-dice': nothing,
  'pliers-second-turn': nothing,
  'pliers-before-draft': nothing,
  'must-be-placed': dice.map((die) => ({ die })),
  'value-missing': nothing,
  'value-misplaced': nothing,
  'setup-start': starts,
  'setup-seats': dealtSeats,
  'setup-private': perSeat,
  'setup-public': expectations,
  'setup-tools': expectations,
  'setup-offers': perSeat,
  'roll-round': roundNumbers,
  'roll-count': counted,
  'roll-bag': sagradaColours,
  'reroll-count': counted,
  'reroll-colour': dice.map((die) => ({ die })),
  'drawn-bag': sagradaColours,
  'nothing-hidden': nothing,
  'reveal-due': nothing,
  'reveal-contradicts': nothing,
  'private-early': nothing,
};

const panes: readonly (readonly Sintra.Colour[])[] = [
  [],
  ['pink'],
  ['orange', 'orange', 'white'],
  ['blue', 'yellow', 'blue', 'white'],
];
const slotOf = { seat: 0, slot: 4 };
const eachColour = Sintra.COLOURS.flatMap((colour) => COUNTS.map((count) => ({ seat: 0, slot: 4, colour, count })));
const placings = [
  { ranking: [[1], [0]], scores: [1, 61] },
  { ranking: [[0, 2], [1]], scores: [22, -3, 22] },
];

export const sintraConsequences: Samples<ByType<Sintra.Consequence>> = {
  'set-up': [{ type: 'set-up', rule: 'R-09', seat: 0, indicator: [...Sintra.COLOURS, 'pink'] }],
  'bag-refilled': COUNTS.map((count) => ({ type: 'bag-refilled', rule: 'R-44', panes: count })),
  'display-filled': panes.map((drawn) => ({ type: 'display-filled', rule: 'R-10', display: 2, panes: drawn })),
  'round-started': Sintra.COLOURS.map((bonus) => ({ type: 'round-started', rule: 'R-11', round: 2, seat: 0, bonus })),
  picked: eachColour.flatMap((one) => [
    { ...one, type: 'picked', rule: 'R-13', from: 2 } as const,
    { ...one, type: 'picked', rule: 'R-14', from: 'centre' } as const,
  ]),
  swept: panes.map((rest) => ({ type: 'swept', rule: 'R-13', display: 2, panes: rest })),
  'tile-taken': [{ type: 'tile-taken', rule: 'R-15', seat: 0, starts: 2 }],
  'glass-moved': COUNTS.map((steps) => ({ type: 'glass-moved', rule: 'R-19', seat: 0, from: 1, to: 2, steps })),
  'glass-lost': [{ type: 'glass-lost', rule: 'R-42', seat: 0, points: 18 }],
  'glazier-moved': [
    { type: 'glazier-moved', rule: 'R-17', seat: 0, from: 1, to: 4 },
    { type: 'glazier-moved', rule: 'R-40', seat: 0, from: 4, to: 0 },
  ],
  placed: Sintra.COLOURS.flatMap((colour) => [
    { ...slotOf, type: 'placed', rule: 'R-18', colour, spaces: [0, 1, 2] } as const,
    { ...slotOf, type: 'placed', rule: 'R-21', colour, spaces: [1] } as const,
    { ...slotOf, type: 'placed', rule: 'R-21', colour, spaces: [1, 3] } as const,
  ]),
  broke: eachColour.map((one) => ({ ...one, type: 'broke', rule: 'R-19' })),
  'strip-completed': [{ ...slotOf, type: 'strip-completed', rule: 'R-22' }],
  'colour-bonus': eachColour.map(({ count, ...one }) => ({
    ...one,
    type: 'colour-bonus',
    rule: 'R-23',
    points: count,
  })),
  discarded: panes.slice(1).map((dropped) => ({ type: 'discarded', rule: 'R-24', seat: 0, panes: dropped })),
  kept: Sintra.COLOURS.flatMap((colour) => [
    { ...slotOf, type: 'kept', rule: 'R-25', colour, frame: 'top' } as const,
    { ...slotOf, type: 'kept', rule: 'R-26', colour, frame: 'bottom' } as const,
  ]),
  'strip-flipped': Sintra.STRIP_SIDES.map((side) => ({ ...slotOf, type: 'strip-flipped', rule: 'R-25', side })),
  'strip-left': [{ ...slotOf, type: 'strip-left', rule: 'R-26' }],
  'window-scored': [
    { ...slotOf, type: 'window-scored', rule: 'R-27', own: 2, right: 3, points: 5 },
    { ...slotOf, type: 'window-scored', rule: 'R-27', own: 1, right: 0, points: 1 },
  ],
  'round-ended': Sintra.COLOURS.map((colour) => ({ type: 'round-ended', rule: 'R-43', round: 2, colour })),
  'tile-returned': [{ type: 'tile-returned', rule: 'R-83', seat: 0 }],
  'leftover-scored': COUNTS.map((left) => ({ type: 'leftover-scored', rule: 'R-51', seat: 0, panes: left, points: 2 })),
  'glass-scored': COUNTS.map((points) => ({ type: 'glass-scored', rule: 'R-52', seat: 0, points })),
  'ornament-scored': COUNTS.map((points) => ({
    type: 'ornament-scored',
    rule: 'R-54',
    seat: 0,
    ornament: 0,
    filled: 3,
    points,
  })),
  'palace-scored': COUNTS.map((count) => ({
    type: 'palace-scored',
    rule: 'R-55',
    seat: 0,
    windows: count,
    panes: count,
    points: count * count,
  })),
  ranked: placings.map((places) => ({ type: 'ranked', rule: 'R-56', ...places })),
  abandoned: [{ type: 'abandoned', rule: 'record' }],
};

const rolls: readonly (readonly Sagrada.Die[])[] = [['R3'], dice];
const scored = COUNTS.map((points) => ({ seat: 0, points }));

export const sagradaConsequences: Samples<ByType<Sagrada.Consequence>> = {
  dealt: [
    {
      type: 'dealt',
      rule: 'G-06',
      seat: 0,
      tools: ['lathekin', 'tap-wheel', 'flux-brush'],
      public: Sagrada.OBJECTIVE_IDS,
    },
  ],
  chosen: [null, ...Sagrada.PATTERN_IDS].map((pattern) => ({ type: 'chosen', rule: 'G-04', seat: 0, pattern })),
  'tokens-received': COUNTS.map((tokens) => ({ type: 'tokens-received', rule: 'G-05', seat: 0, tokens })),
  'windows-shown': [{ type: 'windows-shown', rule: 'G-99', patterns: ['firelight', null] }],
  'privates-shown': [{ type: 'privates-shown', rule: 'G-03', private: [['R', 'P'], ['G']] }],
  rolled: rolls.map((rolled) => ({ type: 'rolled', rule: 'G-11', round: 3, seat: 0, dice: rolled })),
  taken: dice.map((die) => ({ type: 'taken', rule: 'G-20', seat: 0, die })),
  placed: dice.map((die) => ({ type: 'placed', rule: 'G-20', seat: 0, die, cell: 'B2' })),
  'tokens-paid': COUNTS.map((tokens) => ({ type: 'tokens-paid', rule: 'G-30', seat: 0, tool: 'lathekin', tokens })),
  'die-paid': dice.map((die) => ({ type: 'die-paid', rule: 'G-64', seat: 0, tool: 'lathekin', die })),
  turned: [{ type: 'turned', rule: 'G-33', seat: 0, tool: 'grozing-pliers', from: 'R3', to: 'R4' }],
  swapped: [{ type: 'swapped', rule: 'G-37', seat: 0, round: 4, from: 'R3', to: 'B5' }],
  moved: [{ type: 'moved', rule: 'G-34', seat: 0, die: 'R3', from: 'B2', to: 'C3' }],
  rerolled: rolls.map((from) => ({ type: 'rerolled', rule: 'G-39', seat: 0, from, to: from })),
  bagged: dice.map((die) => ({ type: 'bagged', rule: 'G-43', seat: 0, die })),
  drawn: Sagrada.COLOURS.map((colour) => ({ type: 'drawn', rule: 'G-43', seat: 0, colour })),
  pooled: dice.map((die) => ({ type: 'pooled', rule: 'G-38', seat: 0, die })),
  'turn-ended': [true, false].map((passed) => ({ type: 'turn-ended', rule: 'G-13', seat: 0, passed })),
  'turn-forfeited': [{ type: 'turn-forfeited', rule: 'G-40', seat: 0 }],
  'turn-skipped': [{ type: 'turn-skipped', rule: 'G-40', seat: 0 }],
  'round-ended': [[], ...rolls].map((left) => ({ type: 'round-ended', rule: 'G-14', round: 3, dice: left })),
  'objective-scored': Sagrada.OBJECTIVE_IDS.flatMap((objective) =>
    COUNTS.map((times) => ({
      type: 'objective-scored' as const,
      rule: 'G-51' as const,
      seat: 0,
      objective,
      times,
      points: 5 * times,
    })),
  ),
  'private-scored': Sagrada.COLOURS.map((colour) => ({
    type: 'private-scored',
    rule: 'G-54',
    seat: 0,
    colour,
    points: 17,
  })),
  'tokens-scored': scored.map((one) => ({ ...one, type: 'tokens-scored', rule: 'G-50' })),
  'empty-scored': COUNTS.map((spaces) => ({ type: 'empty-scored', rule: 'G-50', seat: 0, spaces, points: -spaces })),
  ranked: placings.map((places) => ({ type: 'ranked', rule: 'G-55', ...places })),
  'target-met': [{ type: 'target-met', rule: 'G-68', seat: 0, score: 45, target: 32 }],
  'target-missed': [{ type: 'target-missed', rule: 'G-68', seat: 0, score: -2, target: 32 }],
  abandoned: [{ type: 'abandoned', rule: 'record' }],
};
