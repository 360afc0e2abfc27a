/**
 * Measures Sintra's house strips in games between equal bots: points and broken panes, for every number of players and
 * both palace sides. Usage: npm run balance -- [--level LEVEL] [--games N] [--seed TEXT]. The same arguments
 * give the same table.
 */
import { parseArgs } from 'node:util';
import { FastRandom } from '@leadlight/core';
import { LEVELS, type Level } from '@leadlight/bots';
import { sintraBots } from '@leadlight/bots/sintra';
import { PALACE_SIDES, sintra, type Consequence, type Event, type PalaceSide, type Position } from '@leadlight/sintra';

interface Setting {
  readonly players: number;
  readonly side: PalaceSide;
}

interface Tally {
  readonly scores: readonly number[];
  /** Broken panes at all seats together. */
  readonly broken: number;
}

const brokenIn = (trace: readonly Consequence[]): number =>
  trace.reduce((sum, followed) => sum + (followed.type === 'broke' ? followed.count : 0), 0);

/** The next event: chance, or the move of the bot whose turn it is. */
function next(position: Position, events: readonly Event[], level: Level, random: FastRandom): Event {
  const drawn = sintra.draw(position, () => random);
  if (drawn !== undefined) return drawn;
  const search = sintraBots.begin({ seat: position.turn, position, events }, level, String(events.length));
  let thought = search.step(Infinity);
  while (!thought.finished) thought = search.step(Infinity);
  return thought.move;
}

function playGame({ players, side }: Setting, level: Level, seed: string): Tally {
  const random = new FastRandom(seed);
  const position = sintra.start({ side, scoreFloor: false, strips: 'house' }, players);
  const events: Event[] = [];
  let broken = 0;
  while (position.phase !== 'over') {
    const event = next(position, events, level, random);
    const trace: Consequence[] = [];
    sintra.play(position, event, trace);
    events.push(event);
    broken += brokenIn(trace);
  }
  return { scores: position.boards.map(({ score }) => score), broken };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function rowOf(setting: Setting, level: Level, games: number, seed: string): string {
  const tallies = Array.from({ length: games }, (_, game) =>
    playGame(setting, level, `${seed}:${setting.players}${setting.side}:${game}`),
  );
  const scores = tallies.flatMap((tally) => tally.scores);
  const negative = (100 * scores.filter((score) => score < 0).length) / scores.length;
  const broken = mean(tallies.map((tally) => tally.broken / setting.players));
  const figures = [mean(scores), negative, broken].map((figure) => figure.toFixed(1));
  return `| ${[setting.players, setting.side, ...figures].join(' | ')} |`;
}

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'journeyman' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'leadlight' },
  },
});
const level = LEVELS.find((name) => name === values.level);
const games = Number(values.games);

if (level === undefined || !Number.isSafeInteger(games) || games < 1) {
  console.error(`Unknown level or number of games. For example: npm run balance -- --level ${LEVELS[3]} --games 100`);
  process.exitCode = 2;
} else {
  console.log('| players | side | mean score | below 0, % | broken panes per seat |');
  console.log('| ------: | ---- | ---------: | ---------: | --------------------: |');
  for (const players of [2, 3, 4]) {
    for (const side of PALACE_SIDES) console.log(rowOf({ players, side }, level, games, values.seed));
  }
}
