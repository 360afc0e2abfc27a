/** The statements of the record format about Sagrada, each with a way to break it. */
import type { Facts, Form } from '../../core/test/common-statements.ts';
import type { Loose, LooseRecord } from '../../core/test/sample-records.ts';
import { anEvent, pick, says, type Occasion, type Statement } from '../../core/test/statements.ts';
import { OBJECTIVE_IDS, TOOL_IDS, type Colour, type Die, type PatternId, type ToolId } from '../src/index.ts';

const FORMS: Readonly<Record<string, Form>> = {
  setup: { rule: 'G-06', fields: ['start', 'private', 'public', 'tools', 'offers'] },
  choose: { rule: 'G-04', fields: ['player', 'pattern'] },
  roll: { rule: 'G-11', fields: ['round', 'dice'] },
  place: { rule: 'G-20', fields: ['player', 'die', 'cell'] },
  rerolled: { rule: 'G-39', fields: ['dice'] },
  drawn: { rule: 'G-43', fields: ['colour'] },
  settle: { rule: 'G-43', fields: ['player', 'cell', 'value'] },
  done: { rule: 'G-13', fields: ['player'] },
  end: { rule: 'G-50', fields: [] },
  abandoned: { rule: 'record', fields: [] },
  reveal: { rule: 'G-99', fields: ['offers', 'patterns', 'private'] },
};

/** The fields that each tool needs besides `player`, `tool` and, in solo, `pay`. */
const TOOL_FORMS: Readonly<Record<ToolId, Form>> = {
  'grozing-pliers': { rule: 'G-33', fields: ['die', 'value', 'cell'] },
  'eglomise-brush': { rule: 'G-34', fields: ['moves'] },
  'copper-foil-burnisher': { rule: 'G-35', fields: ['moves'] },
  lathekin: { rule: 'G-36', fields: ['moves'] },
  'lens-cutter': { rule: 'G-37', fields: ['die', 'round', 'track', 'cell'] },
  'flux-brush': { rule: 'G-38', fields: ['die'] },
  'glazing-hammer': { rule: 'G-39', fields: [] },
  'running-pliers': { rule: 'G-40', fields: ['die', 'cell'] },
  'cork-backed-straightedge': { rule: 'G-41', fields: ['die', 'cell'] },
  'grinding-stone': { rule: 'G-42', fields: ['die', 'cell'] },
  'flux-remover': { rule: 'G-43', fields: ['die'] },
  'tap-wheel': { rule: 'G-44', fields: ['moves'] },
};

const toolForm = ({ tool }: Loose): Form => TOOL_FORMS[tool as ToolId];

export const FACTS: Facts = {
  rules: { over: 'G-50', due: 'G-13', start: 'G-07', ranking: 'G-55' },
  formOf: (event) => {
    if (event['type'] !== 'tool') return FORMS[String(event['type'])];
    const { rule, fields } = toolForm(event);
    return { rule, fields: ['player', 'tool', 'pay', ...fields] };
  },
  types: [...Object.keys(FORMS), 'tool'],
  events: [...Object.values(FORMS), ...Object.values(TOOL_FORMS)],
  options: ['tools', 'start'],
};

interface Found {
  readonly event: Loose;
  readonly path: string;
  readonly index: number;
}

/** A random event of a type. */
export function one(
  occasion: Occasion,
  type: string,
  fits: (event: Loose, index: number) => boolean = () => true,
): Found | undefined {
  const index = anEvent(occasion, (event, at) => event['type'] === type && fits(event, at));
  return index === undefined ? undefined : { event: occasion.record.events[index], path: `events[${index}]`, index };
}

/** A random use of one of these tools. */
export const use = (occasion: Occasion, ...tools: readonly ToolId[]): Found | undefined =>
  one(occasion, 'tool', ({ tool }) => tools.includes(tool as ToolId));

/** Leaves out one of the fields that a tool needs. */
function withoutField(found: Found | undefined, { random }: Occasion): string | undefined {
  if (found === undefined) return undefined;
  const { rule, fields } = toolForm(found.event);
  const name = pick(random, fields);
  delete found.event[name];
  return `${found.path}.${name} ${rule} field-missing`;
}

/** One move more than the tool makes, or none. */
function withMoves(found: Found | undefined, moves: (given: readonly Loose[]) => readonly Loose[]): string | undefined {
  if (found === undefined) return undefined;
  found.event['moves'] = moves(found.event['moves'] as readonly Loose[]);
  return `${found.path}.moves ${toolForm(found.event).rule} field-wrong`;
}

interface Setup extends Loose {
  start: number;
  private: (Colour[] | null)[];
  public: string[];
  tools: string[];
  offers: (PatternId[] | null)[];
}

interface Reveal extends Loose {
  offers: PatternId[][];
  patterns: PatternId[];
}

export const setupOf = ({ events: [setup] }: LooseRecord): Setup => setup as Setup;
export const isSolo = ({ players }: LooseRecord): boolean => players.length === 1;
const swap = (list: unknown[], a: number, b: number): void => {
  [list[a], list[b]] = [list[b], list[a]];
};

const options: readonly Statement[] = [
  says('`options`: `{"tools":3,"start":SEAT}`', (record) => {
    delete record.options['tools'];
    return 'options.tools record field-missing';
  }),
  says('`tools`: 1–5 in solo', (record, { random }) => {
    if (!isSolo(record)) return undefined;
    record.options['tools'] = pick(random, [0, 6]);
    return 'options.tools G-61 field-wrong';
  }),
  says('otherwise always 3', (record, { random }) => {
    if (isSolo(record)) return undefined;
    record.options['tools'] = pick(random, [1, 2, 4, 5]);
    return 'options.tools G-06 field-wrong';
  }),
  says('`start` as above', (record) => {
    if (isSolo(record)) return undefined;
    record.options['start'] = (setupOf(record).start + 1) % record.players.length;
    return 'events[0] G-07 setup-start';
  }),
  says('`side` in Sagrada', ({ options: given }, { random }) => {
    const name = pick(random, ['side', 'scoreFloor', 'strips']);
    given[name] = 'A';
    return `options.${name} record field-misplaced`;
  }),
  says('or of another number of players', (record, { random }) => {
    if (record.result === undefined || isSolo(record)) return undefined;
    const name = pick(random, ['target', 'won']);
    record.result[name] = 1;
    return `result.${name} record field-misplaced`;
  }),
];

/** A seat with known cards, and another one. */
function twoSeats({ offers }: Setup): readonly [number, number] | undefined {
  const known = [...offers.keys()].filter((seat) => offers[seat] !== null);
  return known.length < 2 ? undefined : [known[0], known[1]];
}

const setup: readonly Statement[] = [
  says('| `setup` | `start`: seat', (record) => {
    setupOf(record).start = 4;
    return 'events[0].start G-12 field-wrong';
  }),
  says('`private`: per seat a list of colour letters (1 each; solo: 2)', (record) => {
    const { private: own } = setupOf(record);
    const seat = own.findIndex((colours) => colours !== null);
    if (seat < 0) return undefined;
    const unused = (['R', 'Y', 'G', 'B', 'P'] as const).find((colour) => !own.flat().includes(colour)) ?? 'R';
    own[seat] = isSolo(record) ? [unused] : [...(own[seat] ?? []), unused];
    return `events[0] ${isSolo(record) ? 'G-60' : 'G-03'} setup-private`;
  }),
  says('`private`: per seat a list', (record, { kind }) => {
    if (isSolo(record) || kind === 'seen') return undefined;
    const { private: own } = setupOf(record);
    own[1] = own[0];
    return 'events[0] G-03 setup-private';
  }),
  says('`public`: objective ids', (record) => {
    const { public: shared } = setupOf(record);
    shared[0] = shared[1];
    return `events[0] ${isSolo(record) ? 'G-60' : 'G-06'} setup-public`;
  }),
  says('`public`: objective ids', (record) => {
    const { public: shared } = setupOf(record);
    if (isSolo(record)) shared.push(OBJECTIVE_IDS.find((id) => !shared.includes(id)) ?? '');
    else shared.pop();
    return `events[0] ${isSolo(record) ? 'G-60' : 'G-06'} setup-public`;
  }),
  says('`tools`: tool ids', (record) => {
    const { tools } = setupOf(record);
    if (tools.length < 5) tools.push(TOOL_IDS.find((id) => !tools.includes(id)) ?? '');
    else tools.pop();
    return `events[0] ${isSolo(record) ? 'G-61' : 'G-06'} setup-tools`;
  }),
  says('`offers`: per seat the 4 pattern ids on offer (2 cards × 2 sides)', (record) => {
    const { offers } = setupOf(record);
    const own = offers.find((ids) => ids !== null);
    if (!own) return undefined;
    own[0] = own[1];
    return 'events[0] G-04 setup-offers';
  }),
  says('no card lies at two seats', (record) => {
    const dealt = setupOf(record);
    const seats = twoSeats(dealt);
    if (seats === undefined) return undefined;
    dealt.offers[seats[1]] = dealt.offers[seats[0]];
    return 'events[0] G-04 setup-offers';
  }),
];

const dieIn = (found: Found, at = 0): string => `${found.path}.dice[${at}]`;

const moves: readonly Statement[] = [
  says('| `choose` | `player`, `pattern`', (_, occasion) => {
    const found = one(occasion, 'choose');
    if (found === undefined) return undefined;
    delete found.event['pattern'];
    return `${found.path}.pattern G-04 field-missing`;
  }),
  says("a revealed or chosen pattern is one of that seat's offers", (record, occasion) => {
    const found = one(occasion, 'choose', ({ pattern }) => pattern !== null);
    const own = setupOf(record).offers[Number(found?.event['player'])];
    if (found === undefined || !own) return undefined;
    found.event['pattern'] = own.includes('virtus') ? 'batllo' : 'virtus';
    return own.includes(found.event['pattern'] as PatternId) ? undefined : `${found.path} G-04 not-offered`;
  }),
  says('`round`: 1–10', (_, occasion) => {
    const found = one(occasion, 'roll');
    if (found === undefined) return undefined;
    found.event['round'] = (Number(found.event['round']) % 10) + 1;
    return `${found.path} G-10 roll-round`;
  }),
  says('`dice`: the pool, e.g. `["R3","B1",…]`', (record, occasion) => {
    const found = one(occasion, 'roll');
    if (found === undefined) return undefined;
    (found.event['dice'] as Die[]).pop();
    return `${found.path} ${isSolo(record) ? 'G-63' : 'G-11'} roll-count`;
  }),
  says('`dice`: the pool', (_, occasion) => {
    const found = one(occasion, 'roll');
    if (found === undefined) return undefined;
    (found.event['dice'] as string[])[0] = 'R7';
    return `${dieIn(found)} G-01 field-wrong`;
  }),
  says('| `place` | `player`, `die`, `cell`: a plain draft', (_, occasion) => {
    const found = one(occasion, 'place');
    if (found === undefined) return undefined;
    const name = pick(occasion.random, ['die', 'cell']);
    delete found.event[name];
    return `${found.path}.${name} G-20 field-missing`;
  }),
  says('an illegal move', (record, occasion) => {
    const found = one(occasion, 'place');
    const roll = record.events.findLast(({ type }, index) => type === 'roll' && index < Number(found?.index));
    if (found === undefined || roll === undefined || record.events.some(({ type }) => type === 'drawn'))
      return undefined;
    const colours = 'RYGBP'
      .split('')
      .filter((colour) => !(roll['dice'] as Die[]).some((die) => die.startsWith(colour)));
    if (colours.length === 0) return undefined;
    found.event['die'] = `${colours[0]}1`;
    return `${found.path} G-20 not-in-pool`;
  }),
  says('in solo `pay` (the die paid)', (record, occasion) => {
    const found = isSolo(record) ? one(occasion, 'tool') : undefined;
    if (found === undefined) return undefined;
    delete found.event['pay'];
    return `${found.path} G-64 pay-missing`;
  }),
  says('`pay` with 2 or more players', (record, occasion) => {
    const found = isSolo(record) ? undefined : one(occasion, 'tool');
    if (found === undefined) return undefined;
    found.event['pay'] = 'R1';
    return `${found.path} G-30 pay-misplaced`;
  }),
  says('| `tool` | `player`, `tool`', (_, occasion) => {
    const found = one(occasion, 'tool');
    if (found === undefined) return undefined;
    found.event['tool'] = 'saw';
    return `${found.path}.tool record event-unknown`;
  }),
  says('| `done` | `player`', (_, occasion) => {
    const found = one(occasion, 'done');
    if (found === undefined) return undefined;
    found.event['player'] = 4;
    return `${found.path}.player G-12 field-wrong`;
  }),
  says('Always written, also when nothing more could be done', (record, occasion) => {
    const found = one(occasion, 'done', (_, index) => index + 1 < record.events.length);
    const next = record.events[Number(found?.index) + 1];
    if (found === undefined || next['type'] === 'abandoned') return undefined;
    record.events.splice(found.index, 1);
    if (!('player' in next)) return `${found.path} G-13 not-due`;
    return next['player'] === found.event['player'] ? undefined : `${found.path} G-12 not-your-turn`;
  }),
  says('| `end` | nothing more: final scoring follows', (_, occasion) => {
    const found = one(occasion, 'end');
    if (found === undefined) return undefined;
    found.event['round'] = 10;
    return `${found.path}.round G-50 field-misplaced`;
  }),
];

/** The event that answers a tool is missing: the next event is not due. */
function withoutAnswer(record: LooseRecord, found: Found | undefined): string | undefined {
  const answer = Number(found?.index) + 1;
  if (found === undefined || answer + 1 >= record.events.length) return undefined;
  if (record.events[answer + 1]['type'] === 'abandoned') return undefined;
  record.events.splice(answer, 1);
  return `events[${answer}] G-13 not-due`;
}

const tools: readonly Statement[] = [
  says('grozing-pliers: `die`, `value` (the new one), `cell` · grinding-stone: `die`, `cell`', (_, occasion) =>
    withoutField(use(occasion, 'grozing-pliers', 'grinding-stone'), occasion),
  ),
  says('cork-backed-straightedge: `die`, `cell` · running-pliers: `die`, `cell`', (_, occasion) =>
    withoutField(use(occasion, 'cork-backed-straightedge', 'running-pliers'), occasion),
  ),
  says('lens-cutter: `die`, `round` and `track`', (_, occasion) =>
    withoutField(use(occasion, 'lens-cutter'), occasion),
  ),
  says('the die on the track taken, e.g. 4 and `"G2"`', (_, occasion) => {
    const found = use(occasion, 'lens-cutter');
    if (found === undefined) return undefined;
    found.event['round'] = 10;
    return `${found.path} G-37 not-on-track`;
  }),
  says('eglomise-brush, copper-foil-burnisher: `moves`: one `{"from","to"}`', (_, occasion) =>
    withMoves(use(occasion, 'eglomise-brush', 'copper-foil-burnisher'), ([first]) => [first, first]),
  ),
  says('lathekin: two', (_, occasion) => withMoves(use(occasion, 'lathekin'), ([first]) => [first])),
  says('tap-wheel: one or two', (_, occasion) => withMoves(use(occasion, 'tap-wheel'), () => [])),
  says('`moves`: one `{"from","to"}`', (_, occasion) => {
    const found = one(occasion, 'tool', ({ moves: given }) => given !== undefined);
    if (found === undefined) return undefined;
    const [first] = found.event['moves'] as Loose[];
    first['cell'] = first['to'];
    return `${found.path}.moves[0].cell G-32 field-misplaced`;
  }),
  says('flux-brush: `die`; then `rerolled`; then `settle`', (record, occasion) =>
    withoutAnswer(record, use(occasion, 'flux-brush')),
  ),
  says('flux-remover: `die`; then `drawn`; then `settle`', (record, occasion) =>
    withoutAnswer(record, use(occasion, 'flux-remover')),
  ),
  says('glazing-hammer: then `rerolled`', (record, occasion) => withoutAnswer(record, use(occasion, 'glazing-hammer'))),
  says('| `rerolled` | `dice`: a list of dice as they lie now', (record, occasion) => {
    const found = one(occasion, 'rerolled');
    if (found === undefined) return undefined;
    (found.event['dice'] as Die[]).pop();
    return `${found.path} ${toolForm(record.events[found.index - 1]).rule} reroll-count`;
  }),
  says('the whole pool in its order for the hammer', (_, occasion) => {
    const found = one(occasion, 'rerolled', ({ dice }) => inTwoColours(dice as Die[]));
    if (found === undefined) return undefined;
    swapColours(found.event['dice'] as Die[]);
    return [`${found.path} G-39 reroll-colour`, `${found.path} G-39 reroll-colour`];
  }),
  says('The hammer keeps the order', (_, occasion) => {
    const found = one(occasion, 'rerolled', ({ dice }) => inTwoColours(dice as Die[]));
    if (found === undefined) return undefined;
    swapColours(found.event['dice'] as Die[]);
    return [`${found.path} G-39 reroll-colour`, `${found.path} G-39 reroll-colour`];
  }),
  says('| `drawn` | `colour`: of the die drawn from the bag', (_, occasion) => {
    const found = one(occasion, 'drawn');
    if (found === undefined) return undefined;
    found.event['colour'] = 'pink';
    return `${found.path}.colour G-01 field-wrong`;
  }),
  says('for flux-remover also `value`', (record, occasion) => {
    const found = one(occasion, 'settle', (_, index) => record.events[index - 1]['type'] === 'drawn');
    if (found === undefined) return undefined;
    delete found.event['value'];
    return `${found.path} G-43 value-missing`;
  }),
  says('| `settle` | `player`; `cell`, or no `cell`', (record, occasion) => {
    const found = one(occasion, 'settle', (_, index) => record.events[index - 1]['type'] === 'rerolled');
    if (found === undefined) return undefined;
    found.event['value'] = 3;
    return `${found.path} G-38 value-misplaced`;
  }),
];

const inTwoColours = (dice: readonly Die[]): boolean => dice.some((die) => !die.startsWith(dice[0].charAt(0)));

const swapColours = (dice: Die[]): void =>
  swap(
    dice,
    0,
    dice.findIndex((die) => !die.startsWith(dice[0].charAt(0))),
  );

/** The reveal after the last choice. */
const revealIn = (occasion: Occasion): (Found & { readonly event: Reveal }) | undefined =>
  one(occasion, 'reveal') as (Found & { readonly event: Reveal }) | undefined;

/** A seat hidden from the viewer, and any other. */
function hiddenSeat({ record, viewer, random }: Occasion): readonly [number, number] {
  const seats = [...record.players.keys()];
  const hidden = pick(
    random,
    seats.filter((seat) => seat !== viewer),
  );
  return [hidden, (hidden + 1) % seats.length];
}

/** A finished or abandoned game of several players, in which all have chosen. */
const isPublic = ({ record, kind }: Occasion): boolean =>
  (kind === 'finished' || kind === 'abandoned') && !isSolo(record) && record.events.some(({ type }) => type === 'roll');

function revealOf(record: LooseRecord): Loose {
  const choices = record.events.filter(({ type }) => type === 'choose');
  const patterns = record.players.map((_, seat) => choices.find(({ player }) => player === seat)?.['pattern']);
  return { type: 'reveal', offers: setupOf(record).offers, patterns };
}

const nullsOf = (path: string, items: readonly unknown[]): string[] =>
  items.flatMap((item, seat) => (item === null ? [`${path}[${seat}]`] : []));

/** The places where the record hides something from its viewer, or reveals it. */
function hiddenPaths(record: LooseRecord): readonly string[] {
  const { private: own, offers } = setupOf(record);
  const later = record.events.flatMap(({ type, pattern }, index) => {
    if (type === 'reveal') return [`events[${index}]`];
    return type === 'choose' && pattern === null ? [`events[${index}].pattern`] : [];
  });
  return [...nullsOf('events[0].private', own), ...nullsOf('events[0].offers', offers), ...later];
}

const sight: readonly Statement[] = [
  says('A record of a finished or abandoned game is **full**: no `null`', (record, { kind, random }) => {
    if (kind !== 'finished' && kind !== 'abandoned') return undefined;
    const seat = random.below(record.players.length);
    const name = pick(random, ['private', 'offers'] as const);
    setupOf(record)[name][seat] = null;
    return `events[0].${name}[${seat}] record record-hidden`;
  }),
  says('A record of a finished or abandoned game is **full**: no `null`', (_, occasion) => {
    const found = occasion.kind === 'finished' || occasion.kind === 'abandoned' ? one(occasion, 'choose') : undefined;
    if (found === undefined) return undefined;
    found.event['pattern'] = null;
    return `${found.path}.pattern record record-hidden`;
  }),
  says('and no `reveal` in it', (record, occasion) => {
    if (!isPublic(occasion)) return undefined;
    const at = record.events.findLastIndex(({ type }) => type === 'choose') + 1;
    record.events.splice(at, 0, revealOf(record));
    return `events[${at}] record record-hidden`;
  }),
  says('`{"type":"reveal","private":[…]}` at the end', (record, occasion) => {
    if (!isPublic(occasion)) return undefined;
    record.events.push({ type: 'reveal', private: setupOf(record).private });
    return `events[${record.events.length - 1}] record record-hidden`;
  }),
  says('`private` of other seats is `null`', (record, { kind }) => {
    if (kind !== 'seen' || isSolo(record)) return undefined;
    const hidden = hiddenPaths(record);
    record.events.push({ type: 'abandoned' });
    return hidden.map((path) => `${path} record record-hidden`);
  }),
  says('`{"type":"reveal","private":[…]}` at the end', (_, occasion) => {
    const found = revealIn(occasion);
    if (found === undefined) return undefined;
    found.event['private'] = found.event.patterns.map((__, seat) => ['RYGB'.charAt(seat)]);
    return `${found.path} G-03 private-early`;
  }),
  says('when something opens, a `reveal` event follows', (record, occasion) => {
    const found = revealIn(occasion);
    if (found === undefined || record.events.length === found.index + 1) return undefined;
    record.events.splice(found.index, 1);
    return `${found.path} G-99 reveal-due`;
  }),
  says('`{"type":"reveal","offers":[…],"patterns":[…]}` after the last choice', (_, occasion) => {
    const found = revealIn(occasion);
    if (found === undefined) return undefined;
    const name = pick(occasion.random, ['offers', 'patterns'] as const);
    delete (found.event as Loose)[name];
    return `${found.path} G-99 field-missing`;
  }),
  says('`{"type":"reveal","offers":[…],"patterns":[…]}` after the last choice', (record, occasion) => {
    const found = revealIn(occasion);
    if (found === undefined) return undefined;
    record.events.splice(found.index, 1);
    record.events.splice(found.index - 1, 0, found.event);
    return `events[${found.index - 1}] G-13 not-due`;
  }),
  says('In solo nothing is hidden (G-60)', (record, { kind, random }) => {
    if (!isSolo(record) || kind === 'finished' || kind === 'abandoned') return undefined;
    setupOf(record)[pick(random, ['private', 'offers'] as const)][0] = null;
    return 'events[0] G-60 nothing-hidden';
  }),
  says('In a running record what opens must fit what was known', (_, occasion) => {
    const found = revealIn(occasion);
    const { viewer } = occasion;
    if (found === undefined || viewer === null || viewer === undefined) return undefined;
    swap(found.event.offers[viewer], 0, 1);
    return `${found.path} G-99 reveal-contradicts`;
  }),
  says("a revealed or chosen pattern is one of that seat's offers", (_, occasion) => {
    const found = revealIn(occasion);
    if (found === undefined) return undefined;
    const [seat, other] = hiddenSeat(occasion);
    found.event.patterns[seat] = found.event.offers[other][0];
    return `${found.path} G-04 not-offered`;
  }),
  says("a revealed or chosen pattern is one of that seat's offers", (record, occasion) => {
    const found = revealIn(occasion);
    if (found === undefined) return undefined;
    const [seat] = hiddenSeat(occasion);
    const free = (
      [
        'virtus',
        'batllo',
        'gravitas',
        'via-lux',
        'firmitas',
        'comitas',
        'lux-mundi',
        'firelight',
        'sun-catcher',
      ] as const
    ).find((id) => !found.event.offers.flat().includes(id));
    const choice = record.events.find((event) => event['type'] === 'choose' && event['player'] === seat);
    if (free === undefined || choice === undefined) return undefined;
    choice['pattern'] = free;
    found.event.patterns[seat] = free;
    return `${found.path} G-04 not-offered`;
  }),
  says('no card lies at two seats', (_, occasion) => {
    const found = revealIn(occasion);
    if (found === undefined) return undefined;
    const [seat, other] = hiddenSeat(occasion);
    found.event.offers[seat] = found.event.offers[other];
    found.event.patterns[seat] = found.event.offers[other][0];
    return `${found.path} G-04 setup-offers`;
  }),
  says('later reveals repeat earlier ones', (record, occasion) => {
    const found = revealIn(occasion);
    if (found === undefined) return undefined;
    const later = structuredClone(found.event);
    const [seat] = hiddenSeat(occasion);
    later.patterns[seat] = later.offers[seat].find((id) => id !== later.patterns[seat]) ?? later.patterns[seat];
    record.events.push(later);
    return `events[${record.events.length - 1}] G-99 reveal-contradicts`;
  }),
  says('later reveals repeat earlier ones', (record, occasion) => {
    const found = revealIn(occasion);
    if (found === undefined) return undefined;
    record.events.push(structuredClone(found.event));
    return [];
  }),
];

const PARTS = ['public', 'private', 'tokens', 'empty', 'total'];

const scoring: readonly Statement[] = [
  says(
    '`breakdown` per seat: `{"public":[per objective],"private","tokens","empty","total"}`',
    ({ result }, { random }) => {
      if (result === undefined) return undefined;
      delete pick(random, result.breakdown)[pick(random, PARTS)];
      return 'result.breakdown G-50 record-result';
    },
  ),
  says('(`empty` ≤ 0)', ({ result }) => {
    const lost = result?.breakdown.find(({ empty }) => Number(empty) < 0);
    if (lost === undefined) return undefined;
    lost['empty'] = -Number(lost['empty']);
    return 'result.breakdown G-50 record-result';
  }),
  says('in solo `private` is the better of the two, `tokens` is 0', (record, { random }) => {
    if (!isSolo(record) || record.result === undefined) return undefined;
    const [own] = record.result.breakdown;
    const name = pick(random, ['private', 'tokens']);
    own[name] = Number(own[name]) + 1;
    return 'result.breakdown G-50 record-result';
  }),
  says('`ranking` is `[[0]]`', (record) => {
    if (!isSolo(record) || record.result === undefined) return undefined;
    record.result.ranking = [];
    return 'result.ranking G-55 record-result';
  }),
  says('`result` also has `"target"` and `"won"`', (record, { random }) => {
    if (!isSolo(record) || record.result === undefined) return undefined;
    const name = pick(random, ['target', 'won']);
    delete record.result[name];
    return `result.${name} G-50 record-result`;
  }),
];

/** Outcomes that are possible, but do not follow from the seed. */
const CHANCE = 'record record-chance';

/** The setup of a game whose chance is compared with its seed. */
const dealt = (words: string, change: (setup: Setup, record: LooseRecord) => boolean): Statement =>
  says(words, (record, { kind }) =>
    kind === 'finished' && change(setupOf(record), record) ? `events[0] ${CHANCE}` : undefined,
  );

const withOtherValue = ([first, ...others]: readonly Die[]): readonly string[] => [
  `${first.charAt(0)}${(Number(first.charAt(1)) % 6) + 1}`,
  ...others,
];

const chance: readonly Statement[] = [
  dealt('| `start` | `below(players)`', (given, { players, options: { start } }) => {
    given.start = (given.start + 1) % players.length;
    return players.length > 1 && start === undefined;
  }),
  dealt('| `private` | sagrada: shuffle R, Y, G, B, P; dealt in seat order (solo: the first two)', (given) => {
    if (given.private.length > 1) swap(given.private, 0, 1);
    else given.private[0]?.reverse();
    return true;
  }),
  dealt('| `public`, `tools` | sagrada: shuffle the ids', (given) => {
    given.public.reverse();
    return true;
  }),
  dealt('| `public`, `tools` | sagrada: shuffle the ids', (given) => {
    given.tools.reverse();
    return given.tools.length > 1;
  }),
  dealt('seat s gets the cards at 2s and 2s + 1', (given) => {
    const isShared = given.offers.length > 1;
    if (isShared) swap(given.offers, 0, 1);
    return isShared;
  }),
  dealt("each card's two patterns in component-file order", (given) => {
    given.offers[0]?.reverse();
    return true;
  }),
  says('| `roll:ROUND` | sagrada: for each die draw its colour from the bag', (_, occasion) => {
    const found = one(occasion, 'roll', ({ dice }) => inTwoColours(dice as Die[]));
    if (occasion.kind !== 'finished' || found === undefined) return undefined;
    swapColours(found.event['dice'] as Die[]);
    return `${found.path} ${CHANCE}`;
  }),
  says('then value `below(6) + 1`', (_, occasion) => {
    const found = occasion.kind === 'finished' ? one(occasion, 'roll') : undefined;
    if (found === undefined) return undefined;
    found.event['dice'] = withOtherValue(found.event['dice'] as Die[]);
    return `${found.path} ${CHANCE}`;
  }),
  says('| `reroll:N` | sagrada', (_, occasion) => {
    const found = occasion.kind === 'finished' ? one(occasion, 'rerolled') : undefined;
    if (found === undefined) return undefined;
    found.event['dice'] = withOtherValue(found.event['dice'] as Die[]);
    return `${found.path} ${CHANCE}`;
  }),
  says('| `draw:N` | sagrada, flux remover', ({ players }, occasion) => {
    // With more players the bag may lack a colour at the end.
    const found = occasion.kind === 'finished' && players.length < 3 ? one(occasion, 'drawn') : undefined;
    if (found === undefined) return undefined;
    found.event['colour'] = 'RYGBP'.charAt(('RYGBP'.indexOf(String(found.event['colour'])) + 1) % 5);
    return `${found.path} ${CHANCE}`;
  }),
];

export const SAGRADA_STATEMENTS = [...options, ...setup, ...moves, ...tools, ...sight, ...scoring, ...chance];

export const SAGRADA_EXCUSES: Readonly<Record<string, string>> = {
  'At the end of a round the pool goes to the track': 'no field tells where on its space of the track a die lies',
  '`verify` checks what it can, and says so': 'a record may tell more than its viewer was sent, if all of it fits',
  'A spectator sees every seat as another': 'said of what is sent (sight.test.ts)',
  '| `strips:SEAT` | sintra': 'of the other game',
  '| `indicator` | sintra': 'of the other game',
  '| `fill:ROUND` | sintra': 'of the other game',
};
