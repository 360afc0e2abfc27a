/** Draws the outcomes of chance from the streams that the record format names. */
import { shuffle, type Luck, type Random } from '@leadlight/core';
import { ROUNDS } from './components.ts';
import { objectivesDealt, privatesDealt } from './deal.ts';
import { colourOf, makeDie, nameDice } from './dice.ts';
import type { Event, Setup } from './events.ts';
import { PATTERNS } from './patterns.ts';
import { performDraw, performEnd, performReroll, performRoll, performSetup } from './play.ts';
import type { Position } from './position.ts';
import { diceRolled, diceToReroll } from './rolls.ts';
import { COLOURS, OBJECTIVE_IDS, TOOL_IDS, VALUES, type Colour, type PatternId } from './vocabulary.ts';

/** The cards by number, each with the names of its two patterns. */
const CARDS: readonly (readonly PatternId[])[] = PATTERNS.map(({ card }) => card)
  .filter((card, i, all) => all.indexOf(card) === i)
  .map((card) => PATTERNS.filter((pattern) => pattern.card === card).map(({ id }) => id));

const ROLL_LABELS = Array.from({ length: ROUNDS + 1 }, (_, round) => `roll:${round}`);
const rollLabel = (position: Position): string => ROLL_LABELS[position.round + 1];

const DEALT = ['private', 'public', 'tools', 'windows'] as const;

/** The streams for the chance event that is due. */
export function labelsDue(position: Position): readonly string[] {
  switch (position.phase) {
    case 'setup':
      return position.options.start === undefined ? ['start', ...DEALT] : DEALT;
    case 'roll':
      return [rollLabel(position)];
    case 'rerolled':
      return [`reroll:${position.fluxIndex}`];
    case 'drawn':
      return [`draw:${position.fluxIndex}`];
    default:
      return [];
  }
}

/** The next event that no player decides. */
export function drawEvent(position: Position, luck: Luck): Event | undefined {
  switch (position.phase) {
    case 'setup':
      return drawSetup(position, luck);
    case 'roll':
      return {
        type: 'roll',
        round: position.round + 1,
        dice: nameDice(rollDice(position, position.bag.slice(), luck)),
      };
    case 'rerolled':
      return { type: 'rerolled', dice: nameDice(rerollDice(position, luck)) };
    case 'drawn':
      return { type: 'drawn', colour: drawDie(position, luck) };
    case 'end':
      return { type: 'end' };
    default:
      return undefined;
  }
}

/** The same, played at once. */
export function deal(position: Position, luck: Luck): void {
  switch (position.phase) {
    case 'setup':
      return performSetup(position, drawSetup(position, luck), undefined);
    case 'roll':
      return performRoll(position, rollDice(position, position.bag, luck), undefined);
    case 'rerolled':
      return performReroll(position, rerollDice(position, luck), undefined);
    case 'drawn':
      return performDraw(position, drawDie(position, luck), undefined);
    case 'end':
      return performEnd(position, undefined);
    default:
  }
}

function drawSetup(position: Position, luck: Luck): Setup {
  const { players, options } = position;
  const start = options.start ?? luck('start').below(players);
  const colours = shuffle([...COLOURS], luck('private'));
  const each = privatesDealt(position);
  return {
    type: 'setup',
    start,
    private: position.windows.map((_, seat) => colours.slice(seat * each, (seat + 1) * each)),
    public: shuffle([...OBJECTIVE_IDS], luck('public')).slice(0, objectivesDealt(position)),
    tools: shuffle([...TOOL_IDS], luck('tools')).slice(0, options.tools),
    offers: drawOffers(position, luck('windows')),
  };
}

/** Seat s gets the cards at 2s and 2s + 1, both sides of each. */
function drawOffers(position: Position, random: Random): PatternId[][] {
  const cards = shuffle(CARDS.slice(), random);
  return position.windows.map((_, seat) => [...cards[2 * seat], ...cards[2 * seat + 1]]);
}

/** Draws a colour from these counts; the caller removes the die. */
function drawColour(bag: readonly number[], random: Random): number {
  let k = random.below(bag[0] + bag[1] + bag[2] + bag[3] + bag[4]);
  let colour = 0;
  while (k >= bag[colour]) k -= bag[colour++];
  return colour;
}

/** To be cut to size: a list that grows die by die would take more space and time. */
const LARGEST_ROLL: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0];

/** Takes the dice out of the bag: the real one, or a copy if they are only to be named. */
function rollDice(position: Position, bag: number[], luck: Luck): number[] {
  const random = luck(rollLabel(position));
  const dice = LARGEST_ROLL.slice(0, diceRolled(position));
  for (let i = 0; i < dice.length; i++) {
    const colour = drawColour(bag, random);
    bag[colour]--;
    dice[i] = makeDie(colour, random.below(VALUES.length) + 1);
  }
  return dice;
}

function rerollDice(position: Position, luck: Luck): number[] {
  const random = luck(`reroll:${position.fluxIndex}`);
  return diceToReroll(position).map((die) => makeDie(colourOf(die), random.below(VALUES.length) + 1));
}

function drawDie(position: Position, luck: Luck): Colour {
  return COLOURS[drawColour(position.bag, luck(`draw:${position.fluxIndex}`))];
}
