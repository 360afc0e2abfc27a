import type { SintraSummary } from '../../rules/summary.ts';

export const summary: SintraSummary = {
  parts: {
    turn: 'On your turn: take panes and place them …',
    back: '… or move your glazier back',
    scoring: 'Scoring during the game',
    breaks: 'What breaks',
    forbidden: 'Not allowed',
    roundEnd: 'End of a round',
    end: 'End of the game: after round 6',
  },
  lines: {
    take: 'Take all panes of one colour from a display; its other panes go to the centre. Or take all panes of one colour from the centre.',
    place:
      'Place them on one strip: the strip under your glazier or one to its right. Your glazier moves there. Each pane needs an empty space of its colour or a joker.',
    full: 'If the strip is full, score the bonus colour and keep 1 pane; 4 go to the tower. The pane goes into the window below. Top space: flip the strip. Bottom space: the strip leaves the game. Score the window.',
    instead: 'Move it above your leftmost strip. Your turn is over.',
    bonus: 'for each of the 5 panes in the bonus colour (topmost pane on the round indicator)',
    window: 'the value of the window and of all windows to its right that hold a pane',
    bottom: 'when your marker reaches the last space of the track; it returns to the top',
    excess: 'Panes that do not fit on the strip break. Each goes to the tower and moves your marker down 1 space.',
    nowhere: 'If no strip within reach has a space for them, all the panes break. Your glazier stays.',
    tile: 'The first player to take from the centre each round takes the starting tile; their marker moves down 1 space.',
    pass: 'Passing',
    left: 'Placing panes to the left of your glazier',
    split: 'Spreading panes over two strips',
    spare: 'Breaking a pane that fits on the strip',
    refuse: 'Choosing a strip without room for the panes if another within reach has room',
    twice: 'Moving your glazier back once it is above your leftmost strip',
    indicator: 'Displays and centre are empty: the topmost pane on the round indicator goes to the tower.',
    refill: 'The player with the starting tile refills each display with 4 panes and starts the next round.',
    strips: 'for every 3 panes left on your strips',
    loss: 'the points beside your broken glass marker',
    sideA: 'Side A: for each ornament with 4, 3 or 2 filled spaces around it',
    sideB: 'Side B: complete windows × panes of your best colour in your windows',
    ties: 'In a tie, the player who lost fewer points to broken glass wins.',
  },
};
