import type { CommonTerm, TypedTexts, Vocabulary } from '../typed.ts';
import { points } from './grammar.ts';

export const words: Vocabulary<CommonTerm> = {
  where: 'where, fits, fit',
  need: 'need, needs, lack, lacks, missing',
  bag: 'bag, left',
  since: 'since, changed, happened, news',
  score: 'score, scores, worth, points',
  read: 'read, show, describe',
  me: 'me, my, i, mine, own',
  small:
    'a, an, the, has, have, to, onto, on, in, into, of, off, from, at, with, and, then, for, by, what, which, who, does, do, is, are, it, them, they, this, that, can, could, would, will, go, goes, put, place, take, takes, use, move, please, pane, panes, die, dice, space, player, my turn, last turn, s',
};

export const typed: TypedTexts = {
  unknown: (word, example) => `“${word}” isn’t clear here. Try “${example}”.`,
  impossible: (example) => `That can’t be chosen now. Try “${example}”.`,
  incomplete: (example) => `That isn’t a move or a question yet. Try “${example}”.`,
  notDue: 'It isn’t your turn. You can still ask questions.',
  notYours: 'That move belongs to another player.',
  nothingSince: 'Nothing has happened since your last move.',
  chooseFirst: 'Choose a move first, or type one after the question.',
  noBoard: 'You’re watching, so no board here is yours. Name a player.',
  change: (move, change) => `${move}: ${change > 0 ? '+' : ''}${points(change)}.`,
  questions: {
    where: 'Where can the chosen colour or die go?',
    need: 'What does the next player need?',
    bag: 'What is left in the bag?',
    since: 'What has happened since your last move?',
    score: 'What would the chosen move score?',
    read: 'How full is your board?',
  },
};
