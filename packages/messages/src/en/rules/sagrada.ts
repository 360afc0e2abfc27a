import { toolTitles, type SagradaRulesPage } from '../../rules/sagrada.ts';
import { list } from '../grammar.ts';
import { names } from '../names.ts';
import { objective, pattern, tool } from '../quoted.ts';

const onTheDie = list([
  tool('grozing-pliers'),
  tool('lens-cutter'),
  tool('flux-brush'),
  tool('cork-backed-straightedge'),
  tool('grinding-stone'),
  tool('flux-remover'),
]);

const moving = list([tool('eglomise-brush'), tool('copper-foil-burnisher'), tool('lathekin'), tool('tap-wheel')]);

export const rules: SagradaRulesPage = {
  intro:
    'You build a stained-glass window out of dice. Each turn, you take a die from a shared pool and find it a space that suits its colour and its value. After ten rounds, the player whose window best meets the objectives wins. Rows are A to D from the top, columns 1 to 5 from the left: B2 is in the second row and the second column.',
  chapters: {
    setup: 'Components and setup',
    round: 'Rounds and turns',
    drafting: 'Placing a die',
    tools: 'Tools and Favor tokens',
    scoring: 'Final scoring',
    solo: 'Solo game',
    examples: 'Examples',
    rulings: 'Questions and answers',
  },
  titles: toolTitles(names.sagrada.tools),
  rules: {
    'G-01':
      'There are 90 dice, 18 in each of 5 colours: red, yellow, green, blue and purple. A die has a value from 1 to 6, also called its shade: low is light, high is deep. No die is ever added or lost.',
    'G-02':
      'There are 12 window cards with a pattern on each side (24 patterns, difficulty 3 to 6), 12 tools, 10 public and 5 private objectives, and 24 Favor tokens.',
    'G-03': 'You are dealt 1 private objective. Keep it secret until the end.',
    'G-04':
      'You are dealt 2 random window cards. Choose 1 of their 4 patterns: either side of either card. The others are not used.',
    'G-05': 'Take as many Favor tokens as the difficulty of your pattern.',
    'G-06': '3 tools and 3 public objectives are dealt face up, whether 2, 3 or 4 people play.',
    'G-07':
      'All 90 dice go into the bag. You choose the first start player when you set up the game, or the choice is random. In the board game, the player who most recently visited a cathedral starts.',
    'G-10': 'The game lasts 10 rounds.',
    'G-11':
      'The start player draws 2 dice per player plus 1 from the bag (5, 7 or 9) and rolls them. They form the draft pool.',
    'G-12':
      'Turns go clockwise from the start player, then back. The last player takes two turns in a row, and the start player takes the last turn. So everybody has a first and a second turn each round.',
    'G-13':
      'On your turn, you may draft a die and use a tool, in either order and at most once each (except G-40). You may also do only one of them, or neither: that is a pass.',
    'G-14':
      'After the start player’s second turn, all dice left in the draft pool go onto the round track, on the space of the round just played.',
    'G-15': 'The bag passes to the next player clockwise, who starts the next round.',
    'G-20':
      'To draft, take one die from the draft pool and place it on an empty space in your window. You cannot draft a die that you cannot place, unless a tool helps (G-85).',
    'G-21': 'Your first die goes on an edge or corner space.',
    'G-22': 'Every other die must touch a die in your window, by a side or a corner.',
    'G-23': 'A die must match the colour or the value printed on its space. A blank space holds any die.',
    'G-24': 'A die may never lie side by side with a die of the same colour or the same value. Corners do not matter.',
    'G-25':
      'Leadlight refuses an illegal placement and names the rules that it breaks. In the board game, the player removes dice of their choice from the game until the window is legal again; the emptied spaces count as empty.',
    'G-30':
      'A tool costs 1 Favor token if there is none on it yet, otherwise 2. The tokens stay on the tool. You may use one tool per turn.',
    'G-31': `Six tools work on the die that you draft, before you place it: ${onTheDie}. Using the tool and placing the die are one move, which is your draft: you cannot use these tools once you have drafted.`,
    'G-32': `Four tools move dice that are already in your window: ${moving}. You can use them before or after drafting, and moving is not drafting.`,
    'G-33': 'Raise or lower the drafted die by exactly 1, but never from 6 to 1 or from 1 to 6.',
    'G-34': 'Move 1 die in your window. Ignore the colour printed on its new space; all other rules apply.',
    'G-35': 'Move 1 die in your window. Ignore the value printed on its new space; all other rules apply.',
    'G-36': 'Move exactly 2 different dice in your window. All rules apply.',
    'G-37': 'Swap the drafted die for a die on the round track. Both keep their values.',
    'G-38':
      'Re-roll the drafted die. If it fits a space, you must place it; otherwise it returns to the draft pool with its new value.',
    'G-39': 'Re-roll all dice in the draft pool. Only on your second turn of a round, before drafting.',
    'G-40':
      'Only on your first turn of a round, after drafting: draft a second die at once, and skip your second turn this round.',
    'G-41': 'Place the drafted die on a space that touches no other die. All other rules apply.',
    'G-42': 'Turn the drafted die to its opposite face: 1 and 6, 2 and 5, 3 and 4 change places.',
    'G-43':
      'Put the drafted die back into the bag, draw a die at random and choose its value. Then place it (all rules apply), or leave it in the draft pool with that value.',
    'G-44':
      'Move 1 or 2 dice of one colour in your window. There must be a die of that colour on the round track. All rules apply.',
    'G-50':
      'After round 10, score each public objective as often as you have met it, and your private objective. Rows and columns count only when they are full. Score 1 point for each unused Favor token, and lose 1 for each empty space.',
    'G-51':
      'Each full row without a repeated colour scores 6 points, each such column 5. Each full row without a repeated value scores 5 points, each such column 4.',
    'G-52':
      'Pairs of 1 and 2, of 3 and 4, and of 5 and 6 score 2 points each. A set of all six values scores 5, a set of all five colours 4. Your rarest value or colour decides how many pairs or sets you have.',
    'G-53': 'Each die that touches a die of its colour at a corner scores 1 point. Each die counts once.',
    'G-54': 'Your private objective scores the total of the dice of its colour in your window.',
    'G-55':
      'The player with the most points wins. If players are tied, private objective points decide, then Favor tokens left. After that, the player whose first turn in the last round came later wins.',
    'G-60': 'There are no Favor tokens. 2 public and 2 private objectives are dealt, all face up.',
    'G-61': 'You choose the difficulty: from 1 tool (extreme) to 5 tools (easy).',
    'G-62': 'You choose your window as usual: 2 cards, 4 patterns (G-04).',
    'G-63': 'Each round, you roll 4 dice and take two turns in a row.',
    'G-64':
      'You pay for a tool with a die from the draft pool, in the colour shown in the corner of the tool. The die leaves the pool first, then the tool takes effect. After that, the die and the tool leave the game: each tool works only once.',
    'G-65':
      'Dice left over go onto the round track as they are. If none is left, a marker holds the space of that round.',
    'G-66':
      'The target score is the total of all dice on the round track at the end. Dice that paid for tools do not count.',
    'G-67':
      'You score as usual (G-50), but only one of your two private objectives counts, the better one, and each empty space costs 3 points.',
    'G-68': 'You win only with more points than the target score. An equal score is not enough.',
    'G-70': 'With three players, the turns of a round go 1, 2, 3, 3, 2, 1. Player 2 starts the next round.',
    'G-71': 'A red space holds only red dice, of any value. A space for a 3 holds only threes, of any colour.',
    'G-72': `At the end, a window with the pattern ${pattern('fractal-drops')} has two full columns without a repeated colour (${objective('column-color-variety')}: 10). It has two pairs of a 1 and a 2 (${objective('light-shades')}: 4) and three sets of the five colours (${objective('color-variety')}: 12). Its purple dice show 6, 5 and 6 (private objective: 17). No Favor tokens are left (0), and three spaces are empty (−3). That makes 10 + 4 + 12 + 17 + 0 − 3 = 40 points. The printed example counts a 1 on B4 instead of the 1 that its pattern requires on C5; the total is the same.`,
    'G-80': `May you use a tool that can do nothing, just to raise its price? No: you can use a tool only if the rules allow at least one way to use it. For ${tool('flux-brush')}, ${tool('flux-remover')} and ${tool('glazing-hammer')}, there is one whenever there is a die to take or re-roll.`,
    'G-81': `With ${tool('eglomise-brush')} or ${tool('copper-foil-burnisher')}, may a die end up side by side with one of its colour or value? No, G-24 still applies: the tool overrides only what is printed on the space.`,
    'G-82':
      'Must a die that a tool moves touch another die? Yes (G-22); the space that it has just left does not count. If it is the only die in the window, it goes on the edge again (G-21). The dice left behind need not stay connected. A die cannot return to the space it came from.',
    'G-83': `How do you move two dice with ${tool('lathekin')} or ${tool('tap-wheel')}? One after the other: when you move the second, the first is already in its new place. If there is no space for the second, the whole move is illegal.`,
    'G-84': `Does a die that ends up in the draft pool after ${tool('flux-brush')} or ${tool('flux-remover')} count as drafted? Yes: you have used your draft this turn.`,
    'G-85': `May you take any die for ${tool('flux-brush')} and ${tool('flux-remover')}? Yes, even one that you could not place as it is. The same goes for ${list([tool('grozing-pliers'), tool('lens-cutter'), tool('grinding-stone'), tool('cork-backed-straightedge')])}: what counts is what you can place with the tool’s help.`,
    'G-86': `May the first die in a window leave the edge with ${tool('cork-backed-straightedge')}? No, G-21 still applies.`,
    'G-87': `Does ${tool('running-pliers')} give you a whole turn or only one die? Only one die. You must already have drafted this turn.`,
    'G-88': `May you use ${tool('running-pliers')} as the last player of a round, or in the solo game? Yes; you skip your second turn, which would follow at once.`,
    'G-89': `May you use ${tool('lens-cutter')} or ${tool('tap-wheel')} while the round track is empty? No, not until there is a die on it. It is always empty in round 1, and sometimes later in the solo game.`,
    'G-90': `Can the bag be empty when you need a die for ${tool('flux-remover')}? No: it runs out only in the last round with 4 players, and the die that you have just put back is then in it.`,
    'G-91':
      'Which die may pay for a tool in the solo game? Any die of the right colour in the draft pool, other than the one that you draft in the same move.',
    'G-92':
      'What if a player leaves an online game? A bot takes their seat until they return. A table can be set to abandon the game instead.',
    'G-93': 'Can a score fall below 0? Yes.',
    'G-94': 'May a tool move the die that you drafted this turn? Yes.',
    'G-95': `May you use ${tool('flux-brush')} or ${tool('flux-remover')} when your window is full, or when the die is unlikely to fit anywhere? Yes; a die that fits nowhere goes to the draft pool.`,
    'G-96': `May you swap a die for an equal one with ${tool('lens-cutter')}, or use ${tool('cork-backed-straightedge')} in an empty window? Yes, at the full price.`,
    'G-97': 'When you move two dice, may the second go where the first one was? Yes (G-83).',
    'G-98': 'Are you limited to one tool per turn in the solo game, too? Yes (G-13).',
    'G-99':
      'Is the choice of patterns secret? Yes: offers and choices stay secret until all players have chosen. Everybody chooses at the same time; the order does not matter.',
  },
  additions: {
    'G-55': 'The same order decides every other place; the printed rules rank only the winner.',
  },
  pictures: {
    window: 'A pattern of difficulty 5: coloured spaces, spaces for a value, blank spaces, and 5 Favor tokens.',
    pool: 'The draft pool for three players: 2 × 3 + 1 dice.',
    order: 'The turns of a round with three players: there and back.',
    track: 'The round track keeps the dice left over in each round.',
    first: 'Your first die may go on any marked space that suits it.',
    places:
      'This die may go only on the marked spaces. A cross means that there is a die of the same colour or value beside the space.',
    price: 'An unused tool costs 1 token. With a token on it, it costs 2.',
    objectives: 'The 10 public objectives and their points',
    solo: 'A solo game: the dice on the round track add up to the target score.',
  },
};
