import type { VerificationTexts } from '../verification.ts';
import { number, plural } from './grammar.ts';

export const verification: VerificationTexts = {
  title: 'Fairness check',
  act: 'Check fairness',
  checking: 'Checking the game…',
  verdicts: {
    fine: {
      title: 'Everything matches',
      text: 'This browser replayed the whole game from its seed and salts. Chance, moves and score all match.',
    },
    unknown: {
      title: 'No problems found, but not everything was checked',
      text: 'Everything that could be checked is right. The steps below show what couldn’t.',
    },
    warning: {
      title: 'Everything matches, with a warning',
      text: 'Chance, moves and score all match, but not every player’s salt is in the game.',
    },
    wrong: {
      title: 'Something is wrong',
      text: 'This game file has been changed, or the game wasn’t fair. The steps below show where.',
    },
  },
  states: { fine: 'OK', unknown: 'Not checked', warning: 'Warning', wrong: 'Wrong' },
  seed: {
    title: 'The seed',
    text: 'Every chance event comes from a secret number, the seed. Before an online game, the server publishes a commitment to it: a fingerprint that fits only this seed.',
    kept: 'The seed revealed after the game matches the commitment.',
    broken: 'The revealed seed doesn’t match the commitment.',
    missing: 'This game file has no seed, so its chance events can’t be traced.',
    seen: (date) => `This device saw the same commitment during the game, on ${date}.`,
    changed: 'This device saw a different commitment during the game.',
    unseen: 'This device didn’t see the commitment during the game, so it has to trust the game file.',
  },
  salts: {
    title: 'The salts',
    text: 'Each player’s device adds a few random characters, its salt. All salts are sealed before the first is opened, so nobody can tailor theirs to the others.',
    nobody: 'No player added a salt. The device or server that ran the game chose the seed on its own.',
    seats: {
      added: 'Sealed, then opened. It matches.',
      'left-out': 'Sealed, but left out of the game.',
      none: 'No salt.',
      bot: 'Bots add no salt.',
      unsealed: 'Added without a seal.',
      wrong: 'Doesn’t match its seal.',
    },
    warning:
      'A slow connection can cause this. But a player who holds back a salt, or a server that leaves one out, can choose between two outcomes. If it happens often, don’t trust this server.',
    ownMissing: 'This device sealed a salt, but the game started without it.',
  },
  chance: {
    title: 'Chance',
    text: 'This browser draws every chance event again, from the seed and the salts.',
    equal: (count) =>
      plural(count, {
        one: `${number(count)} chance event drawn again: it matches.`,
        other: `${number(count)} chance events drawn again: all match.`,
      }),
    possible: (count) =>
      plural(count, {
        one: `${number(count)} chance event checked: it is possible under the rules. Without the seed, nothing more can be checked.`,
        other: `${number(count)} chance events checked: all are possible under the rules. Without the seed, nothing more can be checked.`,
      }),
    different: (event, events) => `Event ${number(event)} of ${number(events)} is wrong.`,
    before: (count) => `Matching chance events before the problem: ${number(count)}.`,
  },
  moves: {
    title: 'Moves',
    text: 'This browser replays every move by the rules of the game.',
    allowed: (count) =>
      plural(count, {
        one: `${number(count)} move replayed: the rules allow it.`,
        other: `${number(count)} moves replayed: the rules allow them all.`,
      }),
    stoodIn: (count) => `Moves made by stand-in bots: ${number(count)}.`,
    partial: 'This game file shows only what one viewer saw, so hidden moves weren’t checked.',
    refused: (event, events, name) =>
      name === ''
        ? `Event ${number(event)} of ${number(events)} isn’t allowed.`
        : `${name}: event ${number(event)} of ${number(events)} isn’t allowed.`,
    before: (count) => `Legal moves before the problem: ${number(count)}.`,
  },
  score: {
    title: 'Score',
    text: 'This browser works out the final score again.',
    right: 'The score is right.',
    different: 'The score in the game file is wrong. It should be:',
    running: 'The game isn’t over, so there’s no final score to check.',
    abandoned: 'The game was abandoned, so there’s no final score to check.',
    uncounted: 'Because of the problem above, the score can’t be worked out.',
  },
  figures: {
    title: 'Show the values',
    seed: 'Seed',
    commitment: 'Commitment',
    computed: 'Computed by this browser',
    salt: 'Salt',
    nonce: 'Nonce',
    none: 'None',
  },
  proves: {
    title: 'What this proves',
    otherwise: 'What this would prove if every step were OK',
    points: [
      'Nobody chose the outcomes: the seed was fixed before the server knew the salts, and each salt before anyone knew the others.',
      'Nobody changed the outcomes during the game: they all follow from the seed and the salts.',
      'Every move follows the rules, and the score is right.',
    ],
  },
  limits: {
    title: 'What this doesn’t prove',
    points: [
      'The server knows the seed, so the person who runs it could find out what comes next.',
      'A player who holds back a salt, or a server that leaves one out, can choose between two outcomes. The list of salts shows whether that happened.',
      'Players can talk to each other, or let a program choose their moves.',
      'A game file alone doesn’t prove when the commitment was published, or who played. Only a device that took part can compare the file with what it saw.',
      'A dishonest server could also send a dishonest page. To check the game independently, download the game file and run “leadlight verify FILE” on the command line.',
    ],
  },
  chooseText: 'Choose a game file to check it here. It stays in this browser.',
  missing:
    'This game isn’t here, or the server can’t be reached. Check your connection, then try again, or choose its game file.',
  unreadable: 'This game can’t be checked.',
};
