/** A person whose answer was lost gives the command again, and gets the same answer, even without its authority. */
import { expect, test } from 'vitest';
import { sintra, type Sintra } from '@leadlight/sintra';
import { decideOnline, openState, personCalled, type Command, type TableState } from '@leadlight/table';
import { keysOf, person } from './host.ts';

const LEVELS = ['greedy'];

function opened(): TableState<Sintra> {
  const options = sintra.parseOptions({}, 2);
  if (!options.ok) throw new Error('The options are fine.');
  return openState(sintra, {
    type: 'opened',
    at: 0,
    game: 'sintra',
    rules: sintra.rules,
    options: options.value,
    players: 2,
    commitment: '0'.repeat(64),
    terms: {
      listed: false,
      watchers: 'anyone',
      chat: 'off',
      pace: { kind: 'none' },
      standIn: 'greedy',
      timeout: 'bot',
    },
  });
}

const luck = (): never => {
  throw new Error('Nothing is drawn before the game.');
};

const ask = (state: TableState<Sintra>, command: Command<Sintra>, name: string) =>
  decideOnline(sintra, state, {
    command,
    sender: personCalled(name),
    circumstances: { now: 0, clock: 0, seed: '', luck, levels: LEVELS },
  });

function after(state: TableState<Sintra>, command: Command<Sintra>, name: string): TableState<Sintra> {
  const decided = ask(state, command, name);
  if (!decided.ok) throw new Error(keysOf(decided).join());
  return decided.value.state;
}

const seated = (): TableState<Sintra> => {
  const one = after(opened(), { id: 'sit', type: 'sit', seat: 0, who: person(0) }, 'ada');
  return after(one, { id: 'sit', type: 'sit', seat: 1, who: person(1) }, 'bob');
};

test.for<[string, Command<Sintra>, string]>([
  ['the host who starts the game', { id: 'again', type: 'start' }, 'ada'],
  ['a person who leaves the seat', { id: 'again', type: 'leave', seat: 1 }, 'bob'],
])('%s', ([, command, name]) => {
  const state = after(seated(), command, name);
  expect(ask(state, command, name)).toMatchObject({ ok: true, value: { entries: [], effects: [] } });
  expect(keysOf(ask(state, { ...command, id: 'another' }, name))).toEqual(['table-not-yours']);
  expect(keysOf(ask(state, command, 'eve'))).toEqual(['table-not-yours']);
});
