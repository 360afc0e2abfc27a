/** The positions of the lessons, in the notation of the game. */

/** The first turn of a game for two. */
export const OPENING =
  'players=2 side=A scoreFloor=no strips=house played=2 abandoned=no phase=decide round=1 turn=0 ' +
  'starter=0 tile=centre indicator=POYBWP bag=P13,O14,Y16,B17,W14 tower=- ' +
  'displays=WWOP,OOPP,BPWY,WWOY,BOPY centre=- ' +
  'strips0=3f:.....,2f:.....,1f:.....,4f:.....,6f:.....,5f:.....,7f:.....,8f:..... ' +
  'windows0=..,..,..,..,..,..,..,.. glazier0=0 score0=0 marker0=0 lost0=0 bonus0=0 points0=0 ' +
  'strips1=1f:.....,5f:.....,4f:.....,3f:.....,7f:.....,2f:.....,8f:.....,6f:..... ' +
  'windows1=..,..,..,..,..,..,..,.. glazier1=0 score1=0 marker1=0 lost1=0 bonus1=0 points1=0';

/** The second round: the glazier has come far, and strip 5 has one empty blue space. */
export const SECOND_ROUND =
  'players=2 side=A scoreFloor=no strips=house played=17 abandoned=no phase=decide round=2 turn=0 ' +
  'starter=0 tile=centre indicator=POYBWP bag=P9,O13,Y14,B10,W12 tower=P1 ' +
  'displays=BBBW,WWYP,OYPB,POOW,YWBP centre=- ' +
  'strips0=3f:.P.P.,2f:.OO..,1f:P.P..,4f:.....,6f:.BB..,5f:.....,7f:.YY..,8f:..... ' +
  'windows0=..,..,..,..,..,..,..,.. glazier0=4 score0=0 marker0=1 lost0=0 bonus0=0 points0=0 ' +
  'strips1=1f:PW...,5f:WO...,4f:.BB..,3f:.....,7f:.....,2f:.....,8f:.....,6f:..... ' +
  'windows1=..,..,..,..,..,..,..,.. glazier1=2 score1=0 marker1=0 lost1=0 bonus1=0 points1=0';

/** The third round, in which yellow counts: strip 1 lacks one yellow pane. */
export const ONE_MISSING =
  'players=2 side=A scoreFloor=no strips=house played=31 abandoned=no phase=decide round=3 turn=0 ' +
  'starter=0 tile=1 indicator=POYBWP bag=P7,O11,Y12,B5,W11 tower=P2,O1,B2 ' +
  'displays=WPWB,BBPO,OOWP,YBWO,- centre=PW ' +
  'strips0=3f:YPYP.,2f:.OO..,1f:P.P..,4f:.BB..,6f:.BB..,5f:.....,7f:.YY..,8f:..... ' +
  'windows0=..,..,..,..,..,..,..,.. glazier0=0 score0=0 marker0=3 lost0=0 bonus0=0 points0=0 ' +
  'strips1=1f:PWP..,5f:WOWO.,4f:.BB..,3f:Y.Y..,7f:.....,2f:.....,8f:.....,6f:.BB.. ' +
  'windows1=..,..,..,..,..,..,..,.. glazier1=3 score1=0 marker1=0 lost1=0 bonus1=0 points1=0';

/** The fifth round: four windows hold a pane, and strip 2 lacks one orange pane. */
export const CHAIN =
  'players=2 side=A scoreFloor=no strips=house played=58 abandoned=no phase=decide round=5 turn=0 ' +
  'starter=0 tile=1 indicator=POYBWP bag=P9,O8,Y11,B4,W9 tower=P4,O3,B4,Y2,W2 ' +
  'displays=WBYW,OWBY,PPYB,-,- centre=WO ' +
  'strips0=3f:YP...,2f:BOO.B,1b:.....,4f:.BB..,6b:P....,5f:W....,7b:.....,8b:O.... ' +
  'windows0=..,..,P.,..,B.,..,Y.,O. glazier0=0 score0=13 marker0=3 lost0=0 bonus0=4 points0=9 ' +
  'strips1=1b:WB...,5f:WOW..,4b:.....,3f:Y.Y..,7f:.....,2f:.OO..,8f:.....,6f:.BB.. ' +
  'windows1=P.,..,B.,..,..,..,..,.. glazier1=1 score1=9 marker1=2 lost1=0 bonus1=2 points1=7';

/** The sixth round: strip 2 shows its second side and lacks one pink pane. */
export const SECOND_SIDE =
  'players=2 side=A scoreFloor=no strips=house played=71 abandoned=no phase=decide round=6 turn=0 ' +
  'starter=0 tile=0 indicator=POYBWP bag=P8,O7,Y9,W10 tower=P4,O4,B5,Y4,W4 displays=PWOB,-,YWBO,-,- ' +
  'centre=BB strips0=3b:P.Y..,2b:PBOB.,1b:.BP..,4f:.BB..,6b:P....,5f:W....,7b:.....,8b:O.... ' +
  'windows0=Y.,O.,P.,..,B.,..,Y.,O. glazier0=1 score0=28 marker0=3 lost0=0 bonus0=5 points0=23 ' +
  'strips1=1b:WB...,5f:WOW..,4b:..B..,3f:Y.Y..,7f:.Y...,2f:.OO..,8f:.....,6f:.BB.. ' +
  'windows1=P.,..,B.,..,..,..,..,.. glazier1=4 score1=9 marker1=4 lost1=0 bonus1=2 points1=7';

/** The same palace on its side B: two complete windows, and yellow is the most common colour. */
export const SIDE_B =
  'players=2 side=B scoreFloor=no strips=house played=72 abandoned=no phase=decide round=6 turn=0 ' +
  'starter=0 tile=0 indicator=POYBWP bag=P9,O7,Y10,B2,W10 tower=P4,O4,B5,Y3,W4 displays=PWOB,-,OWBO,-,- ' +
  'centre=BB strips0=-,2b:PB...,1b:.BP..,-,6b:P....,5f:W....,7b:.....,8b:O.... ' +
  'windows0=YY,O.,P.,YB,B.,..,Y.,O. glazier0=1 score0=35 marker0=3 lost0=0 bonus0=5 points0=30 ' +
  'strips1=1b:WB...,5f:WOW..,4b:..B..,3f:Y.Y..,7f:.Y...,2f:.OO..,8f:.....,6f:.BB.. ' +
  'windows1=P.,..,B.,..,..,..,..,.. glazier1=4 score1=9 marker1=4 lost1=0 bonus1=2 points1=7';

/** The last pane of the last round. */
export const LAST_PANE =
  'players=2 side=A scoreFloor=no strips=house played=80 abandoned=no phase=decide round=6 turn=0 ' +
  'starter=0 tile=0 indicator=POYBWP bag=P7,O7,Y9,B3,W6 tower=P6,O7,B8,Y5,W7 displays=-,-,-,-,- ' +
  'centre=W strips0=3b:P.Y..,-,1b:.BP..,4f:.BB..,6b:P....,5f:W.W..,7b:..W..,8b:O.... ' +
  'windows0=Y.,OP,P.,..,B.,..,Y.,O. glazier0=2 score0=39 marker0=3 lost0=0 bonus0=5 points0=34 ' +
  'strips1=1b:WB...,5f:WOW..,4b:..B..,3f:Y.Y..,7f:.Y...,2f:.OO..,8f:.....,6f:.BB.. ' +
  'windows1=P.,..,B.,..,..,..,..,.. glazier1=4 score1=9 marker1=4 lost1=0 bonus1=2 points1=7';
