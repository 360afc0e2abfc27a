import type { KeepingTexts } from '../../web/keeping.ts';

export const keeping: KeepingTexts = {
  takeBack: 'Undo my last turn',
  sameDeal: 'Same deal again',
  abandon: 'Abandon game',
  remove: 'Delete game',
  elsewhere: 'This game is being played in another tab.',
  playHere: 'Play here',
  newVersion: 'A new version of Leadlight is ready.',
  loadVersion: 'Update',
};
