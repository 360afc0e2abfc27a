import type { Slip } from './slip.ts';

/** The start of a text, or of a sentence within it. */
const START = String.raw`(?:^|[.:;!?] |[“(])`;

const begins = (phrase: string): RegExp => new RegExp(`${START}${phrase}`, 'u');

export const ENGLISH: readonly Slip[] = [
  {
    pattern: begins(String.raw`Who(?:ever)? (?!won\b|starts\b|plays\b|moves\b)\w+[^?]*(?:[.,;:]|$)`),
    sample: 'Whoever opens the link sees this place.',
    better: 'Anyone with the link sees this position.',
  },
  {
    pattern: begins(String.raw`What(?:ever)? (?:is|was|are|were|has|can|you|others|happened)\b[^?]*[.;,]`),
    sample: 'What is pressed shows at once.',
    better: 'A press shows at once.',
  },
  { pattern: /\bthe own\b/i, sample: 'Each player shuffles the own strips.', better: 'their strips' },
  { pattern: /\bat one bench\b/i, sample: 'Two games of stained glass, at one bench.', better: 'one workbench' },
  {
    pattern: /\b(?:is|are) no (?:backup|record|set|file) of\b/i,
    sample: 'This file is no backup of Leadlight.',
    better: 'This isn’t a Leadlight backup.',
  },
  {
    pattern: /\b(?:may|can) not all\b/i,
    sample: 'The panes may not all break.',
    better: 'You can’t break all the panes.',
  },
  { pattern: /\b(?:rules|rule) holds?\b/i, sample: 'All placement rules hold.', better: 'All placement rules apply.' },
  {
    pattern: /\bstands? in (?:the|a) (?:record|file)\b/i,
    sample: 'A result may stand in the record.',
    better: 'is in the record',
  },
  {
    pattern: /\bdi(?:ce|e) of (?:your|the|their|a) window\b/i,
    sample: 'Move one die of your window.',
    better: 'a die in your window',
  },
  {
    pattern: /\btracks? for broken glass\b|\bbroken-glass\b/i,
    sample: 'The track for broken glass',
    better: 'the broken glass track',
  },
  {
    pattern: /,? also (?:where|when|if|those|by|in)\b/i,
    sample: 'Keys work, also where letters are off.',
    better: 'even where',
  },
  { pattern: /\b(?:games?|matches) that (?:are|is) over\b/i, sample: 'Games that are over', better: 'Finished games' },
  {
    pattern: /\bthe most points win\b/i,
    sample: 'The most points win.',
    better: 'The player with the most points wins.',
  },
  { pattern: /\b1 times?\b(?! (?:as|more))/i, sample: 'met 1 time', better: 'met once' },
  {
    pattern: /\b(?:back to now|the present again|how it was)\b/i,
    sample: 'This is how it was.',
    better: 'You’re viewing an earlier moment.',
  },
  { pattern: /\bit is the turn of\b/i, sample: 'It is the turn of seat 2.', better: 'It’s player 2’s turn.' },
  { pattern: /^(?:Troubles|Do it|Go on)$/, sample: 'Do it', better: 'the verb of the moment; Resume; Problems' },
  { pattern: /\bso many\b/i, sample: 'So many faults are named.', better: 'At most ten problems are listed.' },
];
