/**
 * A die as one number from 0 to 29: colour by colour, and by value within a colour. 30 kinds fit into one set of bits.
 */
import { COLOURS, VALUES, type Colour, type Die, type Value } from './vocabulary.ts';

const FACES = VALUES.length;
export const KINDS = COLOURS.length * FACES;

/** No die. */
export const NONE = -1;

export const DICE: readonly Die[] = COLOURS.flatMap((colour) => VALUES.map((value) => `${colour}${value}` as const));
const INDEX = new Map<string, number>(DICE.map((die, index) => [die, index]));
const COLOUR_INDEX = new Map<string, number>(COLOURS.map((colour, index) => [colour, index]));

/** A die's index; callers have checked that it exists. */
export const dieIndex = (die: Die): number => INDEX.get(die) ?? 0;
export const colourIndex = (colour: Colour): number => COLOUR_INDEX.get(colour) ?? 0;

export const makeDie = (colour: number, value: number): number => colour * FACES + value - 1;
const COLOUR_OF = DICE.map((_, die) => Math.floor(die / FACES));
const VALUE_OF = DICE.map((_, die) => VALUES[die % FACES]);
export const colourOf = (die: number): number => COLOUR_OF[die];
export const valueOf = (die: number): Value => VALUE_OF[die];

/** The same die with another value. */
export const withValue = (die: number, value: number): number => die - (die % FACES) + value - 1;

export const nameDice = (dice: readonly number[]): Die[] => dice.map((die) => DICE[die]);

/** The different dice among these, as a set of bits. */
export function kindsOf(dice: readonly number[]): number {
  let kinds = 0;
  for (let i = 0; i < dice.length; i++) kinds |= 1 << dice[i];
  return kinds;
}
