/** The thinking levels of Sagrada: they screen all moves, then race the best through sampled futures. */
import { Codes, type Code, type Random } from '@leadlight/core';
import { isTool, sagrada, type Position, type Sagrada } from '@leadlight/sagrada';
import type { Brain, Moment, Search, Thought } from '../thinking/search.ts';
import { apprentice } from './apprentice.ts';
import { Futures } from './future.ts';
import type { Manner } from './manner.ts';
import { Playouts } from './playout.ts';
import type { Outcome } from './prospects.ts';
import { Race } from './race.ts';
import { lookAt, shortlist, type Candidate } from './screening.ts';
import { Worlds } from './worlds.ts';

/** Moves screened per node. */
const HANDFUL = 16;

/** Differences too small to be clear: in points, and in chances to win. */
const POINT_GRAIN = 0.05;
const CHANCE_GRAIN = 0.002;

class Thinking implements Search<Sagrada> {
  private readonly world: Position;
  private readonly worlds: Worlds;
  private readonly playouts: Playouts;
  private readonly futures: Futures;
  private readonly manner: Manner;
  private readonly budget: number;
  private readonly codes: readonly Code[];
  private readonly seen: Candidate[] = [];
  private race: Race<Code> | undefined;
  private nodes = 0;

  constructor({ position, seat }: Moment<Sagrada>, random: Random, manner: Manner, budget: number) {
    this.manner = manner;
    this.budget = budget;
    this.futures = new Futures(random);
    this.worlds = new Worlds(position, seat, this.futures);
    this.world = this.worlds.at(0);
    this.playouts = new Playouts(this.world, seat, manner.forgets);
    const codes = new Codes();
    sagrada.moves(this.world, seat, codes);
    this.codes = considered(codes.at.slice(0, codes.count), manner.isHandy);
    if (this.world.phase === 'choose') this.startRace(this.codes);
  }

  step(nodes: number): Thought<Sagrada> {
    for (let i = 0; i < nodes && !this.finished; i++) {
      this.nodes++;
      if (this.race === undefined) this.screen();
      else this.race.advance((code, future) => this.outcome(code, future));
    }
    return this.thought();
  }

  private get finished(): boolean {
    return this.codes.length === 1 || this.race?.decided === true || this.nodes >= this.budget;
  }

  private screen(): void {
    const from = this.seen.length;
    for (const code of this.codes.slice(from, from + HANDFUL)) {
      this.seen.push(lookAt(this.world, code, this.playouts, this.futures));
    }
    if (this.seen.length === this.codes.length) {
      this.startRace(shortlist(this.seen, this.manner.candidates));
    }
  }

  private startRace(codes: readonly Code[]): void {
    this.race = new Race(codes, this.manner.clarity, this.world.players === 1 ? CHANCE_GRAIN : POINT_GRAIN);
  }

  private outcome(code: Code, future: number): Outcome {
    const world = this.worlds.at(future);
    const { rounds, windowRounds } = this.manner;
    return this.playouts.outcome(world, code, this.futures.luck, world.phase === 'choose' ? windowRounds : rounds);
  }

  private thought(): Thought<Sagrada> {
    const { code, value } = this.best();
    return { move: sagrada.decode(this.world, code), value, nodes: this.nodes, finished: this.finished };
  }

  /** Before the first playout, a move is worth as much as the position. */
  private best(): { readonly code: Code; readonly value: number } {
    const leader = this.race?.leader();
    if (leader !== undefined && leader.aims.length > 0) return { code: leader.item, value: leader.meanValue() };
    const seen = this.seen.reduce<Candidate | undefined>(
      (best, one) => (best === undefined || one.worth > best.worth ? one : best),
      undefined,
    );
    return { code: leader?.item ?? seen?.code ?? this.codes[0], value: this.playouts.value(this.world) };
  }
}

/** The moves that come to mind: all of them, unless the level does not think of tools. */
function considered(codes: readonly Code[], isHandy = true): readonly Code[] {
  const plain = isHandy ? codes : codes.filter((code) => !isTool(code));
  return plain.length === 0 ? codes : plain;
}

const nodesFor = ({ position }: Moment<Sagrada>, { nodes, windowNodes }: Manner): number =>
  position.phase === 'choose' ? windowNodes : nodes;

/** An easy window is the one that the apprentice takes. */
const takesEasyWindow = ({ position }: Moment<Sagrada>, { windows }: Manner): boolean =>
  position.phase === 'choose' && windows === 'easy';

export const thinker = (manner: Manner): Brain<Sagrada> => ({
  begin: (moment, random, budget) =>
    takesEasyWindow(moment, manner)
      ? apprentice.begin(moment, random)
      : new Thinking(moment, random, manner, budget ?? nodesFor(moment, manner)),
});
