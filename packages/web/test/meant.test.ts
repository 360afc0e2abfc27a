/** The reasons for touching something unavailable. */
import { sagrada, TOOL_IDS } from '@leadlight/sagrada';
import { describe, expect, test } from 'vitest';
import { fairLuck, settle } from '@leadlight/core';
import { isAboutSagrada, meantInSagrada } from '../src/games/sagrada/choosing/meant.ts';
import { present } from '../../core/test/present.ts';

const options = { tools: 3 } as const;

/** A game of two players; `moves` says how many first legal moves are played. */
function playedFor(moves: number): ReturnType<typeof sagrada.start> {
  const parsed = sagrada.parseOptions(options, 2);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const position = sagrada.start(parsed.value, 2);
  const luck = fairLuck('sagrada', '07'.repeat(32), ['', '']);
  settle(sagrada, position, luck);
  for (let played = 0; played < moves; played++) {
    const due = sagrada.toAct(position);
    if (due.kind !== 'decide') throw new Error(due.kind);
    sagrada.play(position, present(sagrada.legal(position, due.seats[0])[0]));
    settle(sagrada, position, luck);
  }
  return position;
}

describe.each(TOOL_IDS)('touching %s', (tool) => {
  const step = { kind: 'tool', tool } as const;
  const why = (moves: number, seat: number): readonly string[] => {
    const position = playedFor(moves);
    const meant = meantInSagrada([], step, seat);
    if (meant === undefined) throw new Error('nothing is meant');
    return sagrada.why(position, meant).map(({ key }) => key);
  };

  test('names no missing field, whenever it is touched', () => {
    for (const moves of [0, 2, 3, 6, 12]) {
      for (const seat of [0, 1]) {
        expect(why(moves, seat).filter((key) => key.startsWith('field-'))).toEqual([]);
      }
    }
  });

  test('says that windows come first', () => {
    expect(why(0, 0)).toEqual(['not-due']);
  });

  test('keeps only the reasons that concern the tool itself', () => {
    const reasons = [
      { rule: 'G-30', key: 'too-few-tokens', args: { tool, price: 2, tokens: 1 } },
      { rule: 'G-22', key: 'not-touching', args: { cell: 'A1' } },
    ] as const;
    expect(reasons.filter((reason) => isAboutSagrada(step, reason)).map(({ key }) => key)).toEqual(['too-few-tokens']);
  });
});
