/** Turns spots on the board into steps of a move, for the gallery. */
import {
  COLOURS,
  sagrada,
  type Cell,
  type Colour,
  type Die,
  type Move,
  type Position,
  type Value,
  type View,
} from '@leadlight/sagrada';
import { Chooser } from '../../src/play/chooser.ts';
import { sagradaSteps, type SagradaStep } from '../../src/games/sagrada/choosing/steps.ts';
import { stepsAt } from '../../src/games/sagrada/spots.ts';
import { colourOf, type Faces, type Ghosts, type Spot } from '../../src/games/sagrada/board/board.ts';

const toolSpot = (tool: View['tools'][number] | undefined): Spot | undefined => tool && { kind: 'tool', tool: tool.id };

const poolSpot = ({ pool }: View, at: number): Spot | undefined => pool[at] && { kind: 'pool', at, die: pool[at] };

function trackSpot({ track }: View, round: number, at: number): Spot | undefined {
  const die = track[round - 1]?.[at];
  return die && { kind: 'track', round, at, die };
}

/** Reads a spot as written in the address, such as `pool.2`. */
function readSpot(text: string, position: Position): Spot | undefined {
  const [kind, what = '', at = '0'] = text.split('.');
  const view = sagrada.view(position, 0);
  const number = Number(what);
  if (kind === 'pool') return poolSpot(view, number);
  if (kind === 'cell') return { kind, cell: what as Cell };
  if (kind === 'tool') return toolSpot(view.tools[number]);
  if (kind === 'value') return { kind, value: number as Value };
  return kind === 'track' ? trackSpot(view, number, Number(at)) : undefined;
}

export class Touching {
  private readonly start: Chooser<Move, SagradaStep>;
  private chooser: Chooser<Move, SagradaStep>;
  private spots: readonly Spot[];

  /** The colour of the die in hand. */
  private readonly held: Colour | undefined;

  constructor(position: Position, touched: readonly string[]) {
    const hand = sagrada.view(position, 0).turn?.hand;
    this.held = COLOURS.find((colour) => hand?.startsWith(colour));
    this.start = Chooser.among(sagrada.legal(position, 0), sagradaSteps);
    this.chooser = $state.raw(this.start);
    this.spots = $state.raw([]);
    for (const text of touched) {
      const spot = readSpot(text, position);
      if (spot !== undefined) this.touch(spot);
    }
  }

  isOpen(spot: Spot): boolean {
    return stepsAt(spot).some((step) => this.chooser.isOpen(step));
  }

  isTouched(spot: Spot): boolean {
    return this.spots.some((other) => JSON.stringify(other) === JSON.stringify(spot));
  }

  touch(spot: Spot): boolean {
    for (const chooser of [this.chooser, this.start]) {
      const next = stepsAt(spot)
        .map((step) => chooser.touch(step))
        .find((found) => found !== undefined);
      if (next === undefined) continue;
      this.spots = chooser === this.start ? [spot] : [...this.spots, spot];
      this.chooser = next;
      return true;
    }
    return false;
  }

  clear(): void {
    this.chooser = this.start;
    this.spots = [];
  }

  get move(): Move | undefined {
    return this.chooser.move;
  }

  get faces(): Faces | null {
    const values = this.chooser.next.flatMap((step) => (step.kind === 'value' ? [step.value] : []));
    const colour = this.taken === undefined ? this.held : colourOf(this.taken);
    return values.length === 0 || colour === undefined ? null : { colour, values: values.toSorted((a, b) => a - b) };
  }

  get ghosts(): Ghosts {
    const last = this.spots.at(-1);
    const die = this.taken;
    return last?.kind === 'cell' && die !== undefined ? { [last.cell]: die } : {};
  }

  private get taken(): Die | undefined {
    return this.spots.find((spot) => spot.kind === 'pool')?.die;
  }
}
