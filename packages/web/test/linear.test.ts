/** The linear view, the command field and the narrator's lengths, apart from what is drawn. */
import { LOCALES, textsFor, type AllTexts } from '@leadlight/messages';
import { describe, expect, test } from 'vitest';
import type { ClientGame } from '../src/game/client-game.ts';
import { SAGRADA } from '../src/games/sagrada/client.ts';
import { SINTRA } from '../src/games/sintra/client.ts';
import { arranged } from '../src/play/linear/arranged.ts';
import { known, plain } from '../src/play/preview.ts';
import { sayLine, sayShort, sayState } from '../src/play/short.ts';
import { History } from '../src/play/typed/history.ts';
import { momentsOf, turnAt } from './typing/moments.ts';

describe('lines typed before', () => {
  test('come back one by one, and then what was being typed', () => {
    const history = new History();
    for (const line of ['one', 'two', 'two', 'three']) history.add(line);
    expect([history.older('four'), history.older(''), history.older(''), history.older('')]).toEqual([
      'three',
      'two',
      'one',
      undefined,
    ]);
    expect([history.newer(), history.newer(), history.newer(), history.newer()]).toEqual([
      'two',
      'three',
      'four',
      undefined,
    ]);
  });

  test('start from the latest after a new line', () => {
    const history = new History();
    history.add('one');
    history.older('');
    history.add('two');
    expect([history.isBack, history.older(''), history.isBack]).toEqual([false, 'two', true]);
  });
});

describe('the linear view', () => {
  test('shows your board first, then what can be taken, and the opponents last', () => {
    const sections = [
      { heading: 'Round 2', lines: ['bonus'] },
      { area: 'others', heading: 'Mia', lines: [] },
      { area: 'take', heading: 'Pool', lines: [] },
      { area: 'own', heading: 'Window', lines: [] },
      { area: 'others', heading: 'Tim', lines: [] },
    ] as const;
    const { general, areas } = arranged(sections);
    expect(general).toEqual(['Round 2', 'bonus']);
    expect(areas.map(({ heading }) => heading)).toEqual(['Window', 'Pool', 'Mia', 'Tim']);
  });
});

describe('a brief narrator', () => {
  test('reads a line of the log without arrows', () => {
    const line = {
      who: 'Ada',
      parts: [{ text: '2 yellow' }, { text: 'strip 7', joint: 'arrow' }, { text: '1 broke' }],
    };
    expect(sayLine(line as Parameters<typeof sayLine>[0])).toBe('Ada, 2 yellow, strip 7, 1 broke.');
    expect(sayLine({ who: '', parts: [] })).toBe('');
    expect(sayLine({ who: 'Ada', parts: [] })).toBe('');
  });

  test('says the act, and of its effects only what nobody has said yet', () => {
    const fall = { ...plain('Broken glass: from 0 to −1'), brief: 'Broken glass: −1' };
    const preview = {
      heading: plain('2 blue to strip 1'),
      act: 'Place panes',
      points: [known(plain('Fills 1')), plain('1 pane breaks'), fall],
    };
    expect(sayShort(preview)).toEqual(['Place panes.', '1 pane breaks.', 'Broken glass: −1.']);
  });
});

test('a narrator in full adds the state of the game and what can be taken', () => {
  const said = sayState([
    { heading: 'Round 2', lines: ['Bonus colour: blue'] },
    { area: 'take', heading: 'Pool', lines: ['Red 5.'] },
    { area: 'own', heading: 'Window', lines: ['Row A'] },
  ]);
  expect(said).toEqual(['Bonus colour: blue.', 'Red 5.']);
});

const GAMES = [SINTRA, SAGRADA] as unknown as readonly ClientGame[];
/** Longer names are tiring to hear. */
const LONGEST = 150;

describe.each(GAMES)('the open steps in $game.id', (client) => {
  test.each(LOCALES)('have short names of their own in %s', async (locale) => {
    const { nameOf } = await namesIn(client, textsFor(locale));
    for (const players of client.game.id === 'sagrada' ? [1, 3] : [2, 4])
      for (const { moment, random } of momentsOf(client, { players, seed: `steps ${locale}`, every: 9 })) {
        let turn = turnAt(client, moment);
        while (turn.chooser.next.length > 0) {
          const { next, touched } = turn.chooser;
          const names = next.map((step) => nameOf(step, { ...moment, touched }));
          expect(names.filter((name) => name === '' || name.length > LONGEST)).toEqual([]);
          expect(new Set(names).size, names.join('\n')).toBe(names.length);
          const taken = turn.touch(next[random.below(next.length)] ?? {});
          if (taken.kind === 'refused') throw new Error('an open step is refused');
          turn = taken.turn;
        }
      }
  });
});

async function namesIn(client: ClientGame, texts: AllTexts) {
  const understanding = await client.understanding(texts as never);
  const nameOf: typeof understanding.nameOf = (step, moment) => understanding.nameOf(step, moment);
  return { nameOf };
}
