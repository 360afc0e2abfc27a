/** What matters before a choice in Sagrada: facts that the legal moves prove, in every turn of random games. */
import { FastRandom, settle } from '@leadlight/core';
import { LOCALES, textsFor, type AllTexts } from '@leadlight/messages';
import { sagrada, type Position } from '@leadlight/sagrada';
import { describe, expect, test } from 'vitest';
import { anyOf } from '../../core/test/present.ts';
import { SAGRADA } from '../src/games/sagrada/client.ts';
import { factsNow } from '../src/games/sagrada/now.ts';
import { Turn } from '../src/play/turn.ts';

interface Choice {
  readonly position: Position;
  readonly seat: number;
}

/** Every choice of a random game after the windows are chosen. */
function* choices(players: number, seed: number): Generator<Choice> {
  const options = sagrada.parseOptions({}, players);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const position = sagrada.start(options.value, players);
  const random = new FastRandom(seed);
  for (;;) {
    settle(sagrada, position, () => random);
    const due = sagrada.toAct(position);
    if (due.kind !== 'decide') return;
    const [seat] = due.seats;
    if (position.phase === 'turn') yield { position, seat };
    sagrada.play(position, anyOf(sagrada.legal(position, seat), random));
  }
}

const factsAt = ({ position, seat }: Choice, texts: AllTexts): readonly string[] =>
  factsNow({
    turn: Turn.begin(SAGRADA, seat, position),
    view: sagrada.view(position, seat),
    texts,
    words: texts.sagradaTurn,
  });

/** All facts of some games. */
const everyFact = (players: number, texts: AllTexts): ReadonlySet<string> =>
  new Set([1, 2, 3].flatMap((seed) => [...choices(players, seed)].flatMap((choice) => factsAt(choice, texts))));

describe('the turn panel of Sagrada', () => {
  test.each(LOCALES)('says something in every turn in %s', (locale) => {
    const facts = [...everyFact(2, textsFor(locale)), ...everyFact(1, textsFor(locale))];
    expect(facts.filter((fact) => fact === '' || /undefined|NaN|null/.test(fact))).toEqual([]);
  });

  test('counts the dice that some legal move places', () => {
    for (const { position, seat } of choices(3, 5)) {
      const { pool, turn } = sagrada.view(position, seat);
      const placed = sagrada.legal(position, seat).flatMap((move) => (move.type === 'place' ? [move.die] : []));
      const fitting = pool.filter((die) => placed.includes(die)).length;
      const facts = factsAt({ position, seat }, textsFor('en'));
      const said = textsFor('en').sagradaTurn.fits(fitting, pool.length);
      expect(facts.includes(said)).toBe(turn?.drafted === false);
    }
  });

  test('G-13: warns that ending the turn drafts no die, until one was drafted', () => {
    const { passes, drafted } = textsFor('en').sagradaTurn;
    for (const choice of choices(2, 9)) {
      const facts = factsAt(choice, textsFor('en'));
      expect([facts.includes(passes), facts.includes(drafted)].filter(Boolean)).toHaveLength(1);
    }
  });

  test('names exactly the tools that can be used, with their prices', () => {
    const { tools } = textsFor('en').names.sagrada;
    for (const { position, seat } of choices(2, 4)) {
      const usable = new Set(
        sagrada.legal(position, seat).flatMap((move) => (move.type === 'tool' ? [tools[move.tool].name] : [])),
      );
      const said = factsAt({ position, seat }, textsFor('en')).join(' · ');
      const named = sagrada.view(position, seat).tools.filter(({ id }) => said.includes(`${tools[id].name} (`));
      expect(new Set(named.map(({ id }) => tools[id].name))).toEqual(usable);
    }
  });
});
