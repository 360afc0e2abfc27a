/** A bot uses only what its seat may see, whatever else it is sent. */
import type { Bots, Level } from '@leadlight/bots';
import type { GameRecord, GameTypes } from '@leadlight/core';
import type { Event, Sagrada, Setup } from '@leadlight/sagrada';
import { describe, expect, it } from 'vitest';
import { seenBy } from '../src/bot/sight.ts';
import type { TerminalGame } from '../src/game/terminal-game.ts';
import { SAGRADA } from '../src/games/sagrada/game.ts';
import { SINTRA } from '../src/games/sintra/game.ts';
import { asked, decisionsOf, recorded, running } from './bot-questions.ts';
import { present } from '../../core/test/present.ts';

function moveOf<T extends GameTypes>(
  bots: Bots<T>,
  moment: Parameters<Bots<T>['begin']>[0],
  level: Level,
): { readonly move: T['move']; readonly value: number } {
  const search = bots.begin(moment, level, 'test');
  for (;;) {
    const { move, value, finished } = search.step(1000);
    if (finished) return { move, value };
  }
}

async function expectSameSight<T extends GameTypes>(game: TerminalGame<T>, players: number): Promise<void> {
  for (const { moment, full, seen } of decisionsOf(game.game, await recorded(game, players, 'forms'))) {
    expect(seenBy(game, full, moment.seat)).toEqual(moment);
    expect(seenBy(game, seen, moment.seat)).toEqual(moment);
  }
}

describe('the view of a seat', () => {
  it.each([2, 4])('is the same in Sintra with %i players, whatever the record’s viewer', async (players) => {
    await expectSameSight(SINTRA, players);
  });

  it.each([1, 2, 4])('is the same in Sagrada with %i players, whatever the record’s viewer', async (players) => {
    await expectSameSight(SAGRADA, players);
  });
});

async function expectAnswersOfLevel<T extends GameTypes>(game: TerminalGame<T>): Promise<void> {
  for (const { moment, full } of decisionsOf(game.game, await recorded(game, 2, 'levels'))) {
    const expected = { id: 1, ...moveOf(game.bots, moment, 'random') };
    expect(asked(game, moment.seat, full, 'random')).toEqual(expected);
  }
}

describe('a bot answers with the move of its level', () => {
  it('in every decision of Sintra', async () => {
    await expectAnswersOfLevel(SINTRA);
  });

  it('in every decision of Sagrada', async () => {
    await expectAnswersOfLevel(SAGRADA);
  });
});

type Change = (event: Event, seat: number) => Event;

const changed = (record: GameRecord<Sagrada>, seat: number, change: Change): GameRecord<Sagrada> =>
  running(
    record,
    record.events.map((event) => change(event, seat)),
  );

const setupOf = ({ events }: GameRecord<Sagrada>): Setup => {
  const [setup] = events;
  if (setup?.type !== 'setup') throw new Error('no setup');
  return setup;
};

/** Gives the other seats private objectives that no seat had. */
const otherPrivates: Change = (event, seat) => {
  if (event.type !== 'setup') return event;
  const had = event.private.flat();
  const free = (['R', 'Y', 'G', 'B', 'P'] as const).filter((colour) => !had.includes(colour));
  return { ...event, private: event.private.map((own, other) => (other === seat ? own : free.splice(0, 1))) };
};

/** Offers the other seats each other's cards in another order, and lets them choose another side. */
const otherOffers: Change = (event, seat) => {
  if (event.type === 'setup') {
    return { ...event, offers: event.offers.map((own, other) => (other === seat ? own : (own ?? []).toReversed())) };
  }
  return event;
};

const onlyOwn = <Item>(items: readonly Item[], seat: number): (Item | null)[] =>
  items.map((item, other) => (other === seat ? item : null));

/** As a viewer would write it down later: only what is still hidden is left out, and no reveal is needed. */
const writtenLater: Change = (event, seat) =>
  event.type === 'setup' ? { ...event, private: onlyOwn(event.private, seat) } : event;

describe('hidden information in Sagrada', () => {
  it('does not affect the answer while windows are chosen', async () => {
    const record = await recorded(SAGRADA, 2, 'choosing');
    const setup = setupOf(record);
    for (const choices of [[], [1]]) {
      const choose = (pattern: number): Event[] =>
        choices.map((player) => ({ type: 'choose', player, pattern: setup.offers[player]?.[pattern] ?? null }));
      const one = running(record, [setup, ...choose(0)]);
      const other = running(record, [otherOffers(otherPrivates(setup, 0), 0), ...choose(3)]);
      expect(seenBy(SAGRADA, other, 0)).toEqual(seenBy(SAGRADA, one, 0));
      for (const level of ['random', 'greedy'] as const) {
        const answer = asked(SAGRADA, 0, one, level);
        expect(answer.move).toMatchObject({ type: 'choose', player: 0 });
        expect(asked(SAGRADA, 0, other, level)).toEqual(answer);
      }
    }
  });

  it('does not affect the answer during the game', async () => {
    const decisions = decisionsOf(SAGRADA.game, await recorded(SAGRADA, 2, 'hidden'));
    for (const { moment, full } of decisions) {
      const other = changed(full, moment.seat, otherPrivates);
      expect(other).not.toEqual(full);
      expect(seenBy(SAGRADA, other, moment.seat)).toEqual(moment);
      expect(asked(SAGRADA, moment.seat, other).move).toEqual(asked(SAGRADA, moment.seat, full).move);
    }
  });

  it('may be left out once the windows are known, without a reveal', async () => {
    const decisions = decisionsOf(SAGRADA.game, await recorded(SAGRADA, 3, 'later'));
    for (const { moment, full } of decisions.slice(3)) {
      const later = changed(full, moment.seat, writtenLater);
      expect(seenBy(SAGRADA, later, moment.seat)).toEqual(moment);
      expect(asked(SAGRADA, moment.seat, later).move).toMatchObject({ player: moment.seat });
    }
  });

  it('is never guessed for the seat itself: a record for another viewer is refused', async () => {
    const { full, moment } = present(decisionsOf(SAGRADA.game, await recorded(SAGRADA, 2, 'other viewer'))[5]);
    const other = changed(full, 1 - moment.seat, writtenLater);
    expect(asked(SAGRADA, moment.seat, other).error).toEqual({
      code: 'not-seen',
      message: `The record leaves out something that seat ${moment.seat} has seen.`,
    });
  });
});
