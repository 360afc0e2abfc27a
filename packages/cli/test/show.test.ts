import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { example, leadlight } from './cli.ts';

const TWO = example('sagrada', 'sagrada-2-players');
const SINTRA = example('sintra', 'sintra-4-players-side-B');

const show = async (...args: readonly string[]): Promise<string> => {
  const { out, err, code } = await leadlight(['show', ...args]);
  expect([err, code]).toEqual(['', 0]);
  return out;
};

describe('show', () => {
  it('shows the end of a game, with every secret and the scores', async () => {
    const out = await show(TWO);
    expect(out).toContain('After event 91 (last: 91) · everything in the record');
    expect(out).toContain('Round 10 of 10 · Game over');
    expect(out).toContain('Private: Shades of Yellow');
    expect(out).toContain('Private: Shades of Blue');
  });

  it('shows a seat its own secret and hides the others', async () => {
    const own = await show(TWO, '--at', '30', '--seat', '0');
    expect(own).toContain('as p0 sees it');
    expect(own).toContain('Private: Shades of Yellow');
    expect(own).toContain('Private: hidden');
    expect(own).not.toContain('Shades of Blue');
  });

  it('hides all secrets from a spectator', async () => {
    const out = await show(TWO, '--at', '30', '--spectator');
    expect(out.match(/Private: hidden/g)).toHaveLength(2);
    expect(out).not.toContain('Shades of');
  });

  it('hides offers and choices until all players have chosen', async () => {
    const early = await show(TWO, '--at', '1', '--seat', '1');
    expect(early).not.toContain('Chromatic Splendor');
    expect(early).toContain('Luz Celestial');
    expect(await show(TWO, '--at', '2', '--seat', '1')).toContain('Chromatic Splendor');
  });

  it('fits 100 columns with 4 players, without colours in a pipe', async () => {
    for (const file of [SINTRA, example('sagrada', 'sagrada-4-players')]) {
      const out = await show(file, '--at', '40');
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
      expect(out).not.toContain('\u001B');
    }
  });

  it('shows the board in four languages', async () => {
    const boards = await Promise.all(['en', 'fr', 'nl', 'pl'].map((lang) => show(SINTRA, '--at', '3', '--lang', lang)));
    const words = ['Broken glass', 'Verre brisé', 'Gebroken glas', 'Stłuczone szkło'];
    for (const [i, board] of boards.entries()) expect(board).toContain(words[i]);
  });

  it('takes the language from the environment', async () => {
    const { out } = await leadlight(['show', SINTRA], '', { LC_ALL: 'pl_PL.UTF-8', LANG: 'fr_FR.UTF-8' });
    expect(out).toContain('Koniec gry');
  });

  it.each([
    [[TWO, '--at', '92'], /no event 92: the last event in the record is 91/],
    [[TWO, '--seat', '2'], /no seat 2/],
    [[TWO, '--record', '2'], /no record 2: the file has only one/],
    [[TWO, '--seat', '0', '--spectator'], /--seat or --spectator, not both/],
    [[], /Name the file/],
    [['/nowhere'], /“\/nowhere” doesn’t exist/],
  ] as const)('refuses %j', async (args, complaint) => {
    const { out, err, code } = await leadlight(['show', ...args]);
    expect(err).toMatch(complaint);
    expect([out, code]).toEqual(['', 2]);
  });

  it('shows no record that verify refuses', async () => {
    const record = JSON.parse(readFileSync(TWO, 'utf8')) as { events: object[] };
    record.events.push({ type: 'reveal', private: [['Y'], ['B']] });
    const { out, err, code } = await leadlight(['show', '-', '--at', '3'], JSON.stringify(record));
    expect([out, code]).toEqual(['', 1]);
    expect(err).toMatch(/^leadlight: BAD: event 92: record: /);
  });

  it('names the event that cannot be played', async () => {
    const events = [{ type: 'setup' }, { type: 'end' }];
    const { err, code } = await leadlight(['show', '-'], JSON.stringify({ game: 'sintra', events }));
    expect(code).toBe(1);
    expect(err).toMatch(/^leadlight: BAD: /);
  });
});
