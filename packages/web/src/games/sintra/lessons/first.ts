/** The first lesson: a turn of each kind, and what it scores. */
import { pick, type SintraLesson } from './kinds.ts';

/** The first turn of a game for two. */
const OPENING =
  'players=2 side=A scoreFloor=no strips=house played=2 abandoned=no phase=decide round=1 turn=0 starter=0 tile=centre ' +
  'indicator=POYBWP bag=P13,O14,Y16,B17,W14 tower=- displays=WWOP,OOPP,BPWY,WWOY,BOPY centre=- ' +
  'strips0=3f:.....,2f:.....,1f:.....,4f:.....,6f:.....,5f:.....,7f:.....,8f:..... windows0=..,..,..,..,..,..,..,.. ' +
  'glazier0=0 score0=0 marker0=0 lost0=0 bonus0=0 points0=0 ' +
  'strips1=1f:.....,5f:.....,4f:.....,3f:.....,7f:.....,2f:.....,8f:.....,6f:..... windows1=..,..,..,..,..,..,..,.. ' +
  'glazier1=0 score1=0 marker1=0 lost1=0 bonus1=0 points1=0';

export const FIRST: SintraLesson<'first'> = {
  id: 'first',
  steps: [
    {
      id: 'take',
      position: OPENING,
      goal: { kind: 'touch', steps: [{ kind: 'panes', from: 1, colour: 'orange' }] },
      rules: ['R-13'],
    },
    {
      id: 'place',
      goal: { kind: 'play', move: pick({ from: 1, colour: 'orange', strip: 1 }) },
      replies: [{ type: 'pick', player: 1, from: 3, colour: 'white', strip: 1 }],
      rules: ['R-18', 'R-16', 'R-17'],
    },
    {
      id: 'breaks',
      goal: { kind: 'play', move: pick({ from: 'centre', colour: 'pink', strip: 2 }) },
      rules: ['R-19', 'R-15'],
    },
  ],
};
