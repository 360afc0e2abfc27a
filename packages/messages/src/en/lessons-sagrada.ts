import type { SagradaLessonTexts } from '../lessons-sagrada.ts';

const first: SagradaLessonTexts['first'] = {
  title: 'A first game',
  about: 'Play the turns that matter, from the first die to the final scoring, in eight minutes.',
  steps: {
    window: {
      topic: 'Your window',
      ask: 'Choose [pattern|Fractal Drops], the easiest of your four patterns.',
      why: 'A pattern comes with as many Favor tokens as its difficulty: 3 here.',
    },
    edge: {
      topic: 'Your first die',
      ask: 'Take the [die|blue 6] from the draft pool, and place it on any [edge|lit space].',
      why: 'Your first die goes on an edge or in a corner. Try the middle and see what happens.',
    },
    touching: {
      topic: 'Staying in touch',
      ask: 'Here, the blue 6 lies in the corner. Try the [die|purple 2] far away, on [cell|A1].',
      done: 'Every die after the first must touch another, by a side or a corner.',
    },
    neighbours: {
      topic: 'Neighbours',
      ask: 'Try the [die|blue 3] right below the blue 6, on [cell|B5].',
      done: 'Dice of the same colour or the same value never lie side by side.',
    },
    corners: {
      topic: 'Corner to corner',
      ask: 'Now place the [die|blue 3] diagonally, on [cell|B4].',
      done: 'Touching at a corner is enough. Diagonally, even the same colour or value is allowed.',
    },
    value: {
      topic: 'Printed values',
      ask: 'Try the [die|green 5] on [cell|C5], where a 1 is printed.',
      why: 'It’s round 2. Each round begins with a roll of two dice per player, plus one.',
      done: 'A space with a printed value takes only that value, in any colour.',
    },
    colour: {
      topic: 'Printed colours',
      ask: 'Place the [die|purple 5] on the purple [cell|space C4].',
      why: 'A space with a printed colour takes only that colour, with any value.',
      done: 'Blank spaces take any die. The rule about neighbours applies everywhere.',
    },
    order: {
      topic: 'There and back',
      ask: 'You’ve placed a die this turn. Choose “End turn”, and watch the [turns|turn order].',
      why: 'In each of the ten rounds, turns go around the table once, and then back again.',
      done: 'The last player had two turns in a row. Now your second turn ends the round.',
    },
    pass: {
      topic: 'Leftover dice',
      ask: 'Leave the [pool|draft pool] alone this time, and choose “End turn”.',
      why: 'On your turn, you may take one die and use one tool. You don’t have to do either.',
      done: 'Leftover dice go to the round track. The next player starts the next round.',
    },
    tool: {
      topic: 'Tools',
      ask: 'Use the [tool|Grinding Stone] on the [die|red 1], and place it on [cell|C3].',
      why: 'It turns the 1 into a 6, and costs 1 Favor token. You can use only one tool per turn.',
      done: 'Your Favor token stays on the tool.',
    },
    price: {
      topic: 'The price of a tool',
      ask: 'Your opponent has already used [tool|Lathekin]. Try to use it, too.',
      done: 'Once a tool has a token on it, it costs 2 Favor tokens. You have only 1 left.',
    },
    find: {
      topic: 'All the rules at once',
      ask: 'Only one space takes the [die|purple 6]. Find it.',
      why: 'Try any space: the game tells you which rule is in the way. A die that fits nowhere can’t be taken.',
      done: 'Well spotted! Everywhere else, the space itself or a neighbour was in the way.',
    },
    public: {
      topic: 'Public objectives',
      ask: 'Place the [die|green 4] on [cell|D4], and look at [card|Column Color Variety].',
      why: 'All players score the same three objectives, each time they meet one.',
      done: 'A full column of four colours scores 5 points. With a gap, it would score nothing.',
    },
    private: {
      topic: 'Your private objective',
      ask: 'Your [private|private objective] counts red dice. Place the [die|red 5] on [cell|B1].',
      done: 'Each red die scores its value: that’s 5 more. Nobody else sees this objective until the end.',
    },
    last: {
      topic: 'Your last die',
      ask: 'Place the [die|blue 2] on [cell|D1].',
      why: 'It’s your last turn in the last round.',
      done: 'One space stays empty. Each empty space costs 1 point.',
    },
    end: {
      topic: 'Final scoring',
      ask: 'Choose “End turn”. Each [tokens|Favor token] you’ve kept is worth 1 point.',
      why: 'Your public and private objectives are added to that.',
      done: 'The player with the most points wins. In a tie, the private objective with more points decides.',
    },
  },
};

const solo: SagradaLessonTexts['solo'] = {
  title: 'Playing alone',
  about: 'What changes in a solo game: you pay with dice, and play against the round track.',
  steps: {
    turns: {
      topic: 'Two turns in a row',
      ask: 'Place the [die|purple 5] on [cell|C4].',
      why: 'Each round, you roll four dice and take two turns in a row.',
      done: 'Your second turn comes next. The placement rules stay the same.',
    },
    target: {
      topic: 'The target score',
      ask: 'Choose “End turn”. Your leftover dice go to the [track|round track], and the [target|target score] grows.',
      done: 'The target is the total of all dice on the round track, so leave low ones.',
    },
    pay: {
      topic: 'Paying with dice',
      ask: 'Choose the [tool|Grinding Stone], pay with the [pay|green 2], and place the [die|red 1] on [cell|C3].',
      why: 'You have no Favor tokens: a die of the tool’s colour pays for it.',
      done: 'The die you paid leaves the game. It doesn’t count towards the target.',
    },
    once: {
      topic: 'Once only',
      ask: 'Try the [tool|Grinding Stone] again.',
      done: 'Each tool works only once. Before a game, choose one to five tools: the fewer, the harder.',
    },
    privates: {
      topic: 'Two private objectives',
      ask: 'Here are your two [private|private objectives]: only the better one counts.',
      why: 'Each empty space costs 3 points at the end.',
    },
    verdict: {
      topic: 'The verdict',
      ask: 'Choose “End turn”, and compare your score with the [target|target score].',
      why: 'To win, you need more points than the target.',
      done: 'You win! If you had only matched the target, you would have lost.',
    },
  },
};

const values: SagradaLessonTexts['values'] = {
  title: 'Tools that change a value',
  about: 'Grozing Pliers and Grinding Stone.',
  steps: {
    grozing: {
      topic: 'Grozing Pliers',
      ask: 'Use the [tool|Grozing Pliers] on the [die|purple 3], choose the [value|4], and place it on [cell|A2].',
      why: 'They raise or lower a die by exactly 1, but never turn a 6 into a 1.',
      done: 'Only a 4 fits A2: now it has one.',
    },
    grinding: {
      topic: 'Grinding Stone',
      ask: 'Use the [tool|Grinding Stone] on the [die|red 1], and place it on [cell|D4].',
      why: 'It turns the die over: 1 becomes 6, 2 becomes 5, 3 becomes 4.',
      done: 'Now the red die is a 6.',
    },
    timely: {
      topic: 'At the right time',
      ask: 'You’ve already placed a die this turn. Try the [tool|Grinding Stone] now.',
      done: 'These tools change the die you’re taking. Use them before you place it.',
    },
  },
};

const rolls: SagradaLessonTexts['rolls'] = {
  title: 'Tools that re-roll dice',
  about: 'Flux Brush and Glazing Hammer.',
  steps: {
    brush: {
      topic: 'Flux Brush',
      ask: 'Use the [tool|Flux Brush] on the [die|red 1].',
      why: 'It re-rolls the die you take, even one that fits nowhere yet.',
    },
    brushed: {
      topic: 'The new value',
      ask: 'It’s a red 4 now. Place it on [cell|D4].',
      why: 'If it fits, you must place it. If not, it returns to the draft pool.',
      done: 'Whatever comes up, that’s your die for this turn.',
    },
    early: {
      topic: 'Glazing Hammer',
      ask: 'This is your first turn of the round. Try the [tool|Glazing Hammer].',
      done: 'It works only on your second turn of a round, before you take a die.',
    },
    hammer: {
      topic: 'Glazing Hammer',
      ask: 'On your second turn, use the [tool|Glazing Hammer] on the whole [pool|draft pool].',
      done: 'All dice in the pool have been re-rolled. You may still take one.',
    },
  },
};

const swaps: SagradaLessonTexts['swaps'] = {
  title: 'Tools that swap dice',
  about: 'Lens Cutter and Flux Remover.',
  steps: {
    cutter: {
      topic: 'Lens Cutter',
      ask: 'Use the [tool|Lens Cutter] on the [die|purple 3], take the [track|green 5], and place it on [cell|B2].',
      why: 'The two dice change places and keep their values.',
      done: 'The purple 3 now lies on the round track.',
    },
    remover: {
      topic: 'Flux Remover',
      ask: 'Use the [tool|Flux Remover] on the [die|green 3].',
      why: 'The die goes back into the bag, and you draw another.',
    },
    drawn: {
      topic: 'Your choice of value',
      ask: 'You’ve drawn a purple die. Choose the [value|4], and place it on [cell|A2].',
      why: 'You may choose any value. You may also leave the die in the draft pool.',
      done: 'Chance picks the die, and you pick its value.',
    },
  },
};

const moves: SagradaLessonTexts['moves'] = {
  title: 'Tools that move dice',
  about: 'Lathekin and Tap Wheel.',
  steps: {
    lathekin: {
      topic: 'Lathekin',
      ask: 'With [tool|Lathekin], move the [lift|green 6] to [cell|B2], then the [lift|blue 3] to [cell|A3].',
      why: 'You must move exactly two dice. All placement rules apply.',
      done: 'They move one after the other, so the second may take the first one’s place.',
    },
    wheel: {
      topic: 'Tap Wheel',
      ask: 'With the [tool|Tap Wheel], move the [lift|yellow 6] to [cell|D2]. Then choose “Move only this die”.',
      why: 'It moves one or two dice of a colour that’s on the round track.',
      done: 'Tools that move dice work before or after you take a die.',
    },
  },
};

const exceptions: SagradaLessonTexts['exceptions'] = {
  title: 'Tools that break a rule',
  about: 'Eglomise Brush, Copper Foil Burnisher and Cork-backed Straightedge.',
  steps: {
    eglomise: {
      topic: 'Eglomise Brush',
      ask: 'With the [tool|Eglomise Brush], move the [lift|green 6] to the yellow [cell|space D2].',
      why: 'It moves one die, and the colour printed on its new space doesn’t matter.',
      done: 'Neighbours and printed values still count.',
    },
    burnisher: {
      topic: 'Copper Foil Burnisher',
      ask: 'With the [tool|Copper Foil Burnisher], move the [lift|yellow 1] to [cell|A2], where a 4 is printed.',
      why: 'It moves one die, and the value printed on its new space doesn’t matter.',
      done: 'Neighbours and printed colours still count.',
    },
    straightedge: {
      topic: 'Cork-backed Straightedge',
      ask: 'Use the [tool|Cork-backed Straightedge] on the [die|green 3], and place it on [cell|C1].',
      why: 'It lets you place a die on a space that touches no other die.',
      done: 'The colour or value printed on the space still counts.',
    },
  },
};

const twice: SagradaLessonTexts['twice'] = {
  title: 'A tool for two dice',
  about: 'Running Pliers.',
  steps: {
    pliers: {
      topic: 'Running Pliers',
      ask: 'You’ve just placed a die. Use the [tool|Running Pliers], and place the [die|purple 4] on [cell|A2].',
      why: 'They let you take a second die straight away.',
    },
    skipped: {
      topic: 'What it costs',
      ask: 'Choose “End turn”, and watch the [turns|turn order].',
      done: 'You took two dice in one turn, so your second turn of the round was skipped.',
    },
    late: {
      topic: 'Too late',
      ask: 'This is your second turn of the round. Try the [tool|Running Pliers].',
      done: 'They work only on your first turn of a round, after you’ve taken a die.',
    },
  },
};

const printed: SagradaLessonTexts['printed'] = {
  title: 'If you know the printed game',
  about: 'What’s different here, in one minute.',
  steps: {
    refused: {
      topic: 'Mistakes',
      ask: 'Try the [die|blue 3] on [cell|B5].',
      done: 'At the table, a mistake costs you dice later. Here, it’s refused at once.',
    },
    idle: {
      topic: 'Tools without effect',
      ask: 'It’s the first round, and the round track is empty. Try the [tool|Lens Cutter].',
      done: 'A tool that can’t do anything can’t be used, not even to raise its price.',
    },
    impossible: {
      topic: 'Lost spaces',
      ask: 'Look at [cell|A4]: the crack shows that no die can fit there any more.',
      why: 'It needs a yellow die, but its neighbour is yellow.',
    },
    score: {
      topic: 'Points so far',
      ask: 'The [card|objectives] and your [private|private objective] already show your points.',
      why: 'You can hide the private one from people next to you.',
    },
  },
};

export const lessons: SagradaLessonTexts = {
  first,
  solo,
  values,
  rolls,
  swaps,
  moves,
  exceptions,
  twice,
  printed,
};
