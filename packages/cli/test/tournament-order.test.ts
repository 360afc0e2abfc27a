import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { en } from '@leadlight/messages';
import { readFlags } from '../src/base/flags.ts';
import { GAMES } from '../src/games/registry.ts';
import { SAGRADA } from '../src/games/sagrada/game.ts';
import { tournament } from '../src/tournament/command.ts';
import { readTournament, type Order } from '../src/tournament/settings.ts';

const read = (...args: readonly string[]): Order =>
  readTournament(readFlags(args, tournament(GAMES).flags, en.cli.errors).flags, GAMES, en);

const order = (line: string): Order => read(...line.split(' ').filter((arg) => arg !== ''));

const bots = (value: string): readonly string[] => read('--game', 'sintra', '--bots', value).settings.bots;

describe('the order of a tournament', () => {
  it('has a default for everything but the game and the bots', () => {
    expect(order('--game sagrada --bots greedy,random')).toEqual({
      settings: {
        rules: '1',
        game: 'sagrada',
        players: 2,
        options: { tools: 3 },
        bots: ['greedy', 'random'],
        seed: 'leadlight',
      },
      game: SAGRADA,
      registry: GAMES.registry,
      games: 100,
      workers: Math.max(1, availableParallelism() - 1),
      bar: undefined,
      out: undefined,
    });
  });

  it('takes the bar as a percentage', () => {
    expect(order('--game sintra --bots greedy --until 62.5').bar).toBe(0.625);
  });

  it('has one time for master and another for programs', () => {
    expect(order('--game sintra --bots master,greedy --think 50').settings).toMatchObject({ think: 50 });
    expect(order('--game sintra --bots greedy,exec:x').settings).toMatchObject({ limit: 10_000 });
    expect(order('--game sintra --bots greedy,exec:x --limit 20').settings).toMatchObject({ limit: 20 });
  });

  it('splits names at commas outside quotes', () => {
    expect(bots('greedy, exec:node bot.mjs')).toEqual(['greedy', 'exec:node bot.mjs']);
    expect(bots(`exec:bot "a,b" --x 'c,d',greedy`)).toEqual([`exec:bot "a,b" --x 'c,d'`, 'greedy']);
  });

  it('may list a bot twice if each gets a seat', () => {
    expect(bots('greedy,greedy')).toEqual(['greedy', 'greedy']);
  });

  it.each([
    ['--bots greedy', /--game is missing/],
    ['--game sintra', /--bots is missing/],
    ['--game sintra --bots clever', /“clever”.*random, apprentice, greedy, helper,.* artist, master/],
    ['--game sintra --bots greedy,', /“”.*random, apprentice/],
    ['--game sintra --bots=', /“”.*random, apprentice/],
    ['--game sintra --bots exec:', /“exec:” isn’t a valid command/],
    ['--game sintra --bots exec:"a', /“exec:"a” isn’t a valid command/],
    ['--game sintra --bots greedy,random,greedy', /“greedy” is listed twice/],
    ['--game sintra --bots greedy --think 5', /--think.*“master”/],
    ['--game sintra --bots greedy --limit 5', /--limit is for programs only/],
    ['--game sintra --bots master --think 0', /--think.*1 to 3600000/],
    ['--game sintra --bots greedy --until 101', /--until.*0 to 100/],
    ['--game sintra --bots greedy --workers 0', /--workers.*1 to 256/],
    ['--game sintra --bots greedy --games 0', /--games.*1 to 1000000/],
    ['--game sintra --bots greedy --players 1', /--players.*2 to 4/],
    ['--game sagrada --bots greedy --side A', /--side is for Sintra only/],
    ['--game sagrada --bots greedy --tools 4', /only in a solo game/],
    ['--game sintra --bots greedy --annotate', /Unknown option --annotate/],
  ])('is refused: “%s”', (line, complaint) => {
    expect(() => order(line)).toThrow(complaint);
  });
});
