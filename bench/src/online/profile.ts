/** Where the time of a server goes, from the profiles that `LOAD_NODE_OPTIONS=--cpu-prof` makes. */
import { readFileSync } from 'node:fs';

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

export interface Share {
  readonly group: string;
  /** Of the time in which the server was not idle. */
  readonly percent: number;
}

/** What V8 calls its own doings. Those of the first list are no work. */
const IDLE: ReadonlySet<string> = new Set(['(idle)', '(root)']);
const NAMES: Readonly<Record<string, string>> = {
  '(garbage collector)': 'collecting garbage',
  '(program)': 'native code, mostly system calls',
};

/** Calls into the system, whose time V8 counts for the function without a script that makes them. */
const SYSTEM = /^(?:writev|writeBuffer|writeUtf8String|writeLatin1String|readStart|shutdown|run|get|all|exec)$/;

function groupOf(name: string, url: string): string {
  const room = /packages\/(\w+)\/src\/(?:(\w+)\/)?/.exec(url);
  if (room !== null) return room[1] === 'server' ? `server/${room[2] ?? ''}` : (room[1] ?? '');
  const module = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url);
  if (module !== null) return module[1] ?? '';
  if (url.startsWith('node:')) return 'Node';
  return NAMES[name] ?? (SYSTEM.test(name) ? `system: ${name}` : 'V8: JSON, maps, strings');
}

export function sharesOf(file: string): readonly Share[] {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8')) as Profile;
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<string, number>();
  for (const [at, sample] of samples.entries()) {
    const { functionName = '', url = '' } = frames.get(sample) ?? {};
    if (IDLE.has(functionName)) continue;
    const group = groupOf(functionName, url);
    times.set(group, (times.get(group) ?? 0) + (timeDeltas[at] ?? 0));
  }
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([group, time]) => ({ group, percent: (100 * time) / total }))
    .toSorted((a, b) => b.percent - a.percent);
}
