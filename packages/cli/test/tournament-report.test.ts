import { describe, expect, it } from 'vitest';
import { LOCALES, en, textsFor } from '@leadlight/messages';
import { SAGRADA } from '../src/games/sagrada/game.ts';
import { SINTRA } from '../src/games/sintra/game.ts';
import { clock } from '../src/tournament/progress.ts';
import { report, type Outcome } from '../src/tournament/report.ts';
import type { Settings } from '../src/tournament/settings.ts';
import { forfeitedAt, played, SETTINGS, wonBy } from './tournament-games.ts';
import { present } from '../../core/test/present.ts';

const OUTCOME: Outcome = {
  settings: SETTINGS,
  game: SINTRA,
  gamesPerDeal: 2,
  games: [
    wonBy('greedy', 1),
    wonBy('greedy', 2),
    wonBy('greedy', 3),
    played(4, { ranking: [[0, 1]], shares: [0.5, 0.5], scores: [15, 15] }),
  ],
  remarks: ['That is all.'],
};

const SOLO: Settings = {
  rules: '1',
  game: 'sagrada',
  players: 1,
  options: { tools: 4 },
  bots: ['greedy'],
  seed: 'solo',
};

const REFUSED = {
  kind: 'illegal',
  answer: '{"type":"back","player":1}',
  reasons: [{ rule: 'R-41', key: 'already-leftmost', args: {} }],
} as const;

const forfeits = (count: number): Outcome['games'] =>
  Array.from({ length: count }, (_, i) => forfeitedAt(i + 1, REFUSED));

describe('the report of a tournament', () => {
  it('has the settings, a row for each bot, and notes', async () => {
    expect(await report(OUTCOME, 'plain', en)).toEqual([
      'Sintra · 2 players · Palace side A · 4 games · 2 deals · seed test',
      '',
      'Player   Games   Wins   Win rate   95% interval   Score   Spread   ms/move   max. ms       Rating',
      '──────   ─────   ────   ────────   ────────────   ─────   ──────   ───────   ───────   ──────────',
      'greedy       4    3.5      87.5%      39.6–98.7    18.8      2.5      0.50       2.0   30.1 ± 7.4',
      'random       4    0.5      12.5%       1.3–60.4    11.3      2.5      0.50       2.0   19.9 ± 7.4',
      '',
      'Win rate: wins per seat (a shared win is split equally), with its 95% Wilson interval. Equal players would have 50.0%.',
      'Score and ms/move: averages. Spread: the standard deviation of the scores.',
      'Rating: OpenSkill, over all games in order. Every bot starts at 25.0 ± 8.3.',
      'That is all.',
    ]);
  });

  it('can be a Markdown table and list', async () => {
    const lines = await report(OUTCOME, 'markdown', en);
    expect(lines[3]).toMatch(/^\| -+ \| -+: \| /);
    expect(lines[4]).toMatch(/^\| greedy \| +4 \| +3\.5 \| +87\.5% \| +39\.6–98\.7 \| /);
    expect(lines.slice(7).every((line) => line.startsWith('- '))).toBe(true);
  });

  it('escapes a vertical bar in the name of a program', async () => {
    const settings = { ...SETTINGS, bots: ['exec:a|b', 'random'] };
    const lines = await report({ ...OUTCOME, settings, games: [played(1, {}, settings)] }, 'markdown', en);
    expect(lines[4]).toMatch(/^\| exec:a\\\|b \| +1 \|/);
  });

  it('counts seats if a bot has several', async () => {
    const settings = { ...SETTINGS, players: 3 };
    const lines = await report(
      { ...OUTCOME, settings, gamesPerDeal: 3, games: [played(1, {}, settings)] },
      'plain',
      en,
    );
    expect(lines[2]).toMatch(/^Player +Games +Seats +Wins /);
    expect(lines[5]).toMatch(/^random +1 +2 +0 +0\.0% /);
    expect(lines.join('\n')).toMatch(/Equal players would have 33\.3%[^]*The last deal is incomplete/);
  });

  it('has a target and no rating in solo', async () => {
    const game = played(1, { scores: [30], shares: [1], target: 25, ranking: [[0]] }, SOLO);
    const lines = await report(
      { ...OUTCOME, settings: SOLO, game: SAGRADA, gamesPerDeal: 1, games: [game] },
      'plain',
      en,
    );
    expect(lines[0]).toBe('Sagrada · 1 player · Tools: 4 · 1 game · 1 deal · seed solo');
    expect(lines[2]).toMatch(/Score +Spread +Target score +ms\/move +max\. ms$/);
    expect(lines[4]).toMatch(/^greedy +1 +1 +100\.0% +20\.7–100\.0 +30\.0 +– +25\.0 /);
    expect(lines.join('\n')).toContain('above the target score (G-68)');
  });

  it('has no table without games', async () => {
    expect(await report({ ...OUTCOME, games: [] }, 'plain', en)).toEqual(['That is all.']);
  });

  it.each([
    ['en', 'Game 1, player 2, random: Illegal move: {"type":"back","player":1} – The glazier moves'],
    ['fr', 'Partie 1, joueur 2, random\u00A0: '],
    ['nl', 'Spel 1, speler 2, random: '],
    ['pl', 'Rozgrywka 1, gracz 2, random: '],
  ] as const)('gives each forfeit in %s: the game, the player, the rule and the seed', async (locale, start) => {
    const lines = await report({ ...OUTCOME, games: forfeits(1) }, 'plain', textsFor(locale));
    const line = lines.find((found) => found.startsWith(start));
    expect(line).toMatch(/\(R-41\) · .*[0-9a-f]{64}$/);
    expect(lines[4]).toMatch(/ 0$/);
    expect(lines[5]).toMatch(/ 1$/);
  });

  it('counts forfeits after the tenth', async () => {
    const lines = await report({ ...OUTCOME, games: forfeits(13) }, 'plain', en);
    expect(lines.filter((line) => line.startsWith('Game '))).toHaveLength(10);
    expect(lines.at(-1)).toBe('And 3 more forfeited games.');
  });

  it('keeps escape sequences of programs off the terminal', async () => {
    const settings = { ...SETTINGS, bots: ['exec:\u001B[31mred', 'random'] };
    const games = [played(1, {}, settings)];
    expect((await report({ ...OUTCOME, settings, games }, 'plain', en)).join('')).not.toContain('\u001B');
  });

  it('is different in each language', async () => {
    const reports = await Promise.all(LOCALES.map((locale) => report(OUTCOME, 'plain', textsFor(locale))));
    expect(new Set(reports.map((lines) => lines.join('\n'))).size).toBe(4);
    expect(reports.map((lines) => /87[.,]5.?%/u.test(present(lines[4])))).toEqual([true, true, true, true]);
  });
});

describe('the clock', () => {
  it.each([
    [0, '0:00'],
    [9_600, '0:10'],
    [61_000, '1:01'],
    [3_600_000 + 62_000, '1:01:02'],
    [Infinity, '–:––'],
    [Number.NaN, '–:––'],
  ])('writes %f ms as %s', (milliseconds, words) => {
    expect(clock(milliseconds)).toBe(words);
  });
});
