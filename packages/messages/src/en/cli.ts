import type { CliTexts } from '../cli.ts';
import { bot } from './cli-bot.ts';
import { errors } from './cli-errors.ts';
import { help } from './cli-help.ts';
import { tournament } from './cli-tournament.ts';
import { verdict } from './cli-verdict.ts';
import { plural } from './grammar.ts';

export const cli: CliTexts = {
  labelled: (label, value) => `${label}: ${value}`,
  board: {
    round: (round, of) => `Round ${round} of ${of}`,
    seat: (seat) => `Player ${seat + 1}`,
    startPlayer: 'start player',
    gameOver: 'Game over',
    abandoned: 'Game abandoned',
    hidden: 'hidden',
    smallLetters: 'lower case: empty spaces',
    bag: 'Bag',
    tower: 'Tower',
    centre: 'Centre',
    displays: 'Displays',
    tile: 'starting tile',
    indicator: 'Round indicator',
    brokenGlass: (marker) => `Broken glass: ${marker}`,
    lost: (points) => `lost so far: ${points}`,
    glazier: 'glazier',
    palaceSide: (side) => `Palace side ${side}`,
    scoreFloor: 'No score below 0',
    pool: 'Draft pool',
    hand: 'In hand',
    roundTrack: 'Round track',
    tools: 'Tools',
    publicObjectives: 'Public objectives',
    privateObjectives: 'Private',
    tokens: 'Favor tokens',
    offers: 'Windows to choose from',
    noWindow: 'no window yet',
    target: 'Target score',
    paid: 'Dice paid',
  },
  verify: {
    record: (file, number) => `${file}, record ${number}`,
    ok: 'ok',
    bad: 'BAD',
    players: (count) => plural(count, { one: `${count} player`, other: `${count} players` }),
    events: (count) => plural(count, { one: `${count} event`, other: `${count} events` }),
    event: (index) => `event ${index}`,
    more: (count) => `and ${count} more`,
    summary: (records, bad) =>
      plural(records, {
        one: `${records} record checked, ${bad} bad`,
        other: `${records} records checked, ${bad} bad`,
      }),
    status: { finished: 'finished', running: 'in progress', abandoned: 'abandoned' },
    chance: {
      proved: 'all chance events follow from the seed',
      possible: 'chance events are possible, but not proven (no seed)',
    },
    sight: { full: 'nothing hidden', partial: 'checked as far as one viewer could see' },
  },
  show: {
    after: (index, last) => `After event ${index} (last: ${last})`,
    everything: 'everything in the record',
    spectator: 'as a spectator sees it',
    seenBy: (name) => `as ${name} sees it`,
    toMove: (names) => `To move: ${names}`,
    chanceNext: 'Next: a draw or a roll',
    endNext: 'Next: final scoring',
  },
  score: { player: 'Player' },
  simulate: {
    written: (records, file) =>
      plural(records, { one: `${records} record written to ${file}`, other: `${records} records written to ${file}` }),
  },
  bench: {
    game: 'Game',
    players: 'Players',
    choices: 'Choices',
    gamesPerSecond: 'Games per CPU second',
    movesPerSecond: 'Moves per CPU second',
    quartiles: 'Quartiles',
    bytes: 'Bytes per position',
    allMoves: 'all legal moves',
    draftsOnly: 'rollouts, drafts only',
    speed: 'Random games',
    memory: 'Memory per copied position',
    peer: 'Sintra on boardgame.io',
    ratio: 'Leadlight ÷ boardgame.io',
    peerMissing: 'Sintra on boardgame.io isn’t installed here (bench/), so there’s nothing to compare with.',
    native: (game) => `${game} in C`,
    nativeMissing: 'A C compiler or the C version (bench/native/) is missing here, so there’s nothing to compare with.',
    machine: (cpu, node, date) => `One core, ${cpu}, Node ${node}, ${date}.`,
    method: (seconds, slices) =>
      `Each row: the median of ${slices} slices of random games by CPU time, with quartiles; ${seconds} s in all. Slices of different rows alternate.`,
  },
  demo: {
    intro: 'Bots play a game of Sintra, then a game of Sagrada.',
    finalScores: 'Final scores',
    next: 'More: leadlight --help',
  },
  bot,
  verdict,
  tournament,
  help,
  errors,
};
