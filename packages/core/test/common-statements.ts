/** The statements of the record format that apply to every game, each with a way to break it. */
import { commitmentOf, saltCommitmentOf, seedFromText } from '../src/index.ts';
import { DOCUMENTED } from '../src/documented.ts';
import type { Loose, LooseRecord } from './sample-records.ts';
import { anEvent, pick, says, saysOfText, type Occasion, type Statement } from './statements.ts';
import { present } from './present.ts';

export interface Form {
  readonly rule: string;
  readonly fields: readonly string[];
}

/** Facts about a game: the rules that refuse, and the fields of its events. */
export interface Facts {
  readonly rules: { readonly over: string; readonly due: string; readonly start: string; readonly ranking: string };
  /** The rule for an event's form, and the names of all its possible fields. */
  readonly formOf: (event: Loose) => Form;
  /** All types of events, and the forms of all events. */
  readonly types: readonly string[];
  readonly events: readonly Form[];
  readonly options: readonly string[];
}

/** Whether the format knows a field by this name. */
export const isDocumented = (name: string): boolean => DOCUMENTED.has(name);

const OTHER_SEED = seedFromText('another');

const ENVELOPE =
  'format game rules options players commitment salts saltCommitments saltNonces seed events result'.split(' ');

/** A finished record whose chance is compared with its seed. */
const proved = (record: LooseRecord, { kind }: Occasion): boolean => kind === 'finished' && record.seed !== undefined;

const isRunning = ({ kind }: Occasion): boolean => kind === 'running' || kind === 'seen';

/** A name that the format knows, but not for these. */
const foreignTo = ({ random }: Occasion, fields: readonly string[]): string =>
  pick(
    random,
    [...DOCUMENTED].filter((name) => !fields.includes(name)),
  );

const isDecision = (event: Loose): boolean => 'player' in event;

/** A matching seat with published hashes. */
function aSeat(
  { record, random }: Occasion,
  fits: (salt: string, hash: string, nonce: string) => boolean,
): number | undefined {
  const { salts, saltCommitments: hashes, saltNonces: nonces } = record;
  if (hashes === undefined || nonces === undefined) return undefined;
  const seats = [...salts.keys()].filter((seat) =>
    fits(present(salts[seat]), present(hashes[seat]), present(nonces[seat])),
  );
  return seats.length === 0 ? undefined : pick(random, seats);
}

const envelope = (): readonly Statement[] => [
  says('"format": "leadlight-record/1"', (record) => {
    record['format'] = 'leadlight-record/2';
    return 'format record field-wrong';
  }),
  says('"game": "sintra", // or "sagrada"', (record) => {
    record['game'] = record['game'] === 'sintra' ? 'sagrada' : 'sintra';
    return 'game record field-wrong';
  }),
  says('"rules": "1", // version of the rules that played it', (record, { random }) => {
    record['rules'] = pick(random, ['2', 1, '', null]);
    return 'rules record field-wrong';
  }),
  says('"options": { … }', (record) => {
    delete (record as Loose)['options'];
    return 'options record field-missing';
  }),
  says('"players": [{ "name": "Ada" }, { "name": "bot:strong" }], // seat order', (record, { random }) => {
    const seat = random.below(record.players.length);
    record.players[seat] = { name: 7 };
    return `players[${seat}].name record field-wrong`;
  }),
  says('"commitment": "<64 hex>"', (record) => {
    record.commitment = record.commitment.slice(1);
    return 'commitment record field-wrong';
  }),
  says('"salts": ["…", "…"], // what each seat added to the chance, "" for none; one per seat', (record) => {
    record.salts.push('');
    return 'salts record field-wrong';
  }),
  says('"seed": "<64 hex>"', (record) => {
    if (record.seed === undefined) return undefined;
    record.seed = record.seed.toUpperCase();
    return 'seed record field-wrong';
  }),
  says('"events": [ … ], // below, in order', (record) => {
    (record as Loose)['events'] = { list: record.events };
    return 'events record field-wrong';
  }),
  says('"result": {', (record, { kind }) => {
    if (kind === 'finished') return undefined;
    record.result = { scores: [], ranking: [], breakdown: [] };
    return 'result record record-result-early';
  }),
];

const result = ({ rules }: Facts): readonly Statement[] => [
  says('"scores": [61, 58]', ({ result: given }, { random }) => {
    if (given === undefined) return undefined;
    const seat = random.below(given.scores.length);
    given.scores[seat] = present(given.scores[seat]) + 1;
    return `result.scores ${rules.over} record-result`;
  }),
  says('"ranking": [[0], [1]]', ({ result: given }) => {
    if (given === undefined || given.ranking.length < 2) return undefined;
    given.ranking.reverse();
    return `result.ranking ${rules.ranking} record-result`;
  }),
  says('seats tied for a place share its list', ({ result: given }) => {
    const [first, second, ...others] = given?.ranking ?? [];
    if (given === undefined || first === undefined || second === undefined) return undefined;
    given.ranking = [[...first, ...second], ...others];
    return `result.ranking ${rules.ranking} record-result`;
  }),
  says('"breakdown": [ … ]', ({ result: given }) => {
    if (given === undefined) return undefined;
    given.breakdown.pop();
    return `result.breakdown ${rules.over} record-result`;
  }),
];

/** Known fields that are absent, and unknown fields. */
const fields = ({ formOf, options }: Facts): readonly Statement[] => [
  says('A documented field where it does not belong', (record, occasion) => {
    const name = foreignTo(occasion, ENVELOPE);
    record[name] = 1;
    return `${name} record field-misplaced`;
  }),
  says('A documented field where it does not belong', (record, occasion) => {
    const name = foreignTo(occasion, options);
    record.options[name] = 1;
    return `options.${name} record field-misplaced`;
  }),
  says('A documented field where it does not belong', (record, occasion) => {
    const index = occasion.random.below(record.events.length);
    const { rule, fields: own } = formOf(present(record.events[index]));
    const name = foreignTo(occasion, [
      ...own,
      'type',
      'by',
      ...(isDecision(present(record.events[index])) ? ['legal'] : []),
    ]);
    present(record.events[index])[name] = 1;
    return `events[${index}].${name} ${rule} field-misplaced`;
  }),
  says('A documented field where it does not belong', (record, occasion) => {
    const name = foreignTo(occasion, ['name']);
    present(record.players[0])[name] = 1;
    return `players[0].${name} record field-misplaced`;
  }),
  says('A documented field where it does not belong', ({ result: given }, occasion) => {
    if (given === undefined) return undefined;
    const name = foreignTo(occasion, Object.keys(given));
    given[name] = 1;
    return `result.${name} record field-misplaced`;
  }),
  says('A documented field where it does not belong', ({ result: given }, occasion) => {
    if (given === undefined) return undefined;
    const name = foreignTo(occasion, Object.keys(present(given.breakdown[0])));
    present(given.breakdown[0])[name] = 1;
    return `result.breakdown[0].${name} record field-misplaced`;
  }),
  says('Field names that this document does not know are ignored', (record) => {
    for (const part of [record, record.options, ...record.players, ...record.events]) part['mood'] = ['merry'];
    for (const part of record.result === undefined ? [] : [record.result, ...record.result.breakdown]) part['mood'] = 1;
    return [];
  }),
  saysOfText('of a name that occurs twice in one object the last counts', ['rules record field-wrong'], (text) =>
    text.replace(/\}$/, ',"rules":"2"}'),
  ),
  saysOfText('of a name that occurs twice in one object the last counts', [], (text) =>
    text.replace(/^\{/, '{"rules":"2",'),
  ),
];

/** The start and the end. */
const course = ({ rules }: Facts): readonly Statement[] => [
  says('Seats are numbered from 0; clockwise is rising seat number, then 0.', (record) => {
    delete record.seed;
    const { players } = record;
    present(record.events[0])['start'] = players.length;
    const isSeatSomewhere = players.length < 4;
    return isSeatSomewhere ? `events[0] ${rules.start} setup-start` : undefined;
  }),
  says('`setup` is the first event of every record', (record) => {
    if (record.events.length < 2) return undefined;
    record.events.shift();
    return `events[0] ${rules.due} not-due`;
  }),
  says('`setup` is the first event of every record', (record) => {
    delete record.seed;
    delete record.result;
    record.events = [];
    return 'events[0] record record-empty';
  }),
  says('an abandoned one included', (record, { kind }) => {
    if (kind !== 'abandoned') return undefined;
    record.events = [{ type: 'abandoned' }];
    return `events[0] ${rules.due} not-due`;
  }),
  says('nothing follows `end` or `abandoned`', (record, { kind, random }) => {
    if (kind !== 'finished' && kind !== 'abandoned') return undefined;
    record.events.push(pick(random, [{ type: 'end' }, { type: 'abandoned' }]));
    return `events[${record.events.length - 1}] ${rules.over} over`;
  }),
  says('A record without `end` is of a running game: it has no `result`', (record, { kind }) => {
    if (kind !== 'finished') return undefined;
    delete record.seed;
    record.events.pop();
    return 'result record record-result-early';
  }),
  says('and no `seed`', (record, occasion) => {
    if (!isRunning(occasion)) return undefined;
    record.seed = OTHER_SEED;
    record.commitment = commitmentOf(OTHER_SEED);
    return 'seed record record-seed-early';
  }),
  says('`abandoned` (no fields)', (record, { kind }) => {
    if (kind !== 'abandoned') return undefined;
    const last = record.events.length - 1;
    present(record.events[last])['round'] = 1;
    return `events[${last}].round record field-misplaced`;
  }),
  says('ends a game without a `result`', (record, { kind }) => {
    if (kind !== 'abandoned') return undefined;
    record.result = { scores: [], ranking: [], breakdown: [] };
    return 'result record record-result-early';
  }),
  says('the seed may then be shown', (record, { kind }) => {
    if (kind !== 'abandoned') return undefined;
    record.seed = OTHER_SEED;
    return 'commitment record record-commitment';
  }),
  says('Any event played for an absent seat may carry `"by":"bot:…"`', (record, { random }) => {
    const index = random.below(record.events.length);
    present(record.events[index])['by'] = pick(random, ['Ada', 'bot:', 7, null]);
    return `events[${index}].by record field-wrong`;
  }),
  says('which changes nothing', (record) => {
    for (const event of record.events) event['by'] = 'bot:strong';
    return [];
  }),
  says('only once it is over', (record, { kind }) => {
    if (kind !== 'finished') return undefined;
    delete record.result;
    return `result ${rules.over} record-result-missing`;
  }),
];

const annotations = ({ formOf }: Facts): readonly Statement[] => [
  says('adds to every decision event', (record, occasion) => {
    const index = anEvent(occasion, (event) => !isDecision(event));
    if (index === undefined) return undefined;
    present(record.events[index])['legal'] = 1;
    return `events[${index}].legal ${formOf(present(record.events[index])).rule} field-misplaced`;
  }),
  says('`verify` refuses a wrong count', (record, occasion) => {
    const index = anEvent(occasion, (event) => 'legal' in event);
    if (index === undefined) return undefined;
    present(record.events[index])['legal'] = Number(present(record.events[index])['legal']) + 1;
    return `events[${index}] record record-legal`;
  }),
];

const salts = (): readonly Statement[] => [
  says('up to 64 characters of `[0-9A-Za-z_-]`', (record, { random }) => {
    const seat = random.below(record.salts.length);
    record.salts[seat] = pick(random, ['a b', 'ż', 'x'.repeat(65), '.']);
    return `salts[${seat}] record field-wrong`;
  }),
  says('each seat first publishes SHA-256 of the text `leadlight-salt/1:SEAT:NONCE:SALT`', (record, occasion) => {
    const seat = aSeat(occasion, (_, __, nonce) => nonce !== '');
    if (seat === undefined || record.saltNonces === undefined) return undefined;
    record.saltNonces[seat] = OTHER_SEED;
    return `salts[${seat}] record record-salt`;
  }),
  says('`leadlight-salt/1:SEAT:NONCE:SALT`', (record, occasion) => {
    const seat = aSeat(occasion, (_, __, nonce) => nonce !== '');
    const { saltCommitments: hashes, saltNonces: nonces } = record;
    if (seat === undefined || hashes === undefined || nonces === undefined) return undefined;
    hashes[seat] = saltCommitmentOf(seat + 1, present(nonces[seat]), present(record.salts[seat]));
    return `salts[${seat}] record record-salt`;
  }),
  says('a seat that does not open in time is left out with `""`', (record, occasion) => {
    const seat = aSeat(occasion, (_, hash, nonce) => hash !== '' && nonce === '');
    if (seat === undefined) return undefined;
    record.salts[seat] = 'late';
    return `salts[${seat}] record record-salt-unopened`;
  }),
  says('one per seat, both or neither', (record, { random }) => {
    if (record.saltNonces === undefined) return undefined;
    const name = pick(random, ['saltCommitments', 'saltNonces'] as const);
    delete record[name];
    return `${name} record field-missing`;
  }),
  says('The record then has `"saltCommitments"` and `"saltNonces"`, one per seat', (record, { random }) => {
    const name = pick(random, ['saltCommitments', 'saltNonces'] as const);
    if (record[name] === undefined) return undefined;
    record[name].push('');
    return `${name} record field-wrong`;
  }),
  says('for a seat that adds nothing (a bot, a client that sent no hash) both entries are `""`', (record, occasion) => {
    const seat = aSeat(occasion, (_, hash) => hash === '');
    if (seat === undefined || record.saltNonces === undefined) return undefined;
    record.saltNonces[seat] = OTHER_SEED;
    return `saltNonces[${seat}] record field-misplaced`;
  }),
  says('for a seat that adds nothing (a bot, a client that sent no hash) both entries are `""`', (record, occasion) => {
    const seat = aSeat(occasion, (_, hash) => hash === '');
    if (seat === undefined) return undefined;
    record.salts[seat] = 'more';
    return `salts[${seat}] record record-salt-uncommitted`;
  }),
  says('for one that did not open its nonce is `""`', (record, occasion) => {
    const seat = aSeat(occasion, (_, hash, nonce) => hash !== '' && nonce === '');
    if (seat === undefined || record.saltNonces === undefined) return undefined;
    record.saltNonces[seat] = OTHER_SEED;
    return `salts[${seat}] record record-salt`;
  }),
];

const chance = (): readonly Statement[] => [
  says('SHA-256 of the ASCII text `leadlight-seed/1:` followed by the seed in lower-case hex', (record) => {
    if (record.seed === undefined) return undefined;
    record.commitment = commitmentOf(OTHER_SEED);
    return 'commitment record record-commitment';
  }),
  says('All chance of the game follows from seed (lower-case hex)', (record, occasion) => {
    if (!proved(record, occasion)) return undefined;
    record.seed = OTHER_SEED;
    record.commitment = commitmentOf(OTHER_SEED);
    return 'events[0] record record-chance';
  }),
  says('and salts', (record, occasion) => {
    if (!proved(record, occasion)) return undefined;
    record.salts[0] = 'other';
    record.saltCommitments?.splice(0, 1, saltCommitmentOf(0, OTHER_SEED, 'other'));
    record.saltNonces?.splice(0, 1, OTHER_SEED);
    return 'events[0] record record-chance';
  }),
  says('SALTS joined by commas', (record, occasion) => {
    if (!proved(record, occasion) || record.salts.length < 2) return undefined;
    if (record.saltNonces !== undefined || new Set(record.salts).size < 2) return undefined;
    record.salts.push(
      ...record.salts.splice(
        0,
        record.salts.findIndex((salt) => salt !== record.salts[0]),
      ),
    );
    return 'events[0] record record-chance';
  }),
];

export const commonStatements = (facts: Facts): readonly Statement[] => [
  ...envelope(),
  ...result(facts),
  ...fields(facts),
  ...course(facts),
  ...annotations(facts),
  ...salts(),
  ...chance(),
];

/** Sentences that only explain, or that are tested elsewhere. */
export const COMMON_EXCUSES: Readonly<Record<string, string>> = {
  'can be written as one JSON object, a **record**': 'what a record is',
  'Records are what `simulate` writes': 'what records are for',
  'The format is public': 'a promise',
  'Moves that were taken back are not written': 'a record without them is like any other',
  'counted as different JSON objects': 'what is counted, which the games themselves break',
  'must not be able to steer it': 'what fair chance is for',
  'Where seats belong to different people': 'the order in which things were published is not in a record',
  'So no one can choose the chance': 'what follows',
  'Two limits, which the product says openly': 'what follows',
  'the stream of bytes is HMAC-SHA-256': 'proved by the test vector (fair.test.ts)',
  'It is read as unsigned 32-bit big-endian words': 'proved by the test vector (fair.test.ts)',
  '`below(n)`: take words': 'proved by the test vector (fair.test.ts)',
  'for i from the last index down to 1': 'proved by the test vector (fair.test.ts)',
  'k = `below(total)`': 'proved by the test vector (fair.test.ts)',
  'A record without `seed` is checked for legal moves': 'said of every running record',
  'the seed is revealed when the game is over': 'broken as "and no seed"',
};
