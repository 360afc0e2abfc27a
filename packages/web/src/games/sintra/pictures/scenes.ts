/** The scenes in the pictures of Sintra's rules. */
import {
  openSpaces,
  sintra,
  sintraText,
  type Position,
  type SeatView,
  type StripView,
  type View,
} from '@leadlight/sintra';
import { entryAt } from '../../../game/entry-at.ts';
import { readScene } from '../../../rules/scene.ts';

const EARLY = [
  'players=2 side=A scoreFloor=no strips=house played=18 abandoned=no phase=decide round=2 turn=0 starter=0 tile=centre',
  'indicator=PWPOYB bag=P11,O9,Y11,B13,W10 tower=P1,Y1,B2,W4 displays=POOB,POBW,-,POYB,- centre=POY',
  'strips0=6f:.....,5b:..W..,4f:.....,8f:O.O.O,2b:..O..,1f:.....,7f:.....,3f:YP.P. windows0=..,..,..,..,..,..,..,..',
  'glazier0=3 score0=0 marker0=4 lost0=0 bonus0=0 points0=0',
  'strips1=3f:.....,6f:.B...,1f:P....,5f:W.W.W,2f:.....,8f:OY.Y.,7f:.....,4f:Y...Y windows1=..,..,..,..,..,..,..,..',
  'glazier1=5 score1=0 marker1=4 lost1=0 bonus1=0 points1=0',
].join(' ');

/** The same round, with one orange space under the glazier and three further right. */
const CHOICE = [
  'players=2 side=A scoreFloor=no strips=house played=18 abandoned=no phase=decide round=2 turn=0 starter=0 tile=centre',
  'indicator=PWPOYB bag=P11,O13,Y10,B12,W10 tower=P1,Y1,B2,W4 displays=POOB,POBW,-,POYB,- centre=POY',
  'strips0=6f:.....,5b:..W..,4f:.....,2b:.B...,1f:.....,8f:.Y...,7f:.....,3f:YP.P. windows0=..,..,..,..,..,..,..,..',
  'glazier0=3 score0=0 marker0=4 lost0=0 bonus0=0 points0=0',
  'strips1=3f:.....,6f:.B...,1f:P....,5f:W.W.W,2f:.....,8f:OY.Y.,7f:.....,4f:Y...Y windows1=..,..,..,..,..,..,..,..',
  'glazier1=5 score1=0 marker1=4 lost1=0 bonus1=0 points1=0',
].join(' ');

const LATE = [
  'players=2 side=A scoreFloor=no strips=house played=83 abandoned=no phase=decide round=6 turn=0 starter=0 tile=centre',
  'indicator=YOBYPW bag=P6,O7,Y3,B8,W7 tower=P1,O4,Y6,B3,W9 displays=-,-,YYYB,YYBW,PBBW centre=PPOW',
  'strips0=4b:.....,-,-,7f:.....,6b:POPB.,2b:PB.BP,3f:.....,1b:..... windows0=Y.,OO,OO,Y.,..,O.,P.,P.',
  'glazier0=2 score0=55 marker0=4 lost0=18 bonus0=7 points0=66',
  'strips1=4f:Y...Y,6b:.....,8f:.....,1b:.BPB.,2b:.....,5f:.....,7b:.....,3f:..... windows1=Y.,P.,..,P.,O.,O.,Y.,P.',
  'glazier1=0 score1=43 marker1=4 lost1=0 bonus1=2 points1=41',
].join(' ');

const viewIn = (position: Position): View => sintra.view(position, null);
const choosing = readScene(sintraText, CHOICE);

export const early = viewIn(readScene(sintraText, EARLY));
export const late = viewIn(readScene(sintraText, LATE));
export const choice = entryAt(viewIn(choosing).seats, 0);

/** The spaces for orange panes, by strip. */
export const roomForOrange = choice.strips.map((_, slot) => openSpaces(choosing, 0, 'orange', slot));

/** The same strip, empty, with its other side up. */
export const flipped = (strip: StripView): StripView => ({
  ...strip,
  spaces: strip.reverse.map((takes) => ({ takes, pane: null })),
  reverse: strip.spaces.map(({ takes }) => takes),
});

/** The same strip with a pane on each of its spaces. */
export const filled = (strip: StripView): StripView => ({
  ...strip,
  spaces: strip.spaces.map(({ takes }) => ({ takes, pane: takes === 'joker' ? 'white' : takes })),
});

/** A palace with an empty leftmost place and its glazier far to the right. */
export const farRight: SeatView = { ...choice, glazier: 5, strips: choice.strips.with(0, null) };
