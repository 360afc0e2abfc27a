import type { KeepingTexts } from '../../web/keeping.ts';
import { number, plural } from '../grammar.ts';

export const keeping: KeepingTexts = {
  takeBack: 'Undo my last turn',
  sameDeal: 'Same deal again',
  abandon: 'Abandon game',
  abandonAsk: {
    title: 'Abandon this game?',
    text: 'It ends without a result. You can still replay it.',
    yes: 'Abandon',
  },
  remove: 'Delete game',
  removeAsk: { title: 'Delete this game?', text: 'You won’t be able to get it back.', yes: 'Delete' },
  makeRoomAsk: {
    title: 'Delete all finished games?',
    text: 'Games in progress are kept. To keep the finished ones too, download a backup first.',
    yes: 'Delete',
  },
  elsewhere: 'This game is being played in another tab.',
  playHere: 'Play here',
  newVersion: 'A new version of Leadlight is ready.',
  loadVersion: 'Update',
  data: 'Your data',
  dataMore: 'Your games, settings and strip sets are stored only in this browser. Clearing site data deletes them.',
  restore: 'Restore a backup',
  wipe: 'Delete everything',
  wipeAsk: {
    title: 'Delete everything?',
    text: 'This deletes all games, settings and strip sets in this browser. You won’t be able to get them back.',
    yes: 'Delete everything',
  },
  added: (count) =>
    plural(count, { one: `${number(count)} game restored.`, other: `${number(count)} games restored.` }),
  known: (count) =>
    plural(count, {
      one: `${number(count)} game was already here.`,
      other: `${number(count)} games were already here.`,
    }),
  broken: (count) =>
    plural(count, {
      one: `${number(count)} game was damaged and couldn’t be restored.`,
      other: `${number(count)} games were damaged and couldn’t be restored.`,
    }),
  noBackup: 'This isn’t a Leadlight backup. Nothing was changed: choose another file.',
  damaged: (count) =>
    plural(count, {
      one: `${number(count)} game in this browser can’t be read.`,
      other: `${number(count)} games in this browser can’t be read.`,
    }),
  removeDamaged: 'Delete unreadable games',
};
