/** How many nodes and databases an audience needs, so that none of them is more than half busy. */
import type { Audience, Site } from './audience.ts';
import type { Costs } from './costs.ts';
import { demandOf, type Demand } from './demand.ts';

export interface Capacity {
  /** The share of a core that may be busy. */
  readonly busy: number;
  readonly connectionsPerNode: number;
  readonly memoryPerNode: number;
  readonly coresPerDatabase: number;
}

export const USUAL: Capacity = {
  busy: 0.5,
  connectionsPerNode: 10_000,
  memoryPerNode: 2e9,
  coresPerDatabase: 16,
};

/** A node has one thread for everything but its bots. */
const nodesFor = ({ nodeCores, connections, memory }: Demand, capacity: Capacity): number =>
  Math.ceil(
    Math.max(1, nodeCores / capacity.busy, connections / capacity.connectionsPerNode, memory / capacity.memoryPerNode),
  );

const databasesFor = ({ databaseCores }: Demand, { busy, coresPerDatabase }: Capacity): number =>
  Math.max(1, Math.ceil(databaseCores / coresPerDatabase / busy));

/** More nodes spread tables more widely, which costs more nodes: until that changes nothing. */
export function planFor(audience: Audience, costs: Costs, capacity = USUAL): Site {
  const { coresPerDatabase: databaseCores } = capacity;
  let site: Site = { nodes: 1, databases: 1, databaseCores, brokerCores: 1, placing: 'anywhere' };
  for (;;) {
    const demand = demandOf(audience, site, costs);
    const [nodes, databases] = [nodesFor(demand, capacity), databasesFor(demand, capacity)];
    const brokerCores = Math.max(1, Math.ceil(demand.brokerCores / capacity.busy));
    if (nodes <= site.nodes && databases <= site.databases && brokerCores <= site.brokerCores) return site;
    site = larger(site, { nodes, databases, brokerCores });
  }
}

const larger = (
  site: Site,
  { nodes, databases, brokerCores }: Pick<Site, 'nodes' | 'databases' | 'brokerCores'>,
): Site => ({
  ...site,
  nodes: Math.max(nodes, site.nodes),
  databases: Math.max(databases, site.databases),
  brokerCores: Math.max(brokerCores, site.brokerCores),
});
