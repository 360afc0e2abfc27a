import type { CliTexts } from '../cli.ts';
import { bot } from './cli-bot.ts';
import { errors } from './cli-errors.ts';
import { help } from './cli-help.ts';
import { tournament } from './cli-tournament.ts';
import { verdict } from './cli-verdict.ts';
import { plural } from './grammar.ts';

export const cli: CliTexts = {
  board: {
    round: (round, of) => `Round ${round} of ${of}`,
    seat: (seat) => `Seat ${seat + 1}`,
    labelled: (label, value) => `${label}: ${value}`,
    startPlayer: 'start player',
    gameOver: 'Game over',
    abandoned: 'Game abandoned',
    hidden: 'hidden',
    smallLetters: 'small letters: spaces still empty',
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
    offers: 'On offer',
    noWindow: 'no window yet',
    target: 'Target score',
    paid: 'Paid dice',
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
    status: { finished: 'finished', running: 'running', abandoned: 'abandoned' },
    chance: { proved: 'all chance follows from the seed', possible: 'chance checked as possible only (no seed)' },
    sight: { full: 'everything known', partial: 'checked as far as one viewer could see' },
  },
  show: {
    after: (index, last) => `After event ${index} (of 0 to ${last})`,
    everything: 'everything that the record tells',
    spectator: 'as a spectator sees it',
    seenBy: (name) => `as ${name} sees it`,
    toMove: (names) => `To move: ${names}`,
    chanceNext: 'Chance comes next',
    endNext: 'The final scoring comes next',
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
    gamesPerSecond: 'Games per second',
    movesPerSecond: 'Moves per second',
    bytes: 'Bytes per position',
    allMoves: 'all legal moves',
    draftsOnly: 'rollouts, drafts only',
    speed: 'Random games',
    memory: 'Memory of a copied position',
    peer: 'Sintra on boardgame.io',
    ratio: 'Leadlight ÷ boardgame.io',
    peerMissing: 'The Sintra for boardgame.io is not installed here (bench/), so there is nothing to compare with.',
    machine: (cpu, node, date) => `One core of ${cpu}, Node ${node}, ${date}.`,
    method: (seconds, slices) =>
      `Each line: the best of ${slices} slices of random games, ${seconds} s in all; the slices of all lines take turns.`,
  },
  demo: {
    intro: 'Bots play one game of each kind.',
    finalScores: 'Final scores',
    next: 'More: leadlight --help',
  },
  bot,
  verdict,
  tournament,
  help,
  errors,
};
