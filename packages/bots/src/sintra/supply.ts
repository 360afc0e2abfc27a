/** The panes that can be picked now; before a deal, those to expect. */
import {
  COLOUR_COUNT,
  countOf,
  DISPLAYS,
  mostOnDisplay,
  PANES_PER_DISPLAY,
  panesOnDisplays,
  panesToFill,
  sizeOf,
  SPACES,
  type Position,
} from '@leadlight/sintra';

/** Columns are numbers of panes: from none to a full strip. */
const ROW = SPACES + 1;

/** The weight when no single source has enough panes, but all together do. */
const IN_PARTS = 0.4;

export class Supply {
  /** Panes left to pick in this round; all of them before its deal. */
  left = 0;
  /** For each colour and number of panes: the chance that this many can be had. */
  private readonly chances = new Float64Array(COLOUR_COUNT * ROW).fill(1);

  look(position: Position): void {
    if (position.phase === 'decide') this.count(position);
    else this.expect(position);
  }

  chance(colour: number, panes: number): number {
    return this.chances[colour * ROW + panes];
  }

  private count({ centre, displays }: Position): void {
    this.left = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const inCentre = countOf(centre, colour);
      const all = inCentre + panesOnDisplays(displays[colour]);
      this.left += all;
      this.note(colour, Math.max(inCentre, mostOnDisplay(displays[colour])), all);
    }
  }

  private note(colour: number, atOnce: number, all: number): void {
    const row = colour * ROW;
    for (let panes = 1; panes < ROW; panes++) {
      const otherwise = panes <= all ? IN_PARTS : 0;
      this.chances[row + panes] = panes <= atOnce ? 1 : otherwise;
    }
  }

  /** Each display gets 4 panes from the mixture in the bag, and in the tower where the bag falls short. */
  private expect(position: Position): void {
    const { bag, tower, displayCount } = position;
    this.left = panesToFill(position);
    const drawn = Math.min(sizeOf(bag), this.left);
    const ofBag = drawn / Math.max(1, sizeOf(bag));
    const ofTower = (this.left - drawn) / Math.max(1, sizeOf(tower));
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const share = (countOf(bag, colour) * ofBag + countOf(tower, colour) * ofTower) / this.left;
      const row = Math.round(share * STEPS) * ROW;
      for (let panes = 1; panes < ROW; panes++) {
        this.chances[colour * ROW + panes] = EXPECTED[displayCount][row + panes];
      }
    }
  }
}

/** The number of ways in which 0 to 4 of a display's panes can be of one colour. */
const WAYS: readonly number[] = [1, 4, 6, 4, 1];

/** The resolution of a colour's share: hundredths. */
const STEPS = 100;

/** By number of displays, then share of a colour and number of panes: the chance that some display has that many. */
const EXPECTED: Readonly<Record<number, Float64Array>> = Object.fromEntries(
  Object.values(DISPLAYS).map((displays) => [displays, expectedOf(displays)]),
);

function expectedOf(displays: number): Float64Array {
  return Float64Array.from({ length: (STEPS + 1) * ROW }, (_, i) => {
    const share = Math.floor(i / ROW) / STEPS;
    return 1 - (1 - onDisplay(i % ROW, share)) ** displays;
  });
}

/** The chance that a display has at least this many panes of a colour with this share. */
function onDisplay(panes: number, share: number): number {
  let chance = 0;
  for (let n = panes; n <= PANES_PER_DISPLAY; n++) {
    chance += WAYS[n] * share ** n * (1 - share) ** (PANES_PER_DISPLAY - n);
  }
  return chance;
}
