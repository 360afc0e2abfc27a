/** The statements of the record format about Sintra, each with a way to break it. */
import type { Facts, Form } from '../../core/test/common-statements.ts';
import type { Loose, LooseRecord } from '../../core/test/sample-records.ts';
import { anEvent, pick, says, type Occasion, type Statement } from '../../core/test/statements.ts';
import { COLOURS, HOUSE_STRIPS, type Strip } from '../src/index.ts';

const FORMS: Readonly<Record<string, Form>> = {
  setup: { rule: 'R-05', fields: ['start', 'strips', 'indicator'] },
  fill: { rule: 'R-44', fields: ['round', 'displays'] },
  pick: { rule: 'R-12', fields: ['player', 'from', 'colour', 'strip', 'jokers', 'keep'] },
  back: { rule: 'R-40', fields: ['player'] },
  end: { rule: 'R-50', fields: [] },
  abandoned: { rule: 'record', fields: [] },
};

export const FACTS: Facts = {
  rules: { over: 'R-50', due: 'R-11', start: 'R-09', ranking: 'R-56' },
  formOf: ({ type }) => FORMS[String(type)],
  types: Object.keys(FORMS),
  events: Object.values(FORMS),
  options: ['side', 'scoreFloor', 'strips', 'start'],
};

/** A random event of a type, with its index. */
function one(
  occasion: Occasion,
  type: string,
  fits: (event: Loose) => boolean = () => true,
): { readonly event: Loose; readonly path: string; readonly index: number } | undefined {
  const index = anEvent(occasion, (event) => event['type'] === type && fits(event));
  return index === undefined ? undefined : { event: occasion.record.events[index], path: `events[${index}]`, index };
}

const swap = (list: unknown[], a: number, b: number): void => {
  [list[a], list[b]] = [list[b], list[a]];
};

interface Place extends Loose {
  readonly id: number;
  side: string;
}

const setupOf = ({ events: [setup] }: LooseRecord) =>
  setup as { start: number; strips: Place[][]; indicator: string[] } & Loose;

const customStrips = ({ options }: LooseRecord): Strip[] | undefined =>
  Array.isArray(options['strips']) ? (options['strips'] as Strip[]) : undefined;

const stripsOf = (record: LooseRecord): readonly Strip[] => customStrips(record) ?? HOUSE_STRIPS;

const options: readonly Statement[] = [
  says('`options`: `{"side":"A"|"B"', (record, { random }) => {
    const name = pick(random, ['side', 'scoreFloor', 'strips']);
    delete record.options[name];
    return `options.${name} record field-missing`;
  }),
  says('"side":"A"|"B"', ({ options: given }) => {
    given['side'] = 'C';
    return 'options.side R-04 field-wrong';
  }),
  says('"scoreFloor":false', ({ options: given }) => {
    given['scoreFloor'] = 0;
    return 'options.scoreFloor R-80 field-wrong';
  }),
  says('"strips":"house" | [8 × {"id","front":[5],"back":[5]}]', (record) => {
    const strips = customStrips(record);
    strips?.pop();
    return strips && 'options.strips R-05 field-wrong';
  }),
  says('5 spaces a side', (record, { random }) => {
    const at = random.below(8);
    const strips = customStrips(record);
    strips?.splice(at, 1, { ...strips[at], front: strips[at].front.slice(1) });
    return strips && `options.strips[${at}].front R-05 field-wrong`;
  }),
  says('each one of the five colours or `"joker"`', (record) => {
    const strips = customStrips(record);
    strips?.splice(0, 1, { ...strips[0], back: Array(5).fill('red') });
    return strips && [0, 1, 2, 3, 4].map((space) => `options.strips[0].back[${space}] R-05 field-wrong`);
  }),
  says('ids are the integers 1 to 8', (record) => {
    const strips = customStrips(record);
    strips?.splice(0, 1, { ...strips[0], id: strips[1].id });
    return strips && 'options.strips R-05 strip-set-ids';
  }),
  says('`"joker"` occurs on exactly one of the 16 sides, there exactly twice', (record) => {
    const strips = customStrips(record);
    const other = strips?.find(({ front, back }) => ![...front, ...back].includes('joker'));
    if (strips === undefined || other === undefined) return undefined;
    strips[strips.indexOf(other)] = { ...other, front: ['joker', ...other.front.slice(1)] };
    return 'options.strips R-05 strip-set-jokers';
  }),
  says("`start` only if the table's creator chose it", (record) => {
    record.options['start'] = record.players.length;
    return 'options.start R-09 field-wrong';
  }),
  says('`setup.start` then equals it', (record) => {
    record.options['start'] = (setupOf(record).start + 1) % record.players.length;
    return 'events[0] R-09 setup-start';
  }),
  says('`target` in Sintra', ({ result }, { random }) => {
    if (result === undefined) return undefined;
    const name = pick(random, ['target', 'won']);
    result[name] = true;
    return `result.${name} record field-misplaced`;
  }),
];

const setup: readonly Statement[] = [
  says('| `setup` | `start`: seat', (record) => {
    setupOf(record).start = 4;
    return 'events[0].start R-09 field-wrong';
  }),
  says('`strips`: per seat 8 × `{"id","side":"front"\\|"back"}`', (record, { random }) => {
    const seat = random.below(record.players.length);
    const strips = setupOf(record).strips[seat];
    strips[0] = { ...strips[0], id: strips[1].id };
    strips[0].side = 'over';
    return `events[0].strips[${seat}][0].side R-05 field-wrong`;
  }),
  says('`strips`: per seat 8 ×', (record, { random }) => {
    const seat = random.below(record.players.length);
    const strips = setupOf(record).strips[seat];
    const [gone, copied] = strips.filter((_, slot) => !hasJokers(record, strips[slot]));
    strips[strips.indexOf(gone)] = copied;
    return `events[0] R-05 setup-strips`;
  }),
  says('the joker strip takes its other side without drawing', (record, { random }) => {
    const strips = setupOf(record).strips[random.below(record.players.length)];
    const joker = strips.find((place) => hasJokers(record, place));
    if (joker === undefined) return undefined;
    joker.side = joker.side === 'front' ? 'back' : 'front';
    return 'events[0] R-05 setup-joker-up';
  }),
  says('`strips`: per seat', (record) => {
    const { strips } = setupOf(record);
    if (strips.length === 2) strips.push(strips[0]);
    else strips.pop();
    return 'events[0] R-03 setup-seats';
  }),
  says('`indicator`: 6 colours, I first', (record) => {
    const { indicator } = setupOf(record);
    indicator[1] = indicator[2];
    return 'events[0] R-08 setup-indicator';
  }),
];

function hasJokers(record: LooseRecord, { id }: Place): boolean {
  const strip = stripsOf(record).find((each) => each.id === id);
  return strip !== undefined && [...strip.front, ...strip.back].includes('joker');
}

const fill: readonly Statement[] = [
  says('`round`: 1–6', (_, occasion) => {
    const found = one(occasion, 'fill');
    if (found === undefined) return undefined;
    found.event['round'] = (Number(found.event['round']) % 6) + 1;
    return `${found.path} R-11 fill-round`;
  }),
  says('`displays`: a list of colours per display, in the order drawn (4 each unless R-45)', (_, occasion) => {
    const found = one(occasion, 'fill');
    if (found === undefined) return undefined;
    (found.event['displays'] as string[][]).findLast((panes) => panes.length > 0)?.pop();
    return `${found.path} R-44 fill-size`;
  }),
  says('an impossible chance outcome', (_, occasion) => {
    const found = one(occasion, 'fill');
    if (found === undefined) return undefined;
    const displays = (found.event['displays'] as string[][]).map((panes) => panes.map(() => 'pink'));
    found.event['displays'] = displays;
    return displays.flat().length < 20 ? undefined : `${found.path} R-44 fill-colour`;
  }),
];

const isPlaced = ({ strip }: Loose): boolean => strip !== null;

const moves: readonly Statement[] = [
  says('| `pick` | `player`', (_, occasion) => {
    const found = one(occasion, 'pick');
    if (found === undefined) return undefined;
    found.event['player'] = 4;
    return `${found.path}.player R-03 field-wrong`;
  }),
  says('`from`: `"centre"` or the display\'s index from 0', (_, occasion) => {
    const found = one(occasion, 'pick');
    if (found === undefined) return undefined;
    found.event['from'] = pick(occasion.random, [9, -1, 'tower', null]);
    return `${found.path}.from R-13 field-wrong`;
  }),
  says('`colour`; `strip`', (_, occasion) => {
    const found = one(occasion, 'pick');
    if (found === undefined) return undefined;
    found.event['colour'] = 'joker';
    return `${found.path}.colour R-13 field-wrong`;
  }),
  says('`strip`: slot 0–7', (_, occasion) => {
    const found = one(occasion, 'pick');
    if (found === undefined) return undefined;
    found.event['strip'] = 8;
    return `${found.path}.strip R-16 field-wrong`;
  }),
  says('`null` when all break (R-20)', (_, occasion) => {
    const found = one(occasion, 'pick', isPlaced);
    if (found === undefined) return undefined;
    found.event['strip'] = null;
    delete found.event['jokers'];
    delete found.event['keep'];
    return `${found.path} R-20 must-place`;
  }),
  says('`jokers`: how many panes go on joker spaces (left out when 0)', (_, occasion) => {
    const found = one(occasion, 'pick', ({ jokers }) => jokers === undefined);
    if (found === undefined) return undefined;
    found.event['jokers'] = 0;
    return `${found.path}.jokers R-21 field-wrong`;
  }),
  says('`jokers` of 0', (_, occasion) => {
    const found = one(occasion, 'pick', ({ strip }) => strip === null);
    if (found === undefined) return undefined;
    found.event['jokers'] = 1;
    return `${found.path} R-20 jokers-broken`;
  }),
  says('`keep`: the colour kept when the strip is completed', (_, occasion) => {
    const found = one(occasion, 'pick', ({ keep }) => keep !== undefined);
    if (found === undefined) return undefined;
    delete found.event['keep'];
    return `${found.path} R-24 keep-missing`;
  }),
  says('`keep` on a strip that is not completed', (_, occasion) => {
    const found = one(occasion, 'pick', ({ keep }) => keep === undefined);
    if (found === undefined) return undefined;
    found.event['keep'] = pick(occasion.random, COLOURS);
    return `${found.path} R-22 keep-early`;
  }),
  says('| `back` | `player`', (_, occasion) => {
    const found = one(occasion, 'back');
    if (found === undefined) return undefined;
    delete found.event['player'];
    return `${found.path}.player R-40 field-missing`;
  }),
  says('| `end` | nothing more: final scoring follows', (_, occasion) => {
    const found = one(occasion, 'end');
    if (found === undefined) return undefined;
    found.event['player'] = 0;
    return `${found.path}.player R-50 field-misplaced`;
  }),
  says('an illegal move', (record, occasion) => {
    const found = one(occasion, 'pick');
    if (found === undefined || found.index < 3) return undefined;
    const before = record.events[found.index - 1];
    if (before['type'] !== 'pick') return undefined;
    record.events.splice(found.index, 0, { type: 'end' });
    return `${found.path} R-11 not-due`;
  }),
];

const PARTS = ['colourBonus', 'windows', 'leftover', 'glass', 'palace', 'total'];

const scoring: readonly Statement[] = [
  says(
    '`breakdown` per seat: `{"colourBonus","windows","leftover","glass","palace","total"}`',
    ({ result }, { random }) => {
      if (result === undefined) return undefined;
      delete pick(random, result.breakdown)[pick(random, PARTS)];
      return 'result.breakdown R-50 record-result';
    },
  ),
  says('`glass` ≤ 0 is everything lost', ({ result }) => {
    const lost = result?.breakdown.find(({ glass }) => Number(glass) < 0);
    if (lost === undefined) return undefined;
    lost['glass'] = -Number(lost['glass']);
    return 'result.breakdown R-50 record-result';
  }),
  says('`total` is their sum (with `scoreFloor` it may be more)', ({ result }, { random }) => {
    if (result === undefined) return undefined;
    const seat = pick(random, result.breakdown);
    seat['total'] = Number(seat['total']) + 1;
    return 'result.breakdown R-50 record-result';
  }),
];

/** Outcomes that are possible, but do not follow from the seed. */
const CHANCE = 'record record-chance';

const chance: readonly Statement[] = [
  says('| `start` | `below(players)`', (record, { kind }) => {
    if (kind !== 'finished' || record.options['start'] !== undefined) return undefined;
    setupOf(record).start = (setupOf(record).start + 1) % record.players.length;
    return `events[0] ${CHANCE}`;
  }),
  says('these lie left to right; then for each slot', (record, { kind, random }) => {
    if (kind !== 'finished') return undefined;
    swap(pick(random, setupOf(record).strips), 0, 7);
    return `events[0] ${CHANCE}`;
  }),
  says('then for each slot from the left `below(2)`: 0 front, 1 back', (record, { kind, random }) => {
    const strips = pick(random, setupOf(record).strips);
    const place = pick(
      random,
      strips.filter((each) => !hasJokers(record, each)),
    );
    if (kind !== 'finished') return undefined;
    place.side = place.side === 'front' ? 'back' : 'front';
    return `events[0] ${CHANCE}`;
  }),
  says('then draw I from the bag', (record, { kind }) => {
    const { indicator } = setupOf(record);
    if (kind !== 'finished') return undefined;
    indicator[0] = COLOURS.find((colour) => colour !== indicator[0]) ?? '';
    return `events[0] ${CHANCE}`;
  }),
  says('| `indicator` | sintra: shuffle the colours, these are II to VI', (record, { kind }) => {
    if (kind !== 'finished') return undefined;
    swap(setupOf(record).indicator, 1, 5);
    return `events[0] ${CHANCE}`;
  }),
  says('| `fill:ROUND` | sintra: display by display', (_, occasion) => {
    // In later rounds the order may tell the last panes of the bag from the first ones of the tower.
    const found = occasion.kind === 'finished' ? one(occasion, 'fill', ({ round }) => round === 1) : undefined;
    const panes = (found?.event['displays'] as string[][] | undefined)?.find((each) => each[0] !== each[1] && each[1]);
    if (found === undefined || panes === undefined) return undefined;
    swap(panes, 0, 1);
    return `${found.path} ${CHANCE}`;
  }),
];

export const SINTRA_STATEMENTS = [...options, ...setup, ...fill, ...moves, ...scoring, ...chance];

export const SINTRA_EXCUSES: Readonly<Record<string, string>> = {
  'Equal spaces of a strip fill from the top': 'no field says which space is filled',
  '| `private` | sagrada': 'of the other game',
  '| `public`, `tools` | sagrada': 'of the other game',
  '| `windows` | sagrada': 'of the other game',
  '| `roll:ROUND` | sagrada': 'of the other game',
  '| `reroll:N` | sagrada': 'of the other game',
  '| `draw:N` | sagrada': 'of the other game',
};
