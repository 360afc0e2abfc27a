/** Announcements: news, keys, and whole positions in words. */
import { FastRandom, settle, type Game, type GameTypes } from '@leadlight/core';
import { LOCALES, textsFor } from '@leadlight/messages';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { describe, expect, test, vi } from 'vitest';
import { factsOf } from '../src/games/sagrada/board/facts.ts';
import { areaBeside, isCharacter, meaningOf } from '../src/a11y/keys.ts';
import { news, Titles, type Situation } from '../src/a11y/news.ts';
import { describeSagrada } from '../src/games/sagrada/describe.ts';
import type { Section } from '../src/a11y/section.ts';
import { describeSintra } from '../src/games/sintra/describe.ts';
import { Speaker } from '../src/a11y/speaker.ts';
import { anyOf, present } from '../../core/test/present.ts';

const WORDS = { past: 'It was so.', backToNow: 'Now.', undone: 'Undone.' };

const MOMENT: Situation = {
  isCovered: false,
  round: 'Round 3.',
  title: 'Your turn.',
  prompt: 'Choose.',
  preview: [],
  refusals: [],
  explained: [],
  unanswered: 0,
  isPast: false,
  turn: 20,
  since: 18,
  drafted: 0,
  happened: 20,
};

const after = (change: Partial<Situation>, before: Partial<Situation> = {}): readonly string[] =>
  news({ ...MOMENT, ...before }, { ...MOMENT, ...change }, WORDS);

describe('an announcement', () => {
  test('is a short summary for a player who opens the game', () => {
    expect(news(undefined, MOMENT, WORDS)).toEqual(['Round 3.', 'Your turn.', 'Choose.']);
  });

  test('is empty when nothing has changed', () => {
    expect(after({})).toEqual([]);
    expect(after({ round: 'Round 4.' })).toEqual([]);
  });

  test('is the next prompt, a preview or a refusal', () => {
    expect(after({ prompt: 'Where?' })).toEqual(['Where?']);
    expect(after({ preview: ['It breaks.'], prompt: 'Where?' })).toEqual(['It breaks.']);
    expect(after({ refusals: ['No room.'] })).toEqual(['No room.']);
    expect(after({ refusals: ['No room.'] }, { refusals: ['No room.'] })).toEqual([]);
  });

  test('is the explanation of a touched thing, once, whatever is chosen', () => {
    const explained = ['A window.', 'Rule R-27.'];
    expect(after({ explained })).toEqual(explained);
    expect(after({ explained, preview: ['It breaks.'] })).toEqual(explained);
    expect(after({ explained }, { explained })).toEqual([]);
    expect(after({ explained: ['An ornament.'] }, { explained })).toEqual(['An ornament.']);
    expect(after({}, { explained })).toEqual([]);
  });

  test('repeats the prompt when a choice is cancelled', () => {
    expect(after({}, { preview: ['It breaks.'] })).toEqual(['Choose.']);
  });

  test('repeats the prompt after a touch elsewhere', () => {
    expect(after({ unanswered: 1 })).toEqual(['Choose.']);
  });

  test('starts another turn of the same player', () => {
    expect(after({ turn: 22, happened: 22 })).toEqual(['Your turn.', 'Choose.']);
  });

  test('reports that a drafted move is undone, but not that it was sent', () => {
    expect(after({ drafted: 0 }, { drafted: 1 })).toEqual(['Undone.']);
    expect(after({ drafted: 0, happened: 21 }, { drafted: 1 })).toEqual([]);
  });

  test('reports a look at the past and the return', () => {
    expect(after({ isPast: true, title: '', prompt: '' })).toEqual(['It was so.', '', '']);
    expect(after({}, { isPast: true, title: '', prompt: '' })).toEqual(['Now.', 'Your turn.', 'Choose.']);
  });

  test('is empty while the device is passed on, then a summary', () => {
    expect(after({ isCovered: true, prompt: 'Secret?' })).toEqual([]);
    expect(after({}, { isCovered: true })).toEqual(['Round 3.', 'Your turn.', 'Choose.']);
  });
});

describe('the title', () => {
  const told = (...changes: readonly Partial<Situation>[]): readonly string[] => {
    const titles = new Titles();
    return changes.map((change) => titles.once({ ...MOMENT, ...change }).title);
  };

  test('is told once before the turn opens, and not again when it does', () => {
    expect(told({ turn: -1 }, { turn: 20 })).toEqual(['Your turn.', '']);
    expect(told({ title: '', turn: -1 }, { turn: 20 })).toEqual(['', 'Your turn.']);
  });

  test('is not told again when another player decides at the same time', () => {
    expect(told({}, { turn: -1, happened: 21 }, { turn: 21, happened: 21 })).toEqual(['Your turn.', '', '']);
  });

  test('is told again for the next turn, and for another player', () => {
    expect(told({}, { since: 24 })).toEqual(['Your turn.', 'Your turn.']);
    expect(told({}, { title: 'Ada’s turn.' }, {})).toEqual(['Your turn.', 'Ada’s turn.', 'Your turn.']);
  });

  test('is told again after a look at the past, and to a player who gets the device', () => {
    expect(told({}, { isPast: true }, {})).toEqual(['Your turn.', '', 'Your turn.']);
    expect(told({}, { isCovered: true }, {})).toEqual(['Your turn.', '', 'Your turn.']);
  });
});

describe('a speaker', () => {
  test('joins simultaneous sentences, waits behind a dialog, and loses nothing', () => {
    vi.useFakeTimers();
    let isCovered = false;
    const said: string[] = [];
    const speaker = new Speaker(
      () => isCovered,
      (text) => said.push(text),
    );
    speaker.say(['Ada takes.', '', 'Ada places.']);
    speaker.say(['Your turn.']);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['Ada takes. Ada places. Your turn.']);
    isCovered = true;
    speaker.say(['Bob takes.']);
    vi.advanceTimersByTime(5000);
    speaker.say(['Your turn.']);
    expect(said).toHaveLength(1);
    isCovered = false;
    vi.advanceTimersByTime(5000);
    expect(said).toEqual(['Ada takes. Ada places. Your turn.', 'Bob takes. Your turn.']);
    vi.useRealTimers();
  });

  test('drops what the next player must not hear', () => {
    vi.useFakeTimers();
    const said: string[] = [];
    const speaker = new Speaker(
      () => false,
      (text) => said.push(text),
    );
    speaker.say(['Ada chooses in secret.']);
    speaker.hush();
    vi.advanceTimersByTime(1000);
    expect(said).toEqual([]);
    vi.useRealTimers();
  });
});

describe('keys', () => {
  const press = (key: string, code = '', held: object = {}) =>
    meaningOf({ key, code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

  test('are commands, in lower and upper case', () => {
    expect(press('d')).toEqual({ kind: 'command', command: 'describe' });
    expect(press('D')).toEqual({ kind: 'command', command: 'describe' });
    expect(press('?')).toEqual({ kind: 'command', command: 'help' });
    expect(press('Escape')).toEqual({ kind: 'command', command: 'cancel' });
  });

  test('are areas by their digits, even where digits need Shift', () => {
    expect(press('1', 'Digit1')).toEqual({ kind: 'area', area: 'take' });
    expect(press('é', 'Digit2')).toEqual({ kind: 'area', area: 'own' });
    expect(press('7', 'Numpad7')).toEqual({ kind: 'area', area: 'objectives' });
    expect(press('9', 'Digit9')).toBeUndefined();
  });

  test('lead from area to area and wrap round', () => {
    expect(press('F6')).toEqual({ kind: 'walk', by: 1 });
    expect(press('F6', 'F6', { shiftKey: true })).toEqual({ kind: 'walk', by: -1 });
    const shown = ['take', 'own', 'action'] as const;
    expect([undefined, ...shown].map((from) => areaBeside(shown, from, 1))).toEqual(['take', 'own', 'action', 'take']);
    expect([undefined, ...shown].map((from) => areaBeside(shown, from, -1))).toEqual([
      'action',
      'action',
      'take',
      'own',
    ]);
    expect(areaBeside([], undefined, 1)).toBeUndefined();
  });

  test('with modifiers belong to the browser', () => {
    expect(press('c', 'KeyC', { ctrlKey: true })).toBeUndefined();
    expect(press('d', 'KeyD', { metaKey: true })).toBeUndefined();
    expect(press('x', 'KeyX')).toBeUndefined();
    expect(press('Tab', 'Tab')).toBeUndefined();
  });

  test('with characters can be told apart from the others', () => {
    expect(['c', '1', '?', 'Escape', 'Enter', 'F6'].map((key) => isCharacter({ key }))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

const NAMES = ['Ada', 'Bob', 'Cleo'];

/** A position after some random decisions. */
function played<T extends GameTypes>(game: Game<T>, players: number, decisions: number): T['position'] {
  const options = game.parseOptions({}, players);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const position = game.start(options.value, players);
  const random = new FastRandom(7);
  for (let made = 0; made <= decisions; made++) {
    settle(game, position, () => random);
    const due = game.toAct(position);
    if (due.kind !== 'decide' || made === decisions) break;
    const moves = game.legal(position, due.seats[0]);
    game.play(position, anyOf(moves, random));
  }
  return position;
}

const sayAll = (sections: readonly Section[]): string =>
  sections.map(({ heading, lines }) => [heading, ...lines].join('\n')).join('\n');

describe.each(LOCALES)('a position in words, in %s', (locale) => {
  const texts = textsFor(locale);

  test.each([0, 9, 40, 400])('Sintra after %i decisions', (decisions) => {
    const view = sintra.view(played(sintra, 3, decisions), 1);
    const sections = describeSintra(view, { texts, names: NAMES, own: 1, title: texts.web.play.yourTurn });
    expect(sayAll(sections)).not.toMatch(/undefined|null|NaN|\[object/);
    const [, players, offered, palace, ...others] = sections;
    expect(players?.lines).toHaveLength(3);
    expect(offered?.lines).toHaveLength(view.displays.length + 1);
    expect(palace?.lines.length).toBeGreaterThan(2 * 8);
    expect(others).toHaveLength(2);
  });

  test.each([0, 3, 20, 400])('Sagrada after %i decisions', (decisions) => {
    const position = played(sagrada, 3, decisions);
    const view = sagrada.view(position, 1);
    const facts = factsOf(position);
    const sections = describeSagrada(view, { texts, names: NAMES, facts, own: 1, title: '' });
    expect(sayAll(sections)).not.toMatch(/undefined|null|NaN|\[object/);
    for (const { heading, lines } of sections) expect([heading, ...lines]).not.toContain('');
    const { privateObjectives } = texts.names.sagrada;
    const own = present(view.seats[1]?.private?.[0]);
    expect(sayAll(sections)).toContain(privateObjectives[own].name);
  });
});

describe('a position of Sagrada in words', () => {
  const texts = textsFor('en');
  const position = played(sagrada, 2, 30);

  test('keeps the secrets of other players', () => {
    const view = sagrada.view(position, 0);
    const said = sayAll(
      describeSagrada(view, { texts, names: NAMES, facts: factsOf(position), own: 0, title: 'Your turn' }),
    );
    const secret = present(sagrada.view(position, 1).seats[1]?.private?.[0]);
    expect(said).not.toContain(texts.names.sagrada.privateObjectives[secret].name);
    expect(said).toMatch(/Row A\. A1: .*A5: /);
  });
});
