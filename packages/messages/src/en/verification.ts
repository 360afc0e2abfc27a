import type { VerificationTexts } from '../verification.ts';
import { number, plural } from './grammar.ts';

export const verification: VerificationTexts = {
  title: 'Fairness check',
  act: 'Check fairness',
  checking: 'Checking the game…',
  verdicts: {
    fine: {
      title: 'Everything matches',
      text: 'This browser replayed the whole game from its seed and salts: chance, moves and score are right.',
    },
    unknown: {
      title: 'No fault found, but something is missing',
      text: 'What could be checked is right. The steps below say what couldn’t be checked.',
    },
    warning: {
      title: 'Everything matches, with a warning',
      text: 'Chance, moves and score are right, but not every player’s salt is in the game.',
    },
    wrong: {
      title: 'Something is wrong',
      text: 'Someone has changed this game file, or the game wasn’t fair. The steps below say where.',
    },
  },
  states: { fine: 'Right', unknown: 'Not checked', warning: 'Warning', wrong: 'Wrong' },
  seed: {
    title: 'The seed',
    text: 'All chance comes from a secret number, the seed. Before the game, the server publishes its commitment: a fingerprint that fits this seed and no other.',
    kept: 'The seed revealed after the game matches the commitment.',
    broken: 'The revealed seed doesn’t match the commitment.',
    missing: 'This game file has no seed, so nobody can trace its chance.',
    seen: (date) => `This device saw the same commitment during the game, on ${date}.`,
    changed: 'This device saw a different commitment during the game.',
    unseen: 'This device didn’t see the commitment during the game, so it has to trust the game file.',
  },
  salts: {
    title: 'The salts',
    text: 'Each player’s device adds a few random characters, its salt. All salts are sealed before the first is opened, so nobody can fit theirs to the others.',
    nobody: 'No player added a salt. The device or server that ran the game chose the seed alone.',
    seats: {
      added: 'Sealed, then opened: it matches.',
      'left-out': 'Sealed, but left out of the game.',
      none: 'No salt.',
      bot: 'Bots add no salt.',
      unsealed: 'Added without a seal.',
      wrong: 'Doesn’t match its seal.',
    },
    warning:
      'A slow connection can cause this. But a player who holds back a salt, or a server that leaves one out, can choose between two outcomes. If it happens often, don’t trust this server.',
    ownMissing: 'This device sealed a salt, but the game began without it.',
  },
  chance: {
    title: 'Chance',
    text: 'This browser draws every chance event again, from the seed and the salts.',
    equal: (count) =>
      plural(count, {
        one: `${number(count)} chance event drawn again: it’s the same.`,
        other: `${number(count)} chance events drawn again: all the same.`,
      }),
    possible: (count) =>
      plural(count, {
        one: `${number(count)} chance event is possible under the rules. Without the seed, nobody can check more.`,
        other: `${number(count)} chance events are possible under the rules. Without the seed, nobody can check more.`,
      }),
    different: (event, events) => `Event ${number(event)} of ${number(events)} is wrong.`,
    before: (count) => `Chance events that were right before the fault: ${number(count)}.`,
  },
  moves: {
    title: 'Moves',
    text: 'This browser plays every move again, by the rules of the game.',
    allowed: (count) =>
      plural(count, {
        one: `${number(count)} move played again: the rules allow it.`,
        other: `${number(count)} moves played again: the rules allow them all.`,
      }),
    stoodIn: (count) =>
      plural(count, {
        one: `A bot made ${number(count)} of them for an absent player.`,
        other: `A bot made ${number(count)} of them for an absent player.`,
      }),
    partial: 'This game file shows only what one viewer saw, so hidden moves weren’t checked.',
    refused: (event, events, name) =>
      name === ''
        ? `Event ${number(event)} of ${number(events)} isn’t allowed.`
        : `${name}: event ${number(event)} of ${number(events)} isn’t allowed.`,
    before: (count) => `Moves that were right before the fault: ${number(count)}.`,
  },
  score: {
    title: 'Score',
    text: 'This browser counts the final score again.',
    right: 'The score is right.',
    different: 'The score in the game file is wrong. The right one:',
    running: 'The game isn’t over, so there’s no score to count.',
    abandoned: 'The game was abandoned, so there’s no score to count.',
    uncounted: 'The fault above makes it impossible to count the score.',
  },
  figures: {
    title: 'Show the numbers',
    seed: 'Seed',
    commitment: 'Commitment',
    computed: 'Computed by this browser',
    salt: 'Salt',
    nonce: 'Nonce',
    none: 'None',
  },
  proves: {
    title: 'What this proves',
    otherwise: 'What it proves if every step is right',
    points: [
      'Nobody chose the outcomes: the seed was fixed before the server knew the salts, and each salt before anyone knew another.',
      'Nobody changed the outcomes during the game: they all follow from the seed and the salts.',
      'Every move follows the rules, and the score is right.',
    ],
  },
  limits: {
    title: 'What it doesn’t prove',
    points: [
      'The server knows the seed. The person who runs it could find out what comes next.',
      'A player who holds back a salt, or a server that leaves one out, can choose between two outcomes. The list of salts shows whether that happened.',
      'Players can talk to each other, or let a program choose their moves.',
      'A game file doesn’t prove when the commitment was published, or who played. Only a device that took part can compare.',
      'A dishonest server could also send a dishonest page. To check the game without it, download the game file and use the command line: leadlight verify.',
    ],
  },
  chooseText: 'Choose a game file to check it here. It stays in this browser.',
  missing:
    'This game isn’t here, or the server can’t be reached. Check your connection, then try again, or choose its game file.',
  unreadable: 'This game can’t be checked.',
};
