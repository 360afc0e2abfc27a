/** The arithmetic of docs/scaling.md gives known values, and the simulation of the load agrees with it. */
import { describe, expect, test } from 'vitest';
import {
  audienceOf,
  liveTablesOf,
  spreadOf,
  viewersOf,
  type Audience,
  type Site,
} from '../src/online/scaling/model/audience.ts';
import type { Costs } from '../src/online/scaling/model/costs.ts';
import { costAt, groupsPerItem } from '../src/online/scaling/model/groups.ts';
import { demandOf, type Demand } from '../src/online/scaling/model/demand.ts';
import { planFor, USUAL } from '../src/online/scaling/model/planning.ts';
import { Cores } from '../src/online/scaling/simulation/cores.ts';
import { simulate } from '../src/online/scaling/simulation/simulate.ts';
import { Timeline } from '../src/online/scaling/simulation/timeline.ts';

/** Round figures, so that every result can be checked by hand. */
const COSTS: Costs = {
  node: {
    move: { each: 60, group: 80 },
    viewer: 10,
    catchUp: { each: 120, group: 160 },
    deal: 10_000,
    comeBack: 1000,
    news: 2,
    second: 5000,
    connectionSecond: 10,
    tableSecond: 2,
  },
  database: {
    move: { each: 100, group: 400 },
    catchUp: { each: 20, group: 160 },
    deal: 5000,
    nodeSecond: 2000,
    connectionSecond: 10,
    tableSecond: 4,
  },
  broker: { message: { each: 5, group: 10 }, second: 1000 },
  underWay: { commit: 2, catchUp: 4 },
  statements: { catchUp: 2, nodeSecond: 20, connectionSecond: 0.1 },
  messages: { move: 3 },
  rows: { move: 5, deal: 50 },
  log: { move: 1000, deal: 10_000 },
  stored: { game: 40_000, person: 500 },
  wire: { viewer: 300, news: 100 },
  memory: { connection: 12_000, table: 40_000, viewer: 800 },
  movesPerGame: 100,
};

const ONE: Site = { nodes: 1, databases: 1, databaseCores: 16, brokerCores: 1, placing: 'anywhere' };

/** Everyone plays live, four at a table. */
const ALL_LIVE: Audience = { ...audienceOf(6000), live: 1, days: 0, watching: 0, visitSeconds: Infinity };

describe('the arithmetic', () => {
  test('viewers spread over nodes as over days of a year', () => {
    expect(spreadOf(4, 1)).toBe(1);
    expect(spreadOf(1, 50)).toBeCloseTo(1);
    expect(spreadOf(2, 2)).toBe(1.5);
    expect(spreadOf(4, 1e6)).toBeCloseTo(4, 4);
  });

  test('tables and viewers follow from the shares of an audience', () => {
    expect(liveTablesOf(audienceOf(10_000))).toBe(1750);
    expect(viewersOf(audienceOf(10_000))).toBeCloseTo(4 + 1000 / 1750);
  });

  test('what comes while a group is under way shares the next one', () => {
    expect(groupsPerItem(0, 5)).toBe(1);
    expect(groupsPerItem(1, 5)).toBeCloseTo(1, 4);
    // Two come during each group, on average, and with probability e^-2 nobody does.
    expect(groupsPerItem(400, 5)).toBeCloseTo(1 / (2 + Math.exp(-2)));
    expect(groupsPerItem(100_000, 5)).toBeCloseTo(1 / 500);
    expect(costAt({ each: 100, group: 300 }, 0.5)).toBe(250);
  });

  test('a move costs less the more moves there are', () => {
    const perMove = (players: number): number => {
      const { nodeParts, moves } = demandOf({ ...ALL_LIVE, players }, ONE, COSTS);
      return (1e6 * nodeParts.deciding) / moves;
    };
    expect(perMove(6)).toBeCloseTo(140, 1);
    expect(perMove(6000)).toBeCloseTo(60 + 80 / (0.2 + Math.exp(-0.2)));
    expect(perMove(6e6)).toBeCloseTo(60, 0);
  });

  test('one node needs what can be added up by hand', () => {
    const demand = demandOf(ALL_LIVE, ONE, COSTS);
    expect(demand).toMatchObject({ moves: 100, deals: 1, spread: 1, heldTables: 1500, rows: 550, delivered: 0 });
    const commits = 100 / (0.2 + Math.exp(-0.2));
    expect(demand.commits).toBeCloseTo(commits);
    const presence = 1500 / 5;
    // 100 moves of 60 µs, 400 viewers of 10 µs, a deal of 10 ms, the node's own 5 ms, 6,000 connections, 1,500 tables.
    const moves = 0.006 + commits * 80e-6 + 0.004;
    expect(demand.nodeCores).toBeCloseTo(moves + 0.01 + 0.005 + 0.06 + 0.003 + presence * 2e-6);
    expect(demand.databaseCores).toBeCloseTo(0.01 + commits * 400e-6 + 0.005 + 0.002 + 0.06 + 0.006);
    expect(demand.published).toBeCloseTo(300 + presence + 2 + 1 / 0.3);
    expect(demand.brokerCores).toBeCloseTo(0.001 + demand.published * 5e-6 + commits * 10e-6);
    expect(demand.memory).toBe(6000 * 12_000 + 1500 * 40_000);
    expect(demand.diskBytesPerDay).toBeCloseTo(40_000 * 0.4 * 86_400);
  });

  test('with many nodes, a move is told to each that holds the table, and to the two players whom it concerns', () => {
    const { spread, published, delivered, reads } = demandOf(ALL_LIVE, { ...ONE, nodes: 10 }, COSTS);
    const [presence, gossip] = [(1500 * spread) / 5, 10 * (2 + 1 / 0.3)];
    expect(published).toBeCloseTo(300 + presence + gossip);
    expect(delivered).toBeCloseTo(100 * (spread - 1 + 1.8) + presence * (spread - 1) + gossip * 9);
    const during = 0.004 * 10 * (spread - 1);
    expect(reads).toBeCloseTo((100 * (spread - 1)) / (during + Math.exp(-during)));
  });

  test('people who are connected in turn are on as many nodes as there can be', () => {
    const spreadAt = (nodes: number): number => demandOf(ALL_LIVE, { ...ONE, nodes, placing: 'in turn' }, COSTS).spread;
    expect([1, 2, 4, 9].map(spreadAt)).toEqual([1, 2, 4, 4]);
  });

  test('more people never need less of anything, and neither do more nodes', () => {
    const shrunk = (less: Demand, more: Demand): readonly string[] =>
      (Object.keys(less) as (keyof Demand)[]).filter((name) => more[name] < less[name]);
    for (let players = 1000; players < 1e6; players *= 3) {
      const [few, many] = [20, 40].map((nodes) => demandOf(audienceOf(players), { ...ONE, nodes }, COSTS));
      const crowded = demandOf(audienceOf(3 * players), { ...ONE, nodes: 20 }, COSTS);
      expect([few && many && shrunk(few, many), few && shrunk(few, crowded)]).toEqual([[], []]);
    }
  });

  test('a plan keeps every part at most half busy, with no node to spare', () => {
    for (const players of [1000, 30_000, 1_000_000]) {
      const audience = audienceOf(players);
      const site = planFor(audience, COSTS);
      const { nodeCores, databaseCores, brokerCores, connections, memory } = demandOf(audience, site, COSTS);
      expect(nodeCores / site.nodes).toBeLessThanOrEqual(USUAL.busy);
      expect(databaseCores / (site.databases * site.databaseCores)).toBeLessThanOrEqual(USUAL.busy);
      expect(brokerCores / site.brokerCores).toBeLessThanOrEqual(USUAL.busy);
      const needed = Math.max(nodeCores / 0.5, connections / USUAL.connectionsPerNode, memory / USUAL.memoryPerNode);
      expect(site.nodes).toBe(Math.max(1, Math.ceil(needed)));
    }
  });
});

describe('the simulation', () => {
  test('time passes in order, whatever the order in which things are planned', () => {
    const [timeline, seen] = [new Timeline(), new Array<number>()];
    for (const at of [5, 1, 4, 2, 3, 9]) timeline.after(at, () => seen.push(timeline.now));
    timeline.after(2.5, () => timeline.after(1, () => seen.push(timeline.now)));
    timeline.runUntil(6);
    expect(seen).toEqual([1, 2, 3, 3.5, 4, 5]);
    expect(timeline.now).toBe(6);
  });

  test('two cores do three jobs one after another', () => {
    const [timeline, done] = [new Timeline(), new Array<number>()];
    const cores = new Cores(timeline, 2);
    for (const seconds of [3, 1, 1]) cores.work(seconds, () => done.push(timeline.now));
    timeline.runUntil(10);
    expect(done).toEqual([1, 2, 3]);
    expect(cores.busy).toBe(5);
    expect(cores.waits).toEqual([0, 0, 1]);
  });

  const SPAN = { warmUp: 5, seconds: 20, seed: 'test' };

  test('it agrees with the arithmetic about what is busy, and for how long', () => {
    const audience = audienceOf(30_000);
    const site = planFor(audience, COSTS);
    const { nodes, databases, broker, moves, predictedMoves, commits, predictedCommits } = simulate(
      audience,
      site,
      COSTS,
      SPAN,
    );
    expect(site.nodes).toBeGreaterThan(1);
    expect(Math.abs(moves / predictedMoves - 1)).toBeLessThan(0.05);
    expect(Math.abs(commits / predictedCommits - 1)).toBeLessThan(0.05);
    for (const { busy, predicted } of [nodes, databases, broker]) {
      expect(Math.abs(busy / predicted - 1)).toBeLessThan(0.05);
    }
  });

  test.for([100, 400, 1500])(
    'at %i moves a second, as many moves share a group as the arithmetic says',
    (perSecond) => {
      const audience = { ...ALL_LIVE, thinkSeconds: 1500 / perSecond };
      const { commits, predictedCommits, nodes } = simulate(audience, { ...ONE, nodes: 4 }, COSTS, SPAN);
      expect(Math.abs(commits / predictedCommits - 1)).toBeLessThan(0.1);
      expect(Math.abs(nodes.busy / nodes.predicted - 1)).toBeLessThan(0.1);
    },
  );

  test('the same seed gives the same load, and another seed a different one', () => {
    const run = (seed: string): number => {
      const audience = audienceOf(1000);
      return simulate(audience, ONE, COSTS, { ...SPAN, seconds: 5, seed }).p99;
    };
    expect(run('one')).toBe(run('one'));
    expect(run('one')).not.toBe(run('two'));
  });

  test('a node that has more to do than it can makes everyone wait longer and longer', () => {
    const slow = { ...COSTS, node: { ...COSTS.node, move: { each: 20_000, group: 0 } } };
    const [calm, late] = [simulate(ALL_LIVE, ONE, COSTS, SPAN), simulate(ALL_LIVE, ONE, slow, SPAN)];
    expect(calm.p99).toBeLessThan(50);
    expect(late.nodes.predicted).toBeGreaterThan(1);
    expect(late.p50).toBeGreaterThan(10 * calm.p99);
  });
});
