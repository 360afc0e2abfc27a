import type { KeepingTexts } from '../../web/keeping.ts';
import { number, plural } from '../grammar.ts';

export const keeping: KeepingTexts = {
  takeBack: 'Take back my last turn',
  sameDeal: 'Same deal again',
  abandon: 'Abandon the game',
  abandonAsk: {
    title: 'Abandon the game?',
    text: 'It ends without a result. You can still look at it afterwards.',
    yes: 'Abandon',
  },
  remove: 'Delete the game',
  removeAsk: { title: 'Delete the game?', text: 'Nothing will be left of it in this browser.', yes: 'Delete' },
  makeRoomAsk: {
    title: 'Delete all finished games?',
    text: 'Games in progress are kept. Download everything first if you want to keep the others.',
    yes: 'Delete them',
  },
  elsewhere: 'This game is being played in another tab.',
  playHere: 'Play here',
  newVersion: 'A new version of Leadlight is ready.',
  loadVersion: 'Load it',
  data: 'Your data',
  dataMore: 'Games, settings and strip sets are kept in this browser and nowhere else.',
  restore: 'Restore from a file',
  wipe: 'Delete everything',
  wipeAsk: {
    title: 'Delete everything?',
    text: 'All games, settings and strip sets in this browser will be gone.',
    yes: 'Delete everything',
  },
  added: (count) => plural(count, { one: `${number(count)} game added.`, other: `${number(count)} games added.` }),
  known: (count) =>
    plural(count, {
      one: `${number(count)} game was here already.`,
      other: `${number(count)} games were here already.`,
    }),
  broken: (count) =>
    plural(count, {
      one: `${number(count)} game was broken and left out.`,
      other: `${number(count)} games were broken and left out.`,
    }),
  noBackup: 'This file is no backup of Leadlight. Nothing was changed.',
  damaged: (count) =>
    plural(count, {
      one: `${number(count)} game in this browser cannot be read.`,
      other: `${number(count)} games in this browser cannot be read.`,
    }),
  removeDamaged: 'Delete what cannot be read',
};
