import type { SintraRulesPage } from '../../rules/sintra.ts';

export const rules: SintraRulesPage = {
  intro:
    'You glaze the windows of a palace. Take panes of one colour and place them on one of your strips. When a strip is full, one of its panes goes into the window below and scores. Any pane that does not fit breaks and costs points. After six rounds, the player with the most points wins.',
  chapters: {
    components: 'Components',
    setup: 'Setup',
    round: 'Rounds and turns',
    pick: 'Step 1: take panes',
    place: 'Step 2: place the panes',
    completed: 'Step 3: complete a strip',
    back: 'Moving the glazier back',
    glass: 'Broken glass',
    roundEnd: 'End of a round',
    scoring: 'Final scoring',
    vision: 'Telling colours apart',
    examples: 'Examples',
    rulings: 'Questions and answers',
  },
  titles: {},
  rules: {
    'R-01': 'Two to four players share 100 panes, 20 in each of 5 colours. No pane is ever added or lost.',
    'R-02': 'Use 5 displays with 2 players, 7 with 3 and 9 with 4.',
    'R-03':
      'Each player has a palace with 8 windows, 8 double-sided strips of 5 spaces, a glazier, a score marker and a broken glass marker. Each window has a top and a bottom space.',
    'R-04': 'All players use the same side of the palace, A or B. It changes only the final scoring (R-54, R-55).',
    'R-05':
      'Each player shuffles their 8 strips and lays one above each window, either side up at random. The strip with 2 joker spaces starts with its jokers face down. The icon on a strip shows everybody its other side.',
    'R-06': 'Each glazier starts above the leftmost strip.',
    'R-07': 'Scores start at 0, and broken glass markers on the top space of their track.',
    'R-08':
      'One pane of each colour goes onto spaces II to VI of the round indicator, in random order. The other 95 go into the bag; one drawn from it goes onto space I.',
    'R-09':
      'The starting player holds the starting tile. In the board game, this is the player who most recently cleaned a window; here, you choose, or the choice is random.',
    'R-10': 'Each display gets 4 panes drawn at random from the bag.',
    'R-11':
      'The game lasts 6 rounds. Each round, the player with the starting tile lays it in the centre and plays first. Play goes clockwise until the displays and the centre are empty.',
    'R-12':
      'On your turn, either take panes and place them, in the three steps below, or move your glazier back (R-40). You cannot pass.',
    'R-13': 'Take all panes of one colour from a display. Its other panes go to the centre.',
    'R-14': 'Or take all panes of one colour from the centre.',
    'R-15':
      'Each round, the first player to take panes from the centre also takes the starting tile and moves their broken glass marker down 1 space. You cannot take the tile alone.',
    'R-16':
      'All the panes you took go on one strip: the one under your glazier or one to its right, never one to its left.',
    'R-17': 'If you choose a strip to the right, first move your glazier above it.',
    'R-18': 'Each pane goes onto an empty space of its colour or onto an empty joker space. Place as many as fit.',
    'R-19': 'Each pane that does not fit breaks: it goes to the tower and moves your broken glass marker down 1 space.',
    'R-20':
      'If any strip within reach has an empty space for your panes (in their colour, or a joker space), you must choose such a strip. Otherwise all the panes break, and your glazier stays where it is.',
    'R-21':
      'A joker space holds any colour. If there is room to spare, you choose which coloured and joker spaces to fill.',
    'R-22':
      'If the strip still has an empty space, your turn is over. If it is full, continue in this order (R-23 to R-27).',
    'R-23':
      'Score 1 point for each of the 5 panes in the bonus colour, which is the colour of the topmost pane on the round indicator.',
    'R-24': 'Choose one of the 5 panes to keep. The other 4 go to the tower.',
    'R-25': 'Put the pane into the top space of the window below, then flip the strip. Your glazier stays.',
    'R-26':
      'If the top space is taken, use the bottom one. The window is then complete: its strip leaves the game, and your glazier stays above the empty place.',
    'R-27': 'Score the window: its own value plus the values of all windows to its right that hold at least one pane.',
    'R-28':
      'Whichever side of the palace you use, you choose which pane to keep. On side B, its colour counts at the end; on side A, you only decide which colours go to the tower.',
    'R-40':
      'Instead of taking panes, move your glazier back to the left, above your leftmost strip. Skip empty places. Your turn is over.',
    'R-41':
      'You cannot move your glazier back if it is already above your leftmost strip, or to the left of it (R-81).',
    'R-42':
      'The marker moves one space at a time. At the last space (−18), you lose 18 points at once and the marker returns to the top. Any remaining steps continue from there.',
    'R-43':
      'When the displays and the centre are empty after a turn, the topmost pane on the round indicator goes to the tower. If it was the last one, the game is over.',
    'R-44':
      'Otherwise, the player with the starting tile refills the displays in order, 4 panes each from the bag. When the bag is empty, refill it with all panes from the tower and continue.',
    'R-45':
      'If the bag and the tower are both empty, the round starts anyway: one display may be short, and those after it stay empty. There is always at least one pane (R-43).',
    'R-50':
      'After round 6, score the panes on your strips (R-51), then broken glass (R-52), then side A (R-54) or side B (R-55).',
    'R-51': 'Score 1 point for every 3 panes left on your strips in total.',
    'R-52': 'Lose the points shown beside your broken glass marker.',
    'R-54':
      'Side A: for each of the 4 ornaments, count how many of the 4 window spaces around it are filled. All 4 score 10 points, 3 score 6, 2 score 3; fewer score nothing.',
    'R-55':
      'Side B: multiply the number of your complete windows by the number of panes in your best colour, counting all your windows, complete or not.',
    'R-56':
      'The player with the most points wins. If players are tied, the one who lost fewer points to broken glass over the whole game (R-42, R-52) wins. If they are still tied, they share the victory.',
    'R-60':
      'Each colour has its own shape, engraved on the panes and on the spaces of the strips. You can play the whole game by shape alone.',
    'R-61':
      'In the alternative layout, each display has 5 sectors, one for each shape, and each pane lies on its own sector. Five displays, which are always in use, each have one highlighted sector, which faces the centre. Each of the five highlights a different shape.',
    'R-62': 'In the centre, panes lie in groups beside the highlighted sector of their shape.',
    'R-63': 'A marker beside the highlighted sector of its shape shows the bonus colour of the round.',
    'R-70': 'You take the only pink pane on a display. Its other 3 panes go to the centre.',
    'R-71':
      'You are the first this round to take from the centre: 3 orange panes. You also take the starting tile, and your marker moves down 1 space.',
    'R-72':
      'You have taken 3 orange panes. You cannot place them on a strip to the left of your glazier. On the strip under it, with one orange space, 2 panes break and your marker moves down 2 spaces. On a strip to the right with three orange spaces, none breaks, and your glazier moves there.',
    'R-73': 'You complete a strip with 2 panes in the bonus colour and score 2 points at once.',
    'R-74':
      'Then you score a window of value 2. The windows to its right that hold panes are worth 3 in total, so you score 5 points.',
    'R-75': 'At the end, 7 panes are left on your strips: you score 2 points. Your marker is at −8: you lose 8 points.',
    'R-76': 'Side A: two ornaments have 4 filled spaces and one has 2. You score 10 + 10 + 3 = 23 points.',
    'R-77': 'Side B: you have 4 complete windows and 5 orange panes. You score 4 × 5 = 20 points.',
    'R-80':
      'Can a score fall below 0? Yes, the printed rules set no limit. With the option “No score below 0”, it stops at 0 each time you lose points; in a tie (R-56), your losses still count in full.',
    'R-81':
      'Your glazier stands above an empty place, to the left of all your strips. May it move “back” to the leftmost strip, which is to its right? No: it moves back only to the left. Take panes instead; every strip is within reach.',
    'R-82':
      'What if all your strips are gone? Your glazier cannot move back (R-40). You must take panes, and all of them break.',
    'R-83':
      'What if nobody takes panes from the centre in a round? The starting tile returns to the player who started the round, and that player starts the next round too. No marker moves down.',
    'R-84':
      'Can the step for the starting tile (R-15) take your marker to the last space (R-42)? Yes, before you place your panes.',
    'R-85':
      'May you break a pane that fits on the strip you chose? No (R-18). But you may choose a strip where fewer panes fit than on another.',
    'R-86': 'Do windows to the right still count (R-27) when their strip is gone? Yes.',
    'R-87':
      'Which comes first, breaking panes or completing the strip? Breaking panes (R-19, R-42). Then you score the full strip (R-23).',
    'R-88':
      'What if a player leaves an online game? A bot takes their seat until they return. A table can be set to abandon the game instead.',
    'R-89':
      'What if your glazier stands above an empty place and all your strips are to its left? You may move it back (R-40), or take panes and break all of them (R-20).',
    'R-90': 'Can a game go on for ever without anybody taking panes? No: you cannot move back twice in a row (R-41).',
  },
  additions: {
    'R-56': 'The same order decides every other place; the printed rules rank only the winner.',
  },
  pictures: {
    palace:
      'A palace in the last round: glazier, strips, windows with their values, broken glass track. A dashed frame marks a strip that has left the game.',
    strip: 'Both sides of one strip. The small icons show the other side.',
    indicator: 'Round 2: the framed pane shows the bonus colour.',
    take: 'You take 2 orange panes. The other 2 go to the centre.',
    displays: 'The starting tile lies in the centre until a player takes panes there.',
    reach: '3 orange panes: nowhere to the left, 1 space under the glazier, 3 spaces further right.',
    excess: 'One pane fits. Two break, and the marker moves down 2 spaces.',
    keep: 'First pane: flip the strip. Second pane: the strip leaves the game.',
    windows: 'The value of each window and, after the arrow, what it would score now.',
    back: 'Back to the leftmost strip. The dashed place is empty and does not count.',
    glass: 'The marker shows what you lose at the end of the game.',
    ornaments: 'A petal lights up for each filled space around its ornament.',
    colours: '2 complete windows × 5 orange panes = 10 points.',
    sectors: 'Every pane lies on the sector of its shape.',
  },
};
