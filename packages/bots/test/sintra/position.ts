/** Positions of Sintra written by hand: a sketch names what matters, the rest is as at the start of round 1. */
export interface Sketch {
  readonly displays: string;
  readonly centre?: string;
  /** The 8 slots of seat 0, as `4f:B.B.B`, separated by commas. */
  readonly strips?: string;
  readonly glazier?: number;
  readonly marker?: number;
  /** The strip set: the one below by default. */
  readonly set?: string;
}

/** A strip set for these tests, so that greedy moves do not depend on the house strips. */
const SET =
  '1:POPBP/YBWOY,2:OYOWO/BWPYB,3:YBYPY/WPOBW,4:BWBOB/POYWP,5:WPWYW/OYBPO,6:PYOYP/OBYBO,7:YWBWY/BPWPB,8:WOPOW/P*Y*B';
const STRIPS = '1f:.....,2f:.....,3f:.....,4f:.....,5f:.....,6f:.....,7f:.....,8f:.....';
const INDICATOR = 'POYBWP';
const WINDOWS = '..,..,..,..,..,..,..,..';

/** Seat 0 is to move; all other panes are in the bag. */
export function sketch(drawn: Sketch): string {
  const { displays, centre = '-', strips = STRIPS, glazier = 0, marker = 0, set = SET } = drawn;
  const laid = [displays, centre, strips.replaceAll(/\d[fb]:/g, ''), INDICATOR].join('');
  const bag = Array.from('POYBW', (letter) => `${letter}${20 - laid.split(letter).length + 1}`).join(',');
  return [
    `players=2 side=A scoreFloor=no strips=${set} played=6 abandoned=no phase=decide round=1 turn=0 starter=0`,
    `tile=centre indicator=${INDICATOR} bag=${bag} tower=- displays=${displays} centre=${centre}`,
    `strips0=${strips} windows0=${WINDOWS} glazier0=${glazier} score0=0 marker0=${marker} lost0=0 bonus0=0 points0=0`,
    `strips1=${STRIPS} windows1=${WINDOWS} glazier1=0 score1=0 marker1=0 lost1=0 bonus1=0 points1=0`,
  ].join(' ');
}
