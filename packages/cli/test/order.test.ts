import { describe, expect, it } from 'vitest';
import { en } from '@leadlight/messages';
import { readFlags } from '../src/base/flags.ts';
import { GAMES } from '../src/games/registry.ts';
import { SAGRADA } from '../src/games/sagrada/game.ts';
import { simulate } from '../src/simulate/command.ts';
import { readOrder, type Order } from '../src/simulate/order.ts';

const order = (line: string): Order => {
  const args = line.split(' ').filter((arg) => arg !== '');
  const { flags } = readFlags(args, simulate(GAMES).flags, en.cli.errors);
  return readOrder(flags, GAMES, en);
};

describe('the order of a simulation', () => {
  it('has a default for everything but the game', () => {
    expect(order('--game sagrada')).toMatchObject({
      game: SAGRADA,
      players: 2,
      games: 1,
      seed: 'leadlight',
      options: { tools: 3 },
      bots: ['random', 'random'],
      annotate: false,
    });
  });

  it('fills the remaining seats with the last bot', () => {
    expect(order('--game sintra --players 4 --bots greedy,random').bots).toEqual([
      'greedy',
      'random',
      'random',
      'random',
    ]);
  });

  it('accepts a seed that looks like a negative number', () => {
    expect(order('--game sintra --seed -5').seed).toBe('-5');
  });

  it.each([
    ['', /--game is missing/],
    ['--game chess', /“chess”.*sintra, sagrada/],
    ['--game sintra --players 1', /--players.*2 to 4/],
    ['--game sagrada --players 5', /--players.*1 to 4/],
    ['--game sintra --games 0', /--games/],
    ['--game sintra --games 1e3', /--games/],
    ['--game sagrada --side A', /--side is for Sintra only/],
    ['--game sagrada --score-floor', /--score-floor is for Sintra only/],
    ['--game sintra --tools 3', /--tools is for Sagrada only/],
    ['--game sintra --with-tools lathekin', /--with-tools is for Sagrada only/],
    ['--game sagrada --tools 4', /only in a solo game/],
    ['--game sagrada --players 1 --tools 6', /--tools.*1 to 5/],
    ['--game sagrada --with-tools lathekin', /exactly 3 tools, not 1/],
    ['--game sagrada --players 1 --tools 2 --with-tools lathekin', /exactly 2 tools, not 1/],
    ['--game sagrada --with-tools lathekin,lathekin,tap-wheel', /“lathekin” is listed twice/],
    ['--game sagrada --with-tools lathekin,hammer,tap-wheel', /“hammer”.*glazing-hammer/],
    ['--game sintra --bots clever', /“clever”.*random, apprentice, greedy, helper,.* artist, master/],
    ['--game sintra --bots greedy,greedy,greedy', /Too many bots: 3 for 2 seats/],
    ['--game sintra --side C', /“C”.*A, B/],
    ['--game sintra --seed', /--seed needs a value/],
    ['--game sintra --annotate=yes', /--annotate takes no value/],
    ['--game sintra --colour', /Unknown option --colour/],
  ])('is refused: “%s”', (line, complaint) => {
    expect(() => order(line)).toThrow(complaint);
  });
});
