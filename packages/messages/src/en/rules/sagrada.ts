import type { SagradaRulesPage } from '../../rules/sagrada.ts';
import { list } from '../grammar.ts';
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
    'You make a stained-glass window out of coloured dice. Turn by turn you take a die from a shared pool and find it a space where neither colour nor value gets in the way. After ten rounds, the window that meets the objectives best wins. Spaces are named by row (A to D from the top) and column (1 to 5 from the left), such as B2.',
  chapters: {
    setup: 'What there is, and setting up',
    round: 'A round',
    drafting: 'Drafting and placing a die',
    tools: 'Tools and favor tokens',
    scoring: 'Final scoring',
    solo: 'Solo game',
    examples: 'Examples',
    rulings: 'Where the printed rules are silent',
  },
  rules: {
    'G-01':
      'There are 90 dice, 18 in each of 5 colours: red, yellow, green, blue and purple. A die has a colour and a value from 1 to 6, also called its shade: low values are light, high ones deep. No die ever gets lost: each is in the bag, in the draft pool, in a player’s hand, on the round track, in a window or, in the solo game, spent on a tool.',
    'G-02':
      'There are 12 window cards with a pattern on each side (24 patterns, with a difficulty from 3 to 6), 12 tools, 10 public objectives, 5 private objectives and 24 favor tokens.',
    'G-03': 'You are dealt 1 private objective. It stays secret until the end of the game.',
    'G-04':
      'You are dealt 2 window cards at random and choose 1 of their 4 patterns: either side of either card. The others are not used.',
    'G-05': 'You receive as many favor tokens as the difficulty of your pattern.',
    'G-06':
      'Three tools and three public objectives are dealt face up for everybody, no matter whether 2, 3 or 4 people play.',
    'G-07':
      'All 90 dice are in the bag. Chance decides who starts the first round, or whoever sets up the game does. At a real table it is the player who visited a cathedral last.',
    'G-10': 'The game lasts 10 rounds.',
    'G-11':
      'The start player draws two dice for each player and one more from the bag: 5 dice with 2 players, 7 with 3, 9 with 4. The start player rolls them, and they form the draft pool.',
    'G-12':
      'Turns go clockwise from the start player and then back again. The last player therefore has two turns in a row, and the start player has the last turn of the round. So everybody has a first and a second turn in each round.',
    'G-13':
      'In your turn you may draft a die (G-20) and use a tool (G-30), in either order and each at most once (the one exception is G-40). You need not do either; doing neither is a pass.',
    'G-14':
      'After the start player’s second turn, all dice left in the draft pool go to the round track. They all lie on the space of the round just played.',
    'G-15': 'The bag goes to the next player clockwise, who starts the next round.',
    'G-20':
      'To draft is to take one die from the draft pool and place it on an empty space of your window. You cannot draft a die that you cannot place, unless a tool helps (G-85).',
    'G-21': 'Your first die goes on a space at the edge of your window; the corners are part of the edge.',
    'G-22': 'Every further die must touch a die that is already there, by side or by corner.',
    'G-23':
      'A space with a printed colour takes only dice of that colour, and one with a printed value only dice of that value. A blank space takes any die.',
    'G-24':
      'A die may never lie side by side with a die of the same colour or the same value, be it above, below, left or right. Corners do not matter.',
    'G-25':
      'At a real table, a player who has misplaced dice removes dice of their own choice from the game until the window is correct again; the emptied spaces count as empty. Here it cannot happen: a wrong placement is refused, and you are told which rules it breaks.',
    'G-30':
      'A tool costs 1 favor token if no token lies on it yet, otherwise 2. The tokens stay on the tool. You may use one tool in a turn.',
    'G-31': `Six tools work on the die being drafted, before it is placed: ${onTheDie}. Tool and placement are one move. That move is your draft of the turn, so these tools cannot be used once you have drafted.`,
    'G-32': `Four tools move dice that already lie in your window: ${moving}. They can be used before or after drafting, and moving is not drafting.`,
    'G-33': `${tool('grozing-pliers')}: the die being drafted goes up or down by exactly 1, but never from 6 to 1 or from 1 to 6.`,
    'G-34': `${tool('eglomise-brush')}: move 1 die of your window. The colour printed on its new space does not matter; all other rules hold.`,
    'G-35': `${tool('copper-foil-burnisher')}: move 1 die of your window. The value printed on its new space does not matter; all other rules hold.`,
    'G-36': `${tool('lathekin')}: move exactly 2 different dice of your window. All rules hold.`,
    'G-37': `${tool('lens-cutter')}: exchange the die being drafted for one on the round track. Both keep their values.`,
    'G-38': `${tool('flux-brush')}: roll the die being drafted again. If there is a space for it, you must place it; otherwise it returns to the draft pool with its new value.`,
    'G-39': `${tool('glazing-hammer')}: roll all dice of the draft pool again. Only in your second turn of a round, before drafting.`,
    'G-40': `${tool('running-pliers')}: only in your first turn of a round, after drafting. Draft a second die at once, and skip your second turn of this round.`,
    'G-41': `${tool('cork-backed-straightedge')}: place the die being drafted on a space that touches no other die. All other rules hold.`,
    'G-42': `${tool('grinding-stone')}: turn the die being drafted to its opposite face, so that 1 becomes 6, 2 becomes 5, 3 becomes 4, and the other way round.`,
    'G-43': `${tool('flux-remover')}: put the die being drafted back into the bag, draw one at random and choose its value. Then place it by all the rules, or leave it in the draft pool with that value.`,
    'G-44': `${tool('tap-wheel')}: move 1 or 2 dice of your window that have the same colour, one that some die on the round track also has. All rules hold.`,
    'G-50':
      'After round 10 you score each public objective as often as you have met it (rows and columns count only when they are full) and your private objective. Each unused favor token gives 1 point, and each empty space costs 1 point.',
    'G-51': `For each full row in which no colour repeats, ${objective('row-color-variety')} gives 6 points; for each such column, ${objective('column-color-variety')} gives 5. For each full row in which no value repeats, ${objective('row-shade-variety')} gives 5 points; for each such column, ${objective('column-shade-variety')} gives 4.`,
    'G-52': `Each pair of a 1 and a 2 gives 2 points for ${objective('light-shades')}, each pair of a 3 and a 4 for ${objective('medium-shades')}, each pair of a 5 and a 6 for ${objective('deep-shades')}. ${objective('shade-variety')} gives 5 points for each set of the values 1 to 6, and ${objective('color-variety')} gives 4 for each set of all five colours. The rarest value or colour decides how many pairs or sets you have.`,
    'G-53': `For ${objective('color-diagonals')}, each die that touches a die of its colour corner to corner gives 1 point. A die counts once, however many it touches.`,
    'G-54': 'Your private objective gives as many points as all dice of its colour in your window show together.',
    'G-55':
      'The player with the most points wins. In a tie, more points for the private objective decide, then more favor tokens left, then the later first turn in the last round.',
    'G-60':
      'There are no favor tokens. Two public objectives and two private objectives are dealt, all of them face up.',
    'G-61': 'You choose how hard it will be: from 1 tool (extreme) to 5 tools (easy).',
    'G-62': 'You choose your window as usual: 2 cards, 4 patterns (G-04).',
    'G-63': 'In each round 4 dice are rolled, and you have two turns in a row.',
    'G-64':
      'You pay for a tool with a die from the draft pool, in the colour shown in the tool’s corner. The payment leaves the draft pool first, and then the tool does its work. After that both the die and the tool are out of the game: each tool works once.',
    'G-65':
      'Dice left over go to the round track as they are. If none is left, a marker stands on the space of that round.',
    'G-66': 'The target score is the sum of all dice on the round track at the end. Dice paid for tools do not count.',
    'G-67':
      'Your own score is counted as usual (G-50), except that only one of your two private objectives counts, the better one, and that each empty space costs 3 points.',
    'G-68': 'You win only with more points than the target score; an equal score is not enough.',
    'G-70': 'With three players, the turns of a round go 1, 2, 3, 3, 2, 1. The next round starts with player 2.',
    'G-71': 'A red space takes only red dice, of any value. A space for a 3 takes only threes, of any colour.',
    'G-72': `At the end, a window with the pattern ${pattern('fractal-drops')} has two full columns in which no colour repeats (${objective('column-color-variety')}: 10), two pairs of a 1 and a 2 (${objective('light-shades')}: 4) and three sets of the five colours (${objective('color-variety')}: 12). Its purple dice show 6, 5 and 6 (private objective: 17). No favor tokens are left (0), and three spaces are empty (−3). That makes 10 + 4 + 12 + 17 + 0 − 3 = 40 points. The printed example counts a 1 on B4 instead of the one that its pattern demands on C5; the total is the same.`,
    'G-80': `May you use a tool that can do nothing, only to make it cost more? No: a tool is on offer only when there is at least one way to use it by the rules. For ${tool('flux-brush')}, ${tool('flux-remover')} and ${tool('glazing-hammer')} there is one whenever there is a die to take or to roll again.`,
    'G-81': `With ${tool('eglomise-brush')} or ${tool('copper-foil-burnisher')}, may a die come to lie side by side with one of its colour or value? No, G-24 still holds: only what is printed on the space is overruled.`,
    'G-82':
      'Must a die that is moved by a tool touch another? Yes, a die other than itself (G-22). If it is the only die in the window, it goes on the edge again (G-21). The dice left behind need not stay connected. A die cannot be put back on the space it came from.',
    'G-83': `How are two dice moved with ${tool('lathekin')} or ${tool('tap-wheel')}? One after the other: when the second moves, the first already lies in its new place. If there is no space for the second, the whole move is not allowed.`,
    'G-84': `Does a die that ends up in the draft pool after ${tool('flux-brush')} or ${tool('flux-remover')} count as drafted? Yes: your draft of this turn is used up.`,
    'G-85': `May you take any die for ${tool('flux-brush')} and ${tool('flux-remover')}? Yes, also one that you could not place as it is. The same goes for ${list([tool('grozing-pliers'), tool('lens-cutter'), tool('grinding-stone'), tool('cork-backed-straightedge')])}: what counts is the die after the tool has done its work.`,
    'G-86': `Does ${tool('cork-backed-straightedge')} free the first die of a window from the edge? No, G-21 still holds.`,
    'G-87': `Do ${tool('running-pliers')} give a whole turn or one die? One die. You must already have drafted in this turn.`,
    'G-88': `May the last player of a round use ${tool('running-pliers')}, or somebody who plays solo? Yes; the second turn, which would follow at once, is skipped.`,
    'G-89': `May ${tool('lens-cutter')} and ${tool('tap-wheel')} be used while the round track is empty? No, not until a die lies there. The track is always empty in round 1, and in the solo game sometimes later too.`,
    'G-90': `Can the bag be empty when ${tool('flux-remover')} needs a die? No: the bag runs out only in the last round with 4 players, and then the die just put back is in it.`,
    'G-91':
      'Which die may pay for a tool in the solo game? Any die of the right colour in the draft pool, other than the one that is drafted in the same move.',
    'G-92':
      'What if a player leaves an online game? A bot plays the seat until the player returns. A table can also choose that the game is abandoned.',
    'G-93': 'Can a score fall below 0? Yes.',
    'G-94': 'May a tool move the die that was drafted in the same turn? Yes.',
    'G-95': `May you use ${tool('flux-brush')} or ${tool('flux-remover')} when your window is full, or when hardly any space is likely to fit? Yes; a die that finds no space goes to the draft pool.`,
    'G-96': `May ${tool('lens-cutter')} exchange a die for an equal one, and ${tool('cork-backed-straightedge')} be used on an empty window? Yes, at the full price.`,
    'G-97': 'When two dice are moved, may the second go where the first one lay? Yes (G-83).',
    'G-98': 'Does the limit of one tool in a turn hold in the solo game? Yes (G-13).',
    'G-99':
      'Is the choice of windows secret? Yes: what is on offer and what is chosen stay secret until everybody has chosen. All choose at the same time, in any order.',
  },
  additions: {
    'G-55': 'The same order decides every other place; the rulebook ranks only the winner.',
  },
  pictures: {
    window:
      'An empty window. Coloured spaces take dice of their colour, spaces with pips dice of their value, blank ones any die.',
    pool: 'The draft pool of three players: seven dice, just rolled.',
    order: 'The turns of a round with three players: there and back.',
    track: 'The round track. Each space keeps the dice that were left over in its round.',
    neighbours:
      'A window in the middle of a game. Equal colours and equal values may meet at a corner, but never side by side. A crack marks a space that no die can fill any more.',
    tools: 'The 12 tools',
    objectives: 'The 10 public objectives, with the points that each gives for every time it is met',
    solo: 'A solo game: the dice on the round track add up to the score to beat.',
  },
};
