/** What the pictures of Sintra's rules show: two moments of one kind of game. */
import { sintra, type StripView, type View } from '@leadlight/sintra';
import { readScene } from '../scene.ts';

const EARLY = [
  'players=2 side=A scoreFloor=no strips=house played=17 abandoned=no phase=decide round=2 turn=0 starter=0 tile=centre',
  'indicator=YYBOWP bag=P13,O12,Y10,B11,W8 tower=P3,O1,Y3,W3 displays=OOYB,-,-,OYYB,POWW centre=PYBB',
  'strips0=5f:W.W.W,6f:.....,7b:.....,2f:O.OW.,3b:.....,1b:.....,8f:W...W,4f:B.B.. windows0=..,..,..,..,..,..,..,..',
  'glazier0=6 score0=0 marker0=4 lost0=0 bonus0=0 points0=0',
  'strips1=1b:.....,5b:.....,2b:.....,8f:.....,4f:B.B..,7b:.....,6b:.....,3f:Y.Y.. windows1=..,..,..,..,..,..,P.,..',
  'glazier1=7 score1=3 marker1=2 lost1=0 bonus1=2 points1=1',
].join(' ');

const LATE = [
  'players=2 side=A scoreFloor=no strips=house played=73 abandoned=no phase=decide round=6 turn=0 starter=0 tile=centre',
  'indicator=BPOWYB bag=P7,O7,Y3,B2,W1 tower=P1,O3,Y8,B6,W10 displays=-,POYW,POOW,-,PYWW centre=OOOBW',
  'strips0=4b:P...P,-,5f:W.W..,6f:.....,7b:.P.P.,-,2b:B...B,3f:YBY.. windows0=O.,WP,..,..,Y.,BB,..,..',
  'glazier0=4 score0=12 marker0=3 lost0=18 bonus0=9 points0=21',
  'strips1=1b:Y....,2b:.....,5b:.....,3f:Y.Y..,7b:BP..B,6b:OB.B.,-,4b:PO..P windows1=..,W.,..,..,B.,P.,OY,..',
  'glazier1=1 score1=-16 marker1=3 lost1=36 bonus1=6 points1=14',
].join(' ');

const viewOf = (text: string): View => sintra.view(readScene(sintra, text), null);

export const early = viewOf(EARLY);
export const late = viewOf(LATE);

/** The same strip, empty, with its other side up. */
export const flipped = (strip: StripView): StripView => ({
  ...strip,
  spaces: strip.reverse.map((takes) => ({ takes, pane: null })),
  reverse: strip.spaces.map(({ takes }) => takes),
});
