/**
 * What every page needs is one file, so that a line with a long way to go is asked once and not for thirty small ones.
 * What the worker of the bots shares with it stays apart: a worker has no page.
 */
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const SOURCES = join(import.meta.dirname, '..', 'src');
const MAIN = join(SOURCES, 'main.ts');
const EARLY = join(SOURCES, 'early.ts');
const WORKER = join(SOURCES, 'play', 'bots.worker.ts');

/** A module and everything that is loaded with it, or also what it may load later. */
function reach(context: Context, from: string, isLater: boolean): ReadonlySet<string> {
  const known = new Set([from]);
  for (const id of known) {
    const info = context.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) known.add(next);
    for (const next of isLater ? (info?.dynamicallyImportedIds ?? []) : []) known.add(next);
  }
  return known;
}

function modulesOf(context: Context): ReadonlySet<string> {
  const others = [reach(context, WORKER, true), reach(context, EARLY, false)];
  return new Set([...reach(context, MAIN, false)].filter((id) => !others.some((other) => other.has(id))));
}

/** For `codeSplitting.groups`. */
export function frame(): Rolldown.CodeSplittingGroup {
  let modules: ReadonlySet<string> | undefined;
  return {
    debugName: 'frame',
    name: (id, context) => {
      modules ??= modulesOf(context);
      return modules.has(id) ? 'frame' : null;
    },
    // Whatever it needs is in it too, or belongs to the worker and is left out on purpose.
    includeDependenciesRecursively: false,
  };
}
