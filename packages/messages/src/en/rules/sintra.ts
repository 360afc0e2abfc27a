import type { SintraRulesPage } from '../../rules/sintra.ts';

export const rules: SintraRulesPage = {
  intro:
    'You glaze the windows of a palace. Take panes of one colour, set them on one of your strips, and when a strip is full, one of its panes goes into the window below and scores. Take too many, and the rest breaks. Whoever has the most points after six rounds wins.',
  chapters: {
    components: 'What there is',
    setup: 'Setting up',
    round: 'A round',
    pick: 'Advancing a pattern 1: take',
    place: 'Advancing a pattern 2: place',
    completed: 'Advancing a pattern 3: a full strip',
    back: 'Moving the glazier back',
    glass: 'Broken glass',
    roundEnd: 'End of a round',
    scoring: 'Final scoring',
    vision: 'Colour vision',
    examples: 'Examples',
    rulings: 'Where the printed rules are silent',
  },
  rules: {
    'R-01':
      'The game is for 2 to 4 players and has 100 panes, 20 of each of the 5 colours. No pane is ever added or lost: all 100 are always in the bag, in the tower, on the displays, in the centre, on the round indicator, on strips or in windows.',
    'R-02': 'There are 5 displays with 2 players, 7 with 3 and 9 with 4.',
    'R-03':
      'Each player has a palace with 8 windows of 2 spaces each (top and bottom), 8 double-sided strips of 5 spaces, a glazier, a score marker and a marker for broken glass.',
    'R-04': 'All players use the same side of the palace, A or B. It changes only the final scoring (R-54, R-55).',
    'R-05':
      'Each player shuffles the own 8 strips and lays one above each window, either side up at random. Only the strip with the 2 joker spaces starts with its joker side down. The icon on a strip shows the pattern of its other side, so everybody knows what comes next.',
    'R-06': 'Each glazier starts above the leftmost strip.',
    'R-07': 'Scores start at 0, and the markers for broken glass start on the top space of their track.',
    'R-08':
      'One pane of each colour goes, in random order, onto spaces II to VI of the round indicator. The other 95 go into the bag, and one drawn from it goes onto space I.',
    'R-09':
      'The first player of the game holds the starting tile. At a table that is whoever cleaned a window last; here it is chosen when the game is set up, or at random.',
    'R-10': 'Each display gets 4 panes drawn at random from the bag.',
    'R-11':
      'The game has 6 rounds. A round begins with the starting tile laid in the centre; the player who held it takes the first turn. Turns go clockwise until no pane is left on any display or in the centre.',
    'R-12':
      'On your turn you do exactly one thing: advance a pattern (from R-13 on) or move the glazier back (R-40). You cannot pass.',
    'R-13': 'From a display: take all panes of one colour. The other panes of that display go to the centre.',
    'R-14': 'From the centre: take all panes of one colour that lie there.',
    'R-15':
      'The first player of the round who takes panes from the centre takes the starting tile too, and moves the own marker for broken glass down 1. The tile cannot be taken alone.',
    'R-16':
      'All panes that you took go onto one single strip: the one under the glazier or one further right, never one further left.',
    'R-17': 'If you choose a strip further right, the glazier moves above it first.',
    'R-18':
      'Each pane goes onto an empty space of its colour or onto an empty joker space (R-21). You must place as many as fit.',
    'R-19': 'Panes that do not fit break: each goes to the tower and moves the marker for broken glass down 1.',
    'R-20':
      'If any strip within reach (R-16) has an empty space for the colour, its own or a joker, you must choose such a strip. Only if none has do all the panes break; the glazier then stays where it is.',
    'R-21':
      'A joker space takes a pane of any colour. If coloured and joker spaces together have more room than you need, you choose which of them to fill.',
    'R-22':
      'If the strip still has an empty space, your turn is over. If all 5 are full, R-23 to R-28 follow in this order.',
    'R-23':
      'Colour bonus: score 1 point for each of the 5 panes in the bonus colour, which is the colour of the topmost pane left on the round indicator.',
    'R-24': 'Choose one of the 5 panes of the full strip to keep. The other 4 go to the tower.',
    'R-25':
      'The pane that you keep goes into the window below the strip, into the top space first. Then the strip is flipped to its other side. The glazier stays.',
    'R-26':
      'If the top space was already filled, the pane goes into the bottom space: the window is complete and its strip leaves the game. The glazier stays above the empty place.',
    'R-27':
      'A window that has just received a pane scores: its own printed value plus the values of all windows to its right that hold at least one pane.',
    'R-28':
      'You make the choice of R-24 on both sides of the palace. On side B it counts in the final scoring; on side A it still decides which colours return to the tower.',
    'R-40':
      'Instead of taking panes, move the glazier back to the left, above the leftmost strip that you still have. Skip empty places. Your turn is over.',
    'R-41': 'The glazier cannot move back if it already stands above the leftmost strip, or to the left of it (R-81).',
    'R-42':
      'The marker moves one space at a time. When it reaches the last space (−18), you lose 18 points at once and the marker goes back to the top. Steps that are still due go on from there.',
    'R-43':
      'When all displays and the centre are empty after a turn, the topmost pane of the round indicator goes to the tower. If the indicator is empty now, the game is over (R-50).',
    'R-44':
      'Before each further round, whoever holds the starting tile refills the displays in order, each with 4 panes from the bag. When the bag runs out, all panes of the tower go into it, and filling goes on.',
    'R-45':
      'If bag and tower are both empty, the round begins all the same: one display may be short, and those after it stay empty. At least one pane is always there, because R-43 has just put one into the tower.',
    'R-50': 'After round 6, each player scores in this order: R-51, R-52, then R-54 or R-55.',
    'R-51': 'Score 1 point for every 3 panes left on all your strips together.',
    'R-52': 'Lose the points printed beside your marker for broken glass.',
    'R-54':
      'Side A: for each of the 4 ornaments, count the filled spaces among the 4 window spaces around it. All 4 filled score 10 points, 3 score 6, 2 score 3, fewer score nothing.',
    'R-55':
      'Side B: multiply the number of your complete windows by the number of panes of one colour in all your windows, complete or not. Your best colour counts.',
    'R-56':
      'The most points win. In a tie, the player who lost fewer points on the broken-glass track in the whole game (each −18 of R-42 and R-52 together) is ahead. If that is equal too, they share the victory.',
    'R-60':
      'Each colour also has a shape of its own, engraved on panes and on the spaces of strips. Everything in the game can be told by shape alone.',
    'R-61':
      'In the alternative layout each display has 5 sectors, one for each shape, and a pane always lies on its own sector. Five displays that are always in use have one highlighted sector each, one for each shape, turned to the centre.',
    'R-62': 'In the centre, panes lie in groups beside the highlighted sector of their shape.',
    'R-63': 'A marker beside the highlighted sector of its shape shows the bonus colour of the round.',
    'R-70': 'You take the only pink pane of a display: its 3 other panes go to the centre.',
    'R-71':
      'You are the first in this round to take from the centre, 3 orange panes: you take the starting tile too, and your marker goes down 1.',
    'R-72':
      'You have taken 3 orange panes. They may not go onto a strip left of the glazier. On the strip under it with one orange space, 2 break and the marker goes down 2. On a strip further right with three orange spaces none breaks, and the glazier moves there.',
    'R-73': 'You complete a strip with 2 panes in the bonus colour: 2 points at once.',
    'R-74': 'Then a window of value 2 scores, with filled windows worth 3 to its right: 5 points.',
    'R-75': 'At the end 7 panes are left on your strips: 2 points. Your marker is on −8: you lose 8 points.',
    'R-76': 'Side A: two ornaments have 4 filled spaces and one has 2, which makes 10 + 10 + 3 = 23 points.',
    'R-77': 'Side B: 4 complete windows and 5 orange panes make 4 × 5 = 20 points.',
    'R-80':
      'Can a score go below 0? Yes, the printed rules set no limit. With the option “No score below 0” it stops at 0 each time points are lost; for ties (R-56) the losses still count in full.',
    'R-81':
      'The glazier stands above an empty place, left of all strips that remain. May it move “back” to the leftmost strip, which lies to its right? No: the glazier moves back only to the left. Take panes instead; every strip that remains is within reach.',
    'R-82':
      'What if all your strips are gone? Then the glazier cannot move back (R-40). You must take panes, and all of them break.',
    'R-83':
      'What if nobody took from the centre in a round? Then the starting tile goes back to the player who began the round and who begins the next one too. Nobody’s marker moves for it.',
    'R-84':
      'Can the step for the starting tile (R-15) bring the marker to the last space (R-42)? Yes, and this happens before the panes are placed.',
    'R-85':
      'May you break a pane and leave a space that fits it empty on the strip you chose? No (R-18). But you may choose a strip where fewer panes fit than on another.',
    'R-86': 'Do windows to the right count for R-27 when their strip is gone? Yes.',
    'R-87':
      'What comes first, breaking or completing? Panes that do not fit break first (R-19, R-42); then the full strip scores (R-23).',
    'R-88':
      'What if a player leaves an online game? A bot plays the seat until the player returns. A table can also choose that the game is abandoned.',
    'R-89':
      'What if the glazier stands above an empty place, with strips only to its left? You may move it back (R-40), or take panes and let all of them break (R-20).',
    'R-90':
      'Can turns go on for ever without anybody taking panes? No: R-41 forbids moving back a second time in a row.',
  },
  additions: {
    'R-56': 'The same order decides every other place; the rulebook ranks only the winner.',
  },
  pictures: {
    palace:
      'A palace in the last round: the glazier above the strips, the windows with their values, and below them the track for broken glass. Where a frame is dashed, the strip has left the game.',
    strip: 'The two sides of one strip. The small row at the tip shows what is on the other side.',
    indicator:
      'The round indicator in the second round. The pane of the first round has gone to the tower; the framed one gives the bonus colour.',
    displays:
      'Displays around the centre, where the starting tile still lies. Two displays are empty: what was not taken from them lies in the centre.',
    windows:
      'The windows with their values. The arrow says what a window would score now, together with the windows to its right that hold a pane.',
    glass: 'The track for broken glass. The marker stands beside what you lose at the end of the game.',
    ornaments:
      'Side A of the palace. Each ornament has a petal for each of the four window spaces around it, and below it stand its points.',
    sectors: 'The alternative layout: every pane lies on the sector of its shape.',
  },
};
