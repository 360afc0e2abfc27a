/** The log: one line per turn. */
import type { Game, GameRecord, GameTypes } from '@leadlight/core';
import { sagrada, type Consequence as SagradaConsequence } from '@leadlight/sagrada';
import { sintra, type Consequence as SintraConsequence } from '@leadlight/sintra';
import { describe, expect, test } from 'vitest';
import { playedRecord } from '../../core/test/played.ts';
import {
  lineAt,
  LOCALES,
  logSagrada,
  logSintra,
  logWriter,
  saidIn,
  shownIn,
  textsFor,
  type Context,
  type Locale,
  type LogLine,
  type LogWords,
} from '../src/index.ts';
import { present } from '../../core/test/present.ts';

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan'];
const context: Context = { name: (seat) => present(NAMES[seat]) };

/** Ignores where lines may break. */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const shown = (lines: readonly LogLine[]): readonly string[] => lines.map((line) => plain(shownIn(line)));

const sintraLog = (locale: Locale, ...steps: readonly (readonly SintraConsequence[])[]): readonly LogLine[] =>
  logWriter(sintra, logSintra(textsFor(locale)), context)(steps.map((followed) => ({ followed })));
const sagradaLog = (locale: Locale, ...steps: readonly (readonly SagradaConsequence[])[]): readonly LogLine[] =>
  logWriter(sagrada, logSagrada(textsFor(locale)), context)(steps.map((followed) => ({ followed })));

/** The line of one turn in every language. */
const inSintra = (...followed: readonly SintraConsequence[]): readonly string[] =>
  LOCALES.flatMap((locale) => shown(sintraLog(locale, followed)));
const inSagrada = (...followed: readonly SagradaConsequence[]): readonly string[] =>
  LOCALES.flatMap((locale) => shown(sagradaLog(locale, followed)));

const PICKED = { type: 'picked', rule: 'R-13', seat: 0, from: 2, colour: 'yellow', count: 2 } as const;
const MOVED = { type: 'glazier-moved', rule: 'R-17', seat: 0, from: 2, to: 6 } as const;
const PLACED = { type: 'placed', rule: 'R-18', seat: 0, slot: 6, colour: 'yellow', spaces: [1, 3] } as const;
const BROKE = { type: 'broke', rule: 'R-19', seat: 0, colour: 'yellow', count: 1 } as const;
const DOWN = { type: 'glass-moved', rule: 'R-19', seat: 0, from: 3, to: 4, steps: 1 } as const;
const FULL = { type: 'strip-completed', rule: 'R-22', seat: 0, slot: 6 } as const;
const KEPT = { type: 'kept', rule: 'R-25', seat: 0, slot: 6, colour: 'yellow', frame: 'top' } as const;
const LEFT = { type: 'strip-left', rule: 'R-26', seat: 0, slot: 6 } as const;
const BONUS = { type: 'colour-bonus', rule: 'R-23', seat: 0, colour: 'yellow', points: 4 } as const;
const SCORED = { type: 'window-scored', rule: 'R-27', seat: 0, slot: 6, own: 2, right: 3, points: 5 } as const;
const OVER = { type: 'round-ended', rule: 'R-43', round: 2, colour: 'blue' } as const;

describe('a turn of Sintra', () => {
  test('says which panes were taken and where they went', () => {
    expect(inSintra(PICKED, MOVED, PLACED)).toEqual([
      'Ada · 2 yellow from display 3 → strip 7',
      'Ada · 2 jaunes de la Fabrique 3 → planche 7',
      'Ada · 2 gele van schijf 3 → paneel 7',
      'Ada · 2 żółte z warsztatu 3 → kwatera 7',
    ]);
  });

  test('says how many panes broke', () => {
    expect(inSintra({ ...PICKED, count: 3 }, PLACED, BROKE, DOWN)).toEqual([
      'Ada · 3 yellow from display 3 → strip 7, 1 broke',
      'Ada · 3 jaunes de la Fabrique 3 → planche 7, 1 brisée',
      'Ada · 3 gele van schijf 3 → paneel 7, 1 gebroken',
      'Ada · 3 żółte z warsztatu 3 → kwatera 7, 1 stłuczona',
    ]);
  });

  test('says that the tile came from the centre', () => {
    const centre = { ...PICKED, rule: 'R-14', from: 'centre' } as const;
    expect(
      inSintra(centre, { type: 'tile-taken', rule: 'R-15', seat: 0, starts: 2 }, { ...DOWN, rule: 'R-15' }, PLACED),
    ).toEqual([
      'Ada · 2 yellow from the centre → strip 7, starting tile',
      'Ada · 2 jaunes du centre → planche 7, tuile Premier joueur',
      'Ada · 2 gele uit het midden → paneel 7, startspelersteen',
      'Ada · 2 żółte ze środka → kwatera 7, znacznik rozpoczynającego',
    ]);
  });

  test('says what a completed strip scores', () => {
    expect(inSintra(PICKED, PLACED, FULL, BONUS, KEPT, SCORED)).toEqual([
      'Ada · 2 yellow from display 3 → strip 7 complete, +9 points',
      'Ada · 2 jaunes de la Fabrique 3 → planche 7 complétée, +9 points',
      'Ada · 2 gele van schijf 3 → paneel 7 vol, +9 punten',
      'Ada · 2 żółte z warsztatu 3 → kwatera 7 ukończona, +9 pkt',
    ]);
  });

  test('says that a window is complete', () => {
    const bottom = { ...KEPT, rule: 'R-26', frame: 'bottom' } as const;
    expect(inSintra(PICKED, PLACED, FULL, bottom, LEFT, SCORED)).toEqual([
      'Ada · 2 yellow from display 3 → window 7 complete, +5 points',
      'Ada · 2 jaunes de la Fabrique 3 → fenêtre 7 achevée, +5 points',
      'Ada · 2 gele van schijf 3 → raam 7 voltooid, +5 punten',
      'Ada · 2 żółte z warsztatu 3 → okno 7 ukończone, +5 pkt',
    ]);
  });

  test('says that the glazier went back', () => {
    expect(inSintra({ type: 'glazier-moved', rule: 'R-40', seat: 0, from: 4, to: 0 })).toEqual([
      'Ada · glazier back → strip 1',
      'Ada · retour du vitrier → planche 1',
      'Ada · glaszetter terug → paneel 1',
      'Ada · witrażysta wraca → kwatera 1',
    ]);
  });

  test('says that all panes broke, and what the end of the track cost', () => {
    const all = { ...BROKE, rule: 'R-20', count: 2 } as const;
    expect(inSintra(PICKED, all, DOWN, { type: 'glass-lost', rule: 'R-42', seat: 0, points: 18 })).toEqual([
      'Ada · 2 yellow from display 3, 2 broke, −18 points',
      'Ada · 2 jaunes de la Fabrique 3, 2 brisées, −18 points',
      'Ada · 2 gele van schijf 3, 2 gebroken, −18 punten',
      'Ada · 2 żółte z warsztatu 3, 2 stłuczone, −18 pkt',
    ]);
  });

  test('highlights points, breakage and completed windows, and nothing else', () => {
    const [line] = sintraLog('en', [{ ...PICKED, count: 3 }, PLACED, BROKE, FULL, BONUS, KEPT, SCORED]);
    expect(line?.parts.map(({ text, mark }) => [text, mark])).toEqual([
      ['3 yellow from display 3', undefined],
      ['strip 7 complete', 'window'],
      ['+9 points', 'points'],
      ['1 broke', 'broken'],
    ]);
  });

  test('names the player in its first sentence only', () => {
    const [line] = sintraLog('en', [
      { ...PICKED, count: 3 },
      MOVED,
      PLACED,
      BROKE,
      DOWN,
      FULL,
      BONUS,
      KEPT,
      LEFT,
      SCORED,
    ]);
    expect(line?.said).toEqual([
      'Ada takes 3 yellow panes from display 3 and places 2 of them on strip 7.',
      '1 pane breaks.',
      'Window 7 is complete.',
      'One yellow pane goes into the top of the window.',
      'The bonus colour scores 4 points.',
      'Window 7 scores 5 points: 2 for the window and 3 for windows to its right.',
    ]);
  });

  test('addresses you', () => {
    const write = logWriter(sintra, logSintra(textsFor('en')), { name: () => 'You', you: 0 });
    const line = present(write([{ followed: [PICKED, PLACED] }])[0]);
    expect([plain(shownIn(line)), saidIn(line)]).toEqual([
      'You · 2 yellow from display 3 → strip 7',
      'You take 2 yellow panes from display 3 and place them on strip 7.',
    ]);
  });
});

describe('the lines of Sintra outside turns', () => {
  const filled = { type: 'display-filled', rule: 'R-44', display: 0, panes: ['pink'] } as const;
  const started = { type: 'round-started', rule: 'R-11', round: 3, seat: 1, bonus: 'pink' } as const;

  test('separate the rounds', () => {
    expect(LOCALES.map((locale) => shown(sintraLog(locale, [PICKED, PLACED, OVER], [filled, started]))[1])).toEqual([
      'Round 3 · bonus colour pink',
      'Manche 3 · couleur bonus : rose',
      'Ronde 3 · bonuskleur roze',
      'Runda 3 · kolor premiowy: różowy',
    ]);
  });

  test('announce the end of a round until the next one begins', () => {
    expect(shown(sintraLog('en', [PICKED, PLACED, OVER]))).toEqual([
      'Ada · 2 yellow from display 3 → strip 7',
      'Round 2 over',
    ]);
    expect(saidIn(present(sintraLog('en', [OVER], [filled, started])[0]))).toMatch(/^Round 2 .* Round 3 .*Bob/);
  });

  test('open the game', () => {
    const ready = { type: 'set-up', rule: 'R-09', seat: 0, indicator: ['pink', 'blue'] } as const;
    expect(inSintra(ready)).toEqual(['Game set up', 'Mise en place', 'Voorbereiding klaar', 'Gra przygotowana']);
  });

  test('list each player’s points once', () => {
    const end: readonly SintraConsequence[] = [
      { type: 'leftover-scored', rule: 'R-51', seat: 0, panes: 7, points: 2 },
      { type: 'glass-scored', rule: 'R-52', seat: 0, points: 4 },
      { type: 'ornament-scored', rule: 'R-54', seat: 0, ornament: 0, filled: 3, points: 6 },
      { type: 'leftover-scored', rule: 'R-51', seat: 1, panes: 1, points: 0 },
      { type: 'glass-scored', rule: 'R-52', seat: 1, points: 0 },
      { type: 'ranked', rule: 'R-56', ranking: [[0], [1]], scores: [61, 41] },
    ];
    const lines = sintraLog('en', end);
    expect(shown(lines)).toEqual([
      'Ada · 61 points',
      'Bob · 41 points',
      textsFor('en').web.play.winner(['Ada'], false),
    ]);
    expect(lines[0]?.said).toHaveLength(3);
    expect(present(lines[0]).parts[0]?.mark).toBe('points');
  });
});

const TAKEN = { type: 'taken', rule: 'G-20', seat: 0, die: 'R5' } as const;
const LAID = { type: 'placed', rule: 'G-20', seat: 0, die: 'R5', cell: 'B3' } as const;
const DONE = { type: 'turn-ended', rule: 'G-13', seat: 0, passed: false } as const;

const pays = (tool: Extract<SagradaConsequence, { type: 'tokens-paid' }>['tool'], tokens = 1): SagradaConsequence => ({
  type: 'tokens-paid',
  rule: 'G-30',
  seat: 0,
  tool,
  tokens,
});

describe('a turn of Sagrada', () => {
  test('says which die went where', () => {
    expect(inSagrada(TAKEN, LAID, DONE)).toEqual([
      'Ada · red 5 → B3',
      'Ada · rouge 5 → B3',
      'Ada · rode 5 → B3',
      'Ada · czerwona piątka → B3',
    ]);
  });

  test('says that the player did nothing', () => {
    expect(inSagrada({ ...DONE, passed: true })).toEqual([
      'Ada · passed',
      'Ada · tour passé',
      'Ada · gepast',
      'Ada · pas',
    ]);
  });

  test('says which window was chosen, if the reader may know', () => {
    const chosen = { type: 'chosen', rule: 'G-04', seat: 0, pattern: 'fractal-drops' } as const;
    const tokens = { type: 'tokens-received', rule: 'G-05', seat: 0, tokens: 3 } as const;
    expect(inSagrada({ ...chosen, pattern: null })).toEqual([
      'Ada · window chosen',
      'Ada · motif choisi',
      'Ada · patroon gekozen',
      'Ada · wzór wybrany',
    ]);
    expect(shown(sagradaLog('en', [chosen, tokens]))).toEqual(['Ada · Fractal Drops, 3 tokens']);
  });

  const turned = (tool: 'grozing-pliers' | 'grinding-stone'): readonly SagradaConsequence[] => [
    pays(tool),
    TAKEN,
    { type: 'turned', rule: 'G-33', seat: 0, tool, from: 'R5', to: 'R6' },
    { ...LAID, die: 'R6' },
  ];
  const lifted = { type: 'moved', rule: 'G-34', seat: 0, die: 'R5', from: 'B2', to: 'C3' } as const;
  const again = { type: 'rerolled', rule: 'G-38', seat: 0, from: ['R5'], to: ['R2'] } as const;
  const pooled = { type: 'pooled', rule: 'G-38', seat: 0, die: 'R2' } as const;

  test.each([
    ['grozing-pliers', turned('grozing-pliers'), 'red 5 → 6 → B3'],
    ['eglomise-brush', [pays('eglomise-brush'), lifted], 'B2 → C3'],
    ['copper-foil-burnisher', [pays('copper-foil-burnisher'), lifted], 'B2 → C3'],
    ['lathekin', [pays('lathekin'), lifted, { ...lifted, from: 'A1', to: 'A2' }], 'B2 → C3, A1 → A2'],
    [
      'lens-cutter',
      [pays('lens-cutter'), TAKEN, { type: 'swapped', rule: 'G-37', seat: 0, round: 3, from: 'R5', to: 'B2' }, LAID],
      'red 5 ↔ blue 2 → B3',
    ],
    ['flux-brush', [pays('flux-brush'), TAKEN, again, { ...LAID, die: 'R2' }], 'red 5 → 2 → B3'],
    ['flux-brush', [pays('flux-brush'), TAKEN, again, pooled], 'red 5 → 2 → draft pool'],
    [
      'glazing-hammer',
      [pays('glazing-hammer'), { type: 'rerolled', rule: 'G-39', seat: 0, from: ['R5', 'B1'], to: ['R2', 'B6'] }],
      'draft pool re-rolled',
    ],
    ['running-pliers', [pays('running-pliers'), TAKEN, LAID], 'red 5 → B3'],
    ['cork-backed-straightedge', [pays('cork-backed-straightedge'), TAKEN, LAID], 'red 5 → B3'],
    ['grinding-stone', turned('grinding-stone'), 'red 5 → 6 → B3'],
    [
      'flux-remover',
      [
        pays('flux-remover'),
        TAKEN,
        { type: 'bagged', rule: 'G-43', seat: 0, die: 'R5' },
        { type: 'drawn', rule: 'G-43', seat: 0, colour: 'B' },
        { ...LAID, die: 'B4' },
      ],
      'red 5 → bag, blue 4 → B3',
    ],
    ['tap-wheel', [pays('tap-wheel'), lifted], 'B2 → C3'],
  ] as const)('says what %s did', (tool, followed, expected) => {
    const { name } = textsFor('en').names.sagrada.tools[tool];
    expect(shown(sagradaLog('en', followed))).toEqual([`Ada · ${name} (1 token), ${expected}`]);
  });

  test('is told in sentences that name the player once', () => {
    const moves = sagradaLog('en', [TAKEN, LAID], [pays('lathekin', 2), lifted]);
    expect(moves.map(saidIn)).toEqual([
      'Ada places the red 5 on B3. Lathekin costs 2 Favor tokens. The red 5 moves from B2 to C3.',
    ]);
    const turn = turned('grozing-pliers');
    expect(LOCALES.map((locale) => plain(sagradaLog(locale, turn).map(saidIn).join('')))).toEqual([
      'Ada pays 1 Favor token to use Grozing Pliers. The red 5 becomes a red 6. The red 6 goes on B3.',
      'Ada dépense 1 jeton Faveur pour utiliser l’outil « Pince à gruger ». Le dé rouge 5 devient un dé rouge 6. Le dé rouge 6 est placé en B3.',
      'Ada betaalt 1 betaalsteen voor de Driepuntstang. De rode 5 wordt een rode 6. De rode 6 komt op B3.',
      'Ada płaci 1 znacznik uznania za narzędzie „Szczypce kruszące”. Czerwona piątka zmienia się w szóstkę. Czerwona szóstka trafia na pole B3.',
    ]);
  });

  test('says what a tool cost', () => {
    const paid = { type: 'die-paid', rule: 'G-64', seat: 0, tool: 'lathekin', die: 'B1' } as const;
    const names = LOCALES.map((locale) => textsFor(locale).names.sagrada.tools.lathekin.name);
    expect(inSagrada(pays('lathekin', 2), lifted)).toEqual([
      `Ada · ${names[0]} (2 tokens), B2 → C3`,
      `Ada · ${names[1]} (2 jetons), B2 → C3`,
      `Ada · ${names[2]} (2 betaalstenen), B2 → C3`,
      `Ada · ${names[3]} (2 znaczniki), B2 → C3`,
    ]);
    expect(inSagrada(paid, lifted)).toEqual([
      `Ada · ${names[0]} (blue 1), B2 → C3`,
      `Ada · ${names[1]} (bleu 1), B2 → C3`,
      `Ada · ${names[2]} (blauwe 1), B2 → C3`,
      `Ada · ${names[3]} (niebieska jedynka), B2 → C3`,
    ]);
  });

  test('grows as it is played, and ends with the turn', () => {
    const first = sagradaLog('en', [TAKEN, LAID], [pays('lathekin', 2), lifted]);
    expect(shown(first)).toEqual(['Ada · red 5 → B3, Lathekin (2 tokens), B2 → C3']);
    const second = { ...LAID, die: 'G1', cell: 'A1' } as const;
    const lines = sagradaLog('en', [TAKEN, LAID], [DONE], [{ ...TAKEN, die: 'G1' }, second], [DONE]);
    expect(shown(lines)).toEqual(['Ada · red 5 → B3', 'Ada · green 1 → A1']);
    expect(lines.map(({ from, at }) => [from, at])).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  test('has a separate line when it is skipped', () => {
    const skipped = { type: 'turn-skipped', rule: 'G-40', seat: 0 } as const;
    expect(shown(sagradaLog('en', [DONE, skipped]).slice(1))).toEqual(['Ada · second turn skipped']);
    expect(inSagrada(skipped)).toEqual([
      'Ada · second turn skipped',
      'Ada · second tour sauté',
      'Ada · tweede beurt overgeslagen',
      'Ada · druga tura pominięta',
    ]);
  });
});

describe('the lines of Sagrada outside turns', () => {
  const over = { type: 'round-ended', rule: 'G-14', round: 3, dice: ['R3', 'B2'] } as const;

  test('say which dice are left in the draft pool', () => {
    expect(inSagrada(over)).toEqual([
      'Round 3 over · red 3, blue 2 → round track',
      'Fin de la manche 3 · rouge 3, bleu 2 → piste de manches',
      'Ronde 3 voorbij · rode 3, blauwe 2 → rondespoor',
      'Koniec rundy 3 · czerwona trójka, niebieska dwójka → tor rund',
    ]);
    expect(inSagrada({ ...over, dice: ['R1', 'R2', 'R3', 'R4', 'R5'] })).toEqual([
      'Round 3 over · 5 dice → round track',
      'Fin de la manche 3 · 5 dés → piste de manches',
      'Ronde 3 voorbij · 5 dobbelstenen → rondespoor',
      'Koniec rundy 3 · 5 kostek → tor rund',
    ]);
    expect(inSagrada({ ...over, dice: [] })[0]).toBe('Round 3 over');
  });

  test('separate the rounds', () => {
    expect(inSagrada({ type: 'rolled', rule: 'G-11', round: 4, seat: 1, dice: ['R1'] })).toEqual([
      'Round 4',
      'Manche 4',
      'Ronde 4',
      'Runda 4',
    ]);
  });

  test('list the points, and the outcome of a solo game', () => {
    const { soloWon } = textsFor('en').web.play;
    const end: readonly SagradaConsequence[] = [
      { type: 'objective-scored', rule: 'G-51', seat: 0, objective: 'color-variety', times: 2, points: 8 },
      { type: 'empty-scored', rule: 'G-67', seat: 0, spaces: 1, points: -3 },
      { type: 'target-met', rule: 'G-68', seat: 0, score: 41, target: 30 },
    ];
    expect(shown(sagradaLog('en', end))).toEqual(['Ada · 41 points', plain(soloWon(41, 30))]);
  });
});

/** A whole game in words. */
interface Told<T extends GameTypes> {
  readonly record: GameRecord<T>;
  readonly followed: readonly T['consequence'][];
  readonly lines: readonly LogLine[];
}

function told<T extends GameTypes>(
  game: Game<T>,
  words: LogWords<T['consequence']>,
  players: number,
  name: string,
): Told<T> {
  const record = playedRecord(game, { players, name });
  const position = game.start(record.options, players);
  const steps = record.events.map((event) => {
    const followed: T['consequence'][] = [];
    game.play(position, event, followed);
    return { followed };
  });
  return { record, followed: steps.flatMap(({ followed }) => followed), lines: logWriter(game, words, context)(steps) };
}

const count = (of: readonly { readonly type: string }[], ...types: readonly string[]): number =>
  of.filter(({ type }) => types.includes(type)).length;

/** All numbers in a field of the consequences. */
const numbers = (followed: readonly object[], type: string, field: string): readonly number[] =>
  followed.flatMap((happened) =>
    'type' in happened && happened.type === type ? [Number(Reflect.get(happened, field))] : [],
  );

/** All numbers in the highlighted parts of turns. */
const marked = (lines: readonly LogLine[], mark: string): readonly number[] =>
  lines
    .filter(({ kind }) => kind === 'turn')
    .flatMap(({ parts }) => parts.filter((part) => part.mark === mark))
    .flatMap(({ text }) => /\d+/.exec(text) ?? [])
    .map(Number);

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);

const GAMES = LOCALES.flatMap((locale) =>
  [2, 3, 4].map((players) => ({ locale, players, name: `log ${players}` }) as const),
);

describe.each(GAMES)('whole games of $players in $locale', ({ locale, players, name }) => {
  const {
    record: inGlass,
    followed: glass,
    lines: glassLines,
  } = told(sintra, logSintra(textsFor(locale)), players, name);
  const { followed: dice, lines: diceLines } = told(sagrada, logSagrada(textsFor(locale)), players, name);
  const lines = [...glassLines, ...diceLines];

  test('have one line per turn', () => {
    const turns = (all: readonly LogLine[]): number => all.filter(({ kind }) => kind === 'turn').length;
    expect(turns(glassLines)).toBe(count(inGlass.events, 'pick', 'back'));
    expect(turns(diceLines)).toBe(count(dice, 'chosen', 'turn-ended', 'turn-skipped'));
    expect(lines.filter(({ kind }) => kind === 'score')).toHaveLength(2 * players);
    expect(lines.filter(({ kind }) => kind === 'result')).toHaveLength(2);
    expect(lines.filter(({ kind }) => kind === 'round').length).toBeGreaterThanOrEqual(16);
  });

  test('name the player once per line', () => {
    for (const line of lines.filter(({ who }) => who !== '')) expect(shownIn(line).split(line.who)).toHaveLength(2);
  });

  test('name the player once in the sentences of a turn', () => {
    for (const line of lines.filter(({ kind }) => kind === 'turn'))
      expect(saidIn(line).split(line.who), saidIn(line)).toHaveLength(2);
  });

  test('show every point scored and every broken pane', () => {
    const points = [...numbers(glass, 'window-scored', 'points'), ...numbers(glass, 'colour-bonus', 'points')];
    expect(sum(marked(glassLines, 'points'))).toBe(sum(points));
    const broken = [...numbers(glass, 'broke', 'count'), ...numbers(glass, 'glass-lost', 'points').map(Math.abs)];
    expect(sorted(marked(glassLines, 'broken'))).toEqual(sorted(broken));
    expect(glassLines.flatMap(({ parts }) => parts.filter(({ mark }) => mark === 'window'))).toHaveLength(
      count(glass, 'strip-completed'),
    );
  });

  test('are short: two lines on a phone, except for a rare turn with everything in it', () => {
    const lengths = lines.map((line) => shownIn(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(115);
    expect(lengths.filter((length) => length > 90).length).toBeLessThanOrEqual(lines.length / 50);
  });

  test('are complete in sentences', () => {
    for (const line of lines)
      expect([shownIn(line), saidIn(line)]).toEqual([expect.stringMatching(/./), expect.stringMatching(/\.$/)]);
  });

  test('cover all events in order', () => {
    for (const [at, line] of glassLines.entries()) {
      expect(line.id).toBe(at);
      expect(line.at).toBeGreaterThanOrEqual(line.from);
    }
    expect(glassLines.at(-1)?.at).toBe(inGlass.events.length - 1);
  });
});

test('a position in the middle of a turn belongs to its line', () => {
  const lines = sagradaLog('en', [TAKEN, LAID], [DONE], [{ ...DONE, seat: 1, passed: true }]);
  expect([0, 1, 2, 9].map((at) => lineAt(lines, at)?.who)).toEqual(['Ada', 'Ada', 'Bob', 'Bob']);
  expect(lineAt([], 0)).toBeUndefined();
});

test('unchanged lines stay the same objects', () => {
  const write = logWriter(sintra, logSintra(textsFor('en')), context);
  const [first, second] = [
    { followed: [PICKED, PLACED] },
    {
      followed: [
        { ...PICKED, seat: 1 },
        { ...PLACED, seat: 1 },
      ],
    },
  ];
  expect(write([first, second])[0]).toBe(write([first])[0]);
});
