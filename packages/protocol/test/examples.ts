/** An example of every frame and body, with all of its fields. A type without an example does not compile. */
import type {
  ClientFrame,
  DeviceLink,
  ErrorBody,
  ListedTable,
  Me,
  OwnTable,
  RecoveryBody,
  ServerFrame,
  TableBody,
  TableList,
  TableMade,
  TokenBody,
} from '../src/index.ts';

const TABLE = 'abcdefghijklmnopqrs-_1';
const ADA: Me = { name: 'Ada', colour: 'red' };

type ByType<Frame extends { readonly type: string }> = {
  readonly [Type in Frame['type']]: Extract<Frame, { readonly type: Type }>;
};

export const CLIENT_FRAMES: ByType<ClientFrame> = {
  follow: { type: 'follow', table: TABLE, from: 0 },
  unfollow: { type: 'unfollow', table: TABLE },
  command: { type: 'command', table: TABLE, command: { id: 'c-1', type: 'start' } },
  say: { type: 'say', table: TABLE, id: 's-1', phrase: 'hello', text: 'Cześć! 👩‍🎨' },
  invite: { type: 'invite', table: TABLE, to: TABLE },
  lobby: { type: 'lobby', on: true },
  ping: { type: 'ping', id: 'p-1' },
};

const LISTED: ListedTable = {
  id: TABLE,
  game: 'sagrada',
  rules: '1',
  phase: 'over',
  seats: [{ kind: 'person', ...ADA }, { kind: 'bot', level: 'master' }, null],
  pace: { kind: 'live', bank: 600_000, increment: 5000 },
  watchable: true,
  toMove: [0],
  round: 3,
  created: 1_767_225_600_000,
  changed: 1_767_225_600_000,
  scores: [41, -3],
  ranking: [[0], [1]],
};

export const SERVER_FRAMES: ByType<ServerFrame> = {
  welcome: {
    type: 'welcome',
    protocol: 1,
    you: ADA,
    now: 1_767_225_600_000,
    off: ['listing'],
    nearby: 'http://192.168.1.20:8080',
  },
  place: { type: 'place', table: TABLE, seat: 1, host: false },
  entry: { type: 'entry', table: TABLE, number: 7, entry: { type: 'left', at: 1, seat: 0 } },
  answer: {
    type: 'answer',
    table: TABLE,
    id: 'c-1',
    ok: false,
    problems: [{ path: 'moves[0]', reason: { rule: 'R-11', key: 'not-your-turn', args: { seat: 1 } } }],
  },
  presence: { type: 'presence', table: TABLE, here: [true, false], watchers: 3 },
  said: { type: 'said', table: TABLE, number: 0, at: 1, seat: 0, name: 'Ada', phrase: 'hello', text: 'Hi' },
  invited: { type: 'invited', table: TABLE, to: TABLE, seat: 1 },
  lobby: { type: 'lobby', open: [LISTED], running: [LISTED] },
  waiting: { type: 'waiting', tables: [TABLE] },
  pong: { type: 'pong', id: 'p-1', now: 1_767_225_600_000, clock: 12 },
  refused: { type: 'refused', code: 'no-table', table: TABLE, id: 'c-1' },
  paused: { type: 'paused', on: true },
  goodbye: { type: 'goodbye', reason: 'restart' },
};

const TOKEN = 'x'.repeat(43);

const NEW_TABLE: TableBody = {
  game: 'sintra',
  options: {},
  seats: ['me', 'open', { bot: 'master' }],
  terms: {
    listed: true,
    watchers: 'players',
    chat: 'phrases',
    pace: { kind: 'days', days: 3 },
    standIn: 'apprentice',
    timeout: 'abandon',
  },
};

const OWN: TableList<OwnTable> = { tables: [{ ...LISTED, seat: 0, waits: true }] };

/** Bodies by the name of their reader. */
export const BODIES = {
  readPerson: ADA,
  readNewTable: NEW_TABLE,
  readToken: { token: TOKEN } satisfies TokenBody,
  readRecovery: { code: '7K2MD-0PQRS-7K2MD-0PQRS-7K2MD' } satisfies RecoveryBody,
  readMe: ADA,
  readTableMade: { id: TABLE } satisfies TableMade,
  readDeviceLink: { token: TOKEN, expires: 1 } satisfies DeviceLink,
  readTables: { tables: [LISTED] } satisfies TableList,
  readOwnTables: OWN,
  readError: { error: 'malformed', problems: [] } satisfies ErrorBody,
} as const;
