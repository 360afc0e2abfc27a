/** The first lesson: a turn of each kind, and what it scores. */
import type { SagradaLesson } from './kinds.ts';

/** The first turn of a game for two. */
const OPENING =
  'players=2 dealt=3 first=0 index=4 phase=turn abandoned=no round=1 start=0 turn=0 skips=0 drafted=no tooled=no ' +
  'flux=- fluxIndex=-1 hand=- bag=17.18.17.16.17 pool=G2.B3.R3.B6.P2 track=- paid=- ' +
  'tools=tap-wheel.running-pliers.flux-brush toolTokens=0.0.0 spent=0 ' +
  'objectives=column-color-variety.shade-variety.column-shade-variety ' +
  'seat0=fractal-drops:3:R:ripples-of-light.fractal-drops.lux-mundi.lux-astram:- ' +
  'seat1=firmitas:5:B:kaleidoscopic-dream.firmitas.fulgor-del-cielo.luz-celestial:-';

/** The last turn of the round. */
const SECOND =
  'players=2 dealt=3 first=0 index=10 phase=turn abandoned=no round=1 start=0 turn=3 skips=0 drafted=no tooled=no ' +
  'flux=- fluxIndex=-1 hand=- bag=17.18.17.16.17 pool=B3.P2 track=- paid=- ' +
  'tools=tap-wheel.running-pliers.flux-brush toolTokens=0.0.0 spent=0 ' +
  'objectives=column-color-variety.shade-variety.column-shade-variety ' +
  'seat0=fractal-drops:3:R:ripples-of-light.fractal-drops.lux-mundi.lux-astram:D3B6 ' +
  'seat1=firmitas:5:B:kaleidoscopic-dream.firmitas.fulgor-del-cielo.luz-celestial:A4G2.B5R3';

export const FIRST: SagradaLesson<'first'> = {
  id: 'first',
  steps: [
    {
      id: 'edge',
      position: OPENING,
      goal: {
        kind: 'play',
        move: { type: 'place', player: 0, die: 'B6', cell: 'D3' },
        isAsGood: (move) => move.type === 'place' && move.die === 'B6',
      },
      rules: ['G-21'],
    },
    {
      id: 'neighbours',
      position: SECOND,
      goal: {
        kind: 'try',
        steps: [
          { kind: 'die', die: 'B3' },
          { kind: 'cell', cell: 'D4' },
        ],
        rule: 'G-24',
      },
      rules: ['G-24'],
    },
  ],
};
