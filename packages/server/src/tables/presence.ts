/** Who is at a table: on this node, and on the others as far as they have told. */
import type { IdentityId, Ms, TableId } from '../storage/index.ts';
import type { NodeId, OtherNodes, Present, TableNews } from '../nodes/port.ts';

/** Each node repeats who is there this often, because news may be lost. */
export const PRESENCE_MS = 5000;

/** A node that has not repeated it for so long is gone, and its people with it. */
const FORGOTTEN_MS = 3 * PRESENCE_MS;

/** Far more nodes than anybody runs. Forged news can't fill the memory. */
const MOST_NODES = 100;

export interface Heard extends Present {
  readonly at: Ms;
}

export interface PresenceOptions {
  readonly table: TableId;
  readonly node: NodeId;
  readonly nodes: OtherNodes;
  /** Milliseconds by a clock that never goes back. */
  readonly now: () => Ms;
}

export class Presence {
  private readonly options: PresenceOptions;
  private readonly elsewhere = new Map<NodeId, Heard>();
  private here: Present = { people: [], watchers: 0 };

  constructor(options: PresenceOptions) {
    this.options = options;
  }

  /** Everyone who is there, on any node. */
  get all(): { readonly people: ReadonlySet<IdentityId>; readonly watchers: number } {
    const present = [this.here, ...this.elsewhere.values()];
    return {
      people: new Set(present.flatMap(({ people }) => people)),
      watchers: present.reduce((sum, { watchers }) => sum + watchers, 0),
    };
  }

  /** The people and spectators on this node, whenever that changes. */
  set(here: Present): void {
    const isFirst = isEmpty(this.here) && !isEmpty(here);
    this.here = here;
    this.repeat();
    if (isFirst) this.tell({ type: 'who-is-there' });
  }

  /** Tells the other nodes again, and forgets those that no longer do. Returns whether somebody is gone. */
  refresh(): boolean {
    if (!isEmpty(this.here)) this.repeat();
    const before = this.elsewhere.size;
    const oldest = this.options.now() - FORGOTTEN_MS;
    for (const [node, { at }] of this.elsewhere) if (at < oldest) this.elsewhere.delete(node);
    return this.elsewhere.size < before;
  }

  /** Another node has told who is there. Returns whether that is new. */
  hear({ node, people, watchers }: Present & { readonly node: NodeId }): boolean {
    const before = this.elsewhere.get(node);
    if (before === undefined && this.elsewhere.size >= MOST_NODES) return false;
    this.elsewhere.set(node, { people, watchers, at: this.options.now() });
    return before === undefined ? people.length + watchers > 0 : !isSame(before, { people, watchers });
  }

  repeat(): void {
    this.tell({ type: 'present', node: this.options.node, ...this.here });
  }

  private tell(news: TableNews): void {
    this.options.nodes.tell(`table.${this.options.table}`, news);
  }
}

const isEmpty = ({ people, watchers }: Present): boolean => people.length === 0 && watchers === 0;

const isSame = (one: Present, other: Present): boolean =>
  one.watchers === other.watchers &&
  one.people.length === other.people.length &&
  one.people.every((identity, at) => identity === other.people[at]);
