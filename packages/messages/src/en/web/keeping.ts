import type { KeepingTexts } from '../../web/keeping.ts';

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
  elsewhere: 'This game is being played in another tab.',
  playHere: 'Play here',
  newVersion: 'A new version of Leadlight is ready.',
  loadVersion: 'Update',
};
