/** A simulated table: its players think and move, its viewers are told, and people come and go. */
import type { Chance } from './chance.ts';
import { peopleTold } from '../model/news.ts';
import { MICRO, type Database, type Node, type World } from './parts.ts';

export interface Around extends World {
  readonly nodes: readonly Node[];
  readonly databases: readonly Database[];
  /** Called with the time from each move to the moment at which the last viewer has it. */
  readonly moved: (seconds: number) => void;
}

export interface Terms {
  readonly seats: number;
  readonly viewers: number;
  readonly thinkSeconds: number;
}

function inTurn<Part>(parts: readonly Part[], number: number): Part {
  const part = parts[number % parts.length];
  if (part === undefined) throw new RangeError('there is no such part');
  return part;
}

const anyOf = (nodes: readonly Node[], chance: Chance): Node => inTurn(nodes, chance.below(nodes.length));

export class Table {
  private readonly around: Around;
  private readonly terms: Terms;
  private readonly database: Database;
  private readonly number: number;
  /** Where each viewer is connected; the players come first. */
  private readonly viewers: Node[];
  private toMove = 0;
  private left: number;

  constructor(around: Around, terms: Terms, number: number) {
    const { chance, costs, databases } = around;
    this.around = around;
    this.terms = terms;
    this.number = number;
    this.database = inTurn(databases, number);
    this.viewers = Array.from({ length: terms.viewers }, (_, at) => this.placeOf(at));
    this.left = 1 + chance.below(Math.ceil(costs.movesPerGame));
  }

  /** Everyone is in the middle of something. */
  begin(): void {
    const { timeline, chance } = this.around;
    timeline.after(chance.rest(this.terms.thinkSeconds), () => this.move());
  }

  /** Somebody's connection is cut, and they come back to any node. */
  reconnect(): void {
    const { chance, nodes, costs } = this.around;
    const node = anyOf(nodes, chance);
    this.viewers[chance.below(this.viewers.length)] = node;
    node.cpu.work(costs.node.comeBack * MICRO, () => undefined);
  }

  private think(): void {
    const { timeline, chance } = this.around;
    timeline.after(chance.time(this.terms.thinkSeconds), () => this.move());
  }

  private move(): void {
    const { timeline, costs, nodes, chance } = this.around;
    const node = this.viewers[this.toMove++ % this.terms.seats] ?? anyOf(nodes, chance);
    const begun = timeline.now;
    node.cpu.work((costs.node.move.each / 2) * MICRO, () => {
      node.store(this.database, () => this.tell(node, begun));
    });
  }

  /** On the node of the player, and on all others where somebody follows the table. */
  private tell(node: Node, begun: number): void {
    const { costs, broker } = this.around;
    const others = [...new Set(this.viewers)].filter((each) => each !== node);
    let missing = 1 + others.length;
    const told = (): void => {
      if (--missing === 0) this.arrived(begun);
    };
    node.cpu.work((costs.node.move.each / 2 + this.here(node) * costs.node.viewer) * MICRO, told);
    const heard = others.length + peopleTold(costs) * this.shareBeside(node);
    broker.work((costs.messages.move + heard) * costs.broker.message.each * MICRO, () => {
      for (const other of others) this.catchUp(other, told);
    });
  }

  private catchUp(node: Node, told: () => void): void {
    const { each } = this.around.costs.node.catchUp;
    node.read(this.database, () =>
      node.cpu.work((each + this.here(node) * this.around.costs.node.viewer) * MICRO, told),
    );
  }

  private arrived(begun: number): void {
    const { timeline, moved } = this.around;
    moved(timeline.now - begun);
    if (--this.left > 0) this.think();
    else this.deal();
  }

  /** A new game, for people who come from anywhere. */
  private deal(): void {
    const { costs, nodes, chance } = this.around;
    this.left = Math.ceil(costs.movesPerGame);
    for (const at of this.viewers.keys()) this.viewers[at] = this.placeOf(at);
    this.database.cpu.work(costs.database.deal * MICRO, () => undefined);
    anyOf(nodes, chance).cpu.work(costs.node.deal * MICRO, () => this.think());
  }

  private here(node: Node): number {
    return this.viewers.reduce((sum, each) => sum + (each === node ? 1 : 0), 0);
  }

  /** The share of the players who are on other nodes. */
  private shareBeside(node: Node): number {
    const { seats } = this.terms;
    return this.viewers.slice(0, seats).filter((each) => each !== node).length / seats;
  }

  private placeOf(viewer: number): Node {
    const { nodes, chance, site } = this.around;
    return site.placing === 'in turn' ? inTurn(nodes, this.number + viewer) : anyOf(nodes, chance);
  }
}
