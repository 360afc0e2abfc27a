/** Figures for Prometheus. Labels are commands and reasons from fixed lists, so nobody can make them grow. */
import { CLIENT_FRAME_TYPES } from '@leadlight/protocol';
import { COMMAND_TYPES } from '@leadlight/table';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Swept } from '../cleaning/cleaning.ts';
import { NEWS, type ClusterMetrics, type Metrics } from '../tables/index.ts';

/** What the gauges are read from, when somebody asks. */
export interface Gauged {
  readonly tables: () => number;
  readonly thinking: () => number;
  readonly connections: () => number;
  /** Seconds. */
  readonly lag: () => Promise<number>;
  /** Whether other nodes can be told anything; missing for a server without NATS. */
  readonly isConnected?: () => boolean;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

const KNOWN: ReadonlySet<unknown> = new Set<string>([...COMMAND_TYPES, ...CLIENT_FRAME_TYPES]);

const nameOf = (command: object): string => {
  const type = 'type' in command ? command.type : undefined;
  return KNOWN.has(type) ? String(type) : 'other';
};

/** Figures that the tables know nothing of. */
interface ServerMetrics {
  readonly registry: Registry;
  /** So much was deleted. */
  readonly swept: (swept: Swept) => void;
}

export function createMetrics(gauged: Gauged): Metrics & ServerMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const commands = new Counter({
    name: 'leadlight_commands_total',
    help: 'Commands answered, by type and outcome.',
    labelNames: ['command', 'outcome'],
    registers,
  });
  const refusals = new Counter({
    name: 'leadlight_refusals_total',
    help: 'Commands, frames and requests refused, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const endings = new Counter({
    name: 'leadlight_endings_total',
    help: 'Connections that the server ended, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const latency = new Histogram({
    name: 'leadlight_command_seconds',
    help: 'Time from a command to its durable answer.',
    labelNames: ['command'],
    buckets: SECONDS,
    registers,
  });
  const deleted = new Counter({
    name: 'leadlight_deleted_total',
    help: 'Tables, sessions, links and people deleted because of their age.',
    labelNames: ['what'],
    registers,
  });
  gauges(gauged, registers);
  return {
    registry,
    answered: (command, answer, milliseconds) => {
      const name = nameOf(command);
      commands.inc({ command: name, outcome: answer?.ok === true ? 'ok' : 'refused' });
      latency.observe({ command: name }, milliseconds / 1000);
      if (answer?.ok === false)
        for (const { reason } of answer.problems.slice(0, 1)) refusals.inc({ reason: reason.key });
    },
    refused: (reason) => refusals.inc({ reason }),
    swept: (swept) => {
      for (const [what, count] of Object.entries(swept)) deleted.inc({ what }, count);
    },
    ended: (reason) => endings.inc({ reason }),
    ...clusterMetrics(registers),
  };
}

function clusterMetrics(registers: Registry[]): ClusterMetrics {
  const counter = (name: string, help: string): Counter =>
    new Counter({ name: `leadlight_${name}_total`, help, registers });
  const conflicts = counter('conflicts', 'Moves and other changes for which another node was quicker.');
  const retries = counter('retries', 'Commands decided again, after a conflict or because the store failed.');
  const entries = counter('entries_caught_up', 'Entries of other nodes that were read and followed.');
  const news = new Counter({
    name: 'leadlight_news_total',
    help: 'News between nodes: sent, unsent without a broker, received, or missed and found in the store.',
    labelNames: ['news'],
    registers,
  });
  for (const which of NEWS) news.inc({ news: which }, 0);
  return {
    conflicted: () => conflicts.inc(),
    retried: () => retries.inc(),
    caughtUp: (count) => entries.inc(count),
    news: (which) => news.inc({ news: which }),
  };
}

function gauges({ tables, thinking, connections, lag, isConnected }: Gauged, registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    const made: Gauge = new Gauge({
      name: `leadlight_${name}`,
      help,
      registers,
      collect: async () => made.set(await read()),
    });
  };
  gauge('tables', 'Tables in memory.', tables);
  gauge('viewers', 'Open connections.', connections);
  gauge('bots_waiting', 'Questions that wait for a bot thread.', thinking);
  if (isConnected !== undefined) gauge('nats_connected', '1 while NATS is connected.', () => Number(isConnected()));
  gauge('due_lag_seconds', 'How long the earliest due work has been waiting.', lag);
}
