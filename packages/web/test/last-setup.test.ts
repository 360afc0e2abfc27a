import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  lastSetup,
  recalled,
  rememberSetup,
  sameNames,
  seatedIn,
  setupFrom,
  withColour,
  type Setup,
} from '../src/base/last-setup.ts';
import { coloursOf, PERSON_COLOURS } from '../src/base/persons.ts';
import type { GameEntry } from '../src/game/entry.ts';
import { SAGRADA_ENTRY } from '../src/games/sagrada/entry.ts';
import { optionsFrom as ofSagrada } from '../src/games/sagrada/options/chosen.ts';
import { sagradaOptions } from '../src/games/sagrada/options/options.ts';
import { SINTRA_ENTRY } from '../src/games/sintra/entry.ts';
import { optionsFrom as ofSintra } from '../src/games/sintra/options/chosen.ts';
import { sintraOptions } from '../src/games/sintra/options/options.ts';

/** The local storage of a browser, as far as set-ups use it. */
const memory = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => void memory.set(name, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  memory.clear();
});

const USUAL = setupFrom(SINTRA_ENTRY, undefined);

/** A set-up with its options as the game reads them. */
const checked = (game: GameEntry, setup: Setup): Setup => ({
  ...setup,
  options: (game === SINTRA_ENTRY ? ofSintra : ofSagrada)(setup.options),
});

const USUAL_SINTRA: Setup = { ...USUAL, options: { side: 'A', scoreFloor: false, strips: '' } };
const USUAL_SAGRADA: Setup = { ...USUAL, options: { tools: 3 } };

describe('the remembered set-up', () => {
  test('starts a newcomer against one bot', () => {
    expect(seatedIn(USUAL).map(({ who }) => who)).toEqual(['person', 'journeyman']);
    expect(USUAL.start).toBeNull();
    expect(checked(SINTRA_ENTRY, USUAL)).toEqual(USUAL_SINTRA);
    expect(checked(SAGRADA_ENTRY, setupFrom(SAGRADA_ENTRY, undefined))).toEqual(USUAL_SAGRADA);
  });

  test('stays the same when read again', () => {
    const chosen: Setup = {
      ...USUAL,
      players: 3,
      places: withColour(USUAL.places, 1, 'blue').with(2, { who: 'person', name: 'Ada', colour: 'green' }),
      start: 2,
      options: { side: 'B', scoreFloor: true, strips: 'a-set' },
    };
    rememberSetup(SINTRA_ENTRY, chosen);
    expect(lastSetup(SINTRA_ENTRY)).toEqual(chosen);
    const alone: Setup = { ...USUAL, players: 1, options: { tools: 5 } };
    rememberSetup(SAGRADA_ENTRY, alone);
    expect([lastSetup(SINTRA_ENTRY), lastSetup(SAGRADA_ENTRY)]).toEqual([chosen, alone]);
  });

  test('is the same if it was stored when all games shared their options', () => {
    const places = USUAL.places.map((place, seat) => ({ ...place, name: ['Ada', '', 'Bo', ''][seat] }));
    const common = { players: 3, places, start: 1 };
    const stored = { ...common, side: 'B', scoreFloor: true, strips: 'a-set', tools: 4 };
    memory.set('leadlight-setup', JSON.stringify({ sintra: stored, sagrada: { ...stored, players: 1, start: 0 } }));
    expect(checked(SINTRA_ENTRY, lastSetup(SINTRA_ENTRY))).toEqual({
      ...common,
      options: { side: 'B', scoreFloor: true, strips: 'a-set' },
    });
    expect(checked(SAGRADA_ENTRY, lastSetup(SAGRADA_ENTRY))).toEqual({
      players: 1,
      places,
      start: 0,
      options: { tools: 4 },
    });
  });

  test('gives the rules only known options, whatever was stored', async () => {
    const stored = { players: 1, side: 'C', scoreFloor: 'yes', strips: 7, tools: 9, cheat: true };
    const [sintra, sagrada] = [setupFrom(SINTRA_ENTRY, stored), setupFrom(SAGRADA_ENTRY, stored)];
    expect(await sintraOptions.order(sintra.options, 2)).toEqual({ side: 'A', scoreFloor: false });
    expect(await sagradaOptions.order(sagrada.options, 1)).toEqual({ tools: 3 });
    expect(await sagradaOptions.order(sagrada.options, 2)).toEqual({});
  });

  test('keeps its stored form, with the options of a game beside the others', () => {
    rememberSetup(SINTRA_ENTRY, { ...USUAL, options: { side: 'B', scoreFloor: true, strips: 'a-set' } });
    expect(JSON.parse(memory.get('leadlight-setup') ?? '')).toEqual({
      sintra: { players: 2, places: USUAL.places, start: null, side: 'B', scoreFloor: true, strips: 'a-set' },
    });
  });

  test.for([
    ['null', null],
    ['a text', 'sintra'],
    ['a list', [1, 2, 3]],
    ['values of the wrong type', { players: '3', places: 7, start: 1.5, side: 'C', tools: 9, strips: {} }],
    ['too many players', { players: 400, start: 399 }],
    ['prototype fields', JSON.parse('{"__proto__": {"players": 4}, "constructor": 1, "places": {"length": 4}}')],
  ] as const)('ignores %s', ([, stored]) => {
    expect(checked(SINTRA_ENTRY, setupFrom(SINTRA_ENTRY, stored))).toEqual(USUAL_SINTRA);
    expect(checked(SAGRADA_ENTRY, setupFrom(SAGRADA_ENTRY, stored))).toEqual(USUAL_SAGRADA);
  });

  test('takes people from the other game, but not their seats', () => {
    const sintra = {
      ...USUAL,
      players: 4,
      places: USUAL.places.map((place) => ({ ...place, who: 'person', name: 'Ada' })),
    };
    const sagrada = recalled(SAGRADA_ENTRY, { sintra });
    expect(sagrada.places[0]?.name).toBe('Ada');
    expect(seatedIn(sagrada).map(({ who }) => who)).toEqual(['person', 'journeyman']);
    expect(recalled(SAGRADA_ENTRY, { sintra, sagrada: {} }).places[0]?.name).toBe('');
  });

  test('allows solo games in Sagrada only', () => {
    expect(setupFrom(SINTRA_ENTRY, { players: 1 }).players).toBe(2);
    expect(setupFrom(SAGRADA_ENTRY, { players: 1 }).players).toBe(1);
  });

  test('never lets an absent player start', () => {
    expect(setupFrom(SAGRADA_ENTRY, { players: 2, start: 2 }).start).toBeNull();
    expect(setupFrom(SAGRADA_ENTRY, { players: 3, start: 2 }).start).toBe(2);
  });

  test('keeps names on one line and short', () => {
    const [first, second] = setupFrom(SINTRA_ENTRY, {
      places: [{ who: 'person', name: ' Ada\n\u0000\u202e  Lovelace ' }, { name: '🙂'.repeat(50) }],
    }).places;
    expect(first?.name).toBe('Ada Lovelace');
    expect([...(second?.name ?? '')]).toHaveLength(30);
  });

  test('never has a colour twice, whatever was stored', () => {
    const { places } = setupFrom(SINTRA_ENTRY, { places: PERSON_COLOURS.map(() => ({ colour: 'red' })) });
    expect(places.map(({ colour }) => colour)).toEqual(PERSON_COLOURS);
  });
});

describe('players’ colours', () => {
  test('swap when one player takes the colour of another', () => {
    expect(withColour(USUAL.places, 0, 'green').map(({ colour }) => colour)).toEqual([
      'green',
      'red',
      'blue',
      'violet',
    ]);
  });

  test('leave the remaining ones to bots and to people with an unknown or taken colour', () => {
    const person = (colour: string) => ({ kind: 'person', name: 'Ada', colour }) as const;
    const bot = { kind: 'bot', level: 'master' } as const;
    expect(coloursOf([bot, person('blue'), bot, person('grey')])).toEqual(['red', 'blue', 'green', 'violet']);
    expect(coloursOf([person('red'), person('red')])).toEqual(['red', 'blue']);
  });
});

test('equal names are noticed for people only, and only if they have one', () => {
  const named = (...names: readonly string[]): Setup => ({
    ...USUAL,
    players: 3,
    places: USUAL.places.map((place, seat) => ({
      ...place,
      who: seat < 2 ? 'person' : 'master',
      name: names[seat] ?? '',
    })),
  });
  expect(sameNames(named('Ada', 'ada'))).toBe(true);
  expect(sameNames(named('Ada', 'Bo', 'Ada'))).toBe(false);
  expect(sameNames(named('', ''))).toBe(false);
});
