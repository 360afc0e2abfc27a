/** Games that differ only in secrets, and what they have in common for a viewer. */
import { commitmentOf, type Viewer } from '@leadlight/core';
import type { PatternId } from '@leadlight/sagrada';
import { expect, vi } from 'vitest';
import { dealing, type Hands } from './dealt.ts';
import { KnownWorld, type Secret } from './known-world.ts';
import { LOOKERS, playerName, playScene, type Scene, type Seen } from './scene.ts';

/** The devices from which a viewer looks. */
export function devicesOf(viewer: Viewer): ReadonlySet<string> {
  if (viewer === null) return new Set(LOOKERS);
  return new Set(viewer === 0 ? [playerName(0), 'phone'] : [playerName(viewer)]);
}

export interface Run extends Seen {
  readonly secrets: readonly Secret[];
}

export type Options = Partial<Pick<Scene, 'watchers' | 'script' | 'decisions' | 'theatre'>>;

export async function play(hands: Hands, world: KnownWorld, options: Options = {}): Promise<Run> {
  const players = hands.private.length;
  const seen = await playScene({ players, game: dealing(hands), world, watchers: 'anyone', ...options });
  expect(seen.troubles).toEqual([]);
  return { ...seen, secrets: world.secrets };
}

/** A game with the same decisions, and with other secrets for all but the viewer. */
export const replay = (first: Run, hands: Hands, viewer: Viewer, options: Options = {}): Promise<Run> =>
  play(hands, new KnownWorld('varied', devicesOf(viewer)), { script: first.script, ...options });

/** The hash of the seed is public, and differs with the seed. */
export function withoutCommitment(text: string, { secrets }: Run): string {
  const seeds = secrets.filter(({ use }) => use === 'seed');
  return seeds.reduce((rest, seed) => rest.replaceAll(commitmentOf(seed.text), 'COMMITMENT'), text);
}

export const chosenIn = ({ script }: Run, players: number): readonly PatternId[] =>
  Array.from({ length: players }, (_, seat) => {
    const choice = script.find(({ seat: by, move }) => by === seat && move.type === 'choose')?.move;
    return (choice as { readonly pattern: PatternId } | undefined)?.pattern ?? 'virtus';
  });

/** Its owner may be shown a secret; a seed becomes public at the end, and ids of people never do. */
export function mayHold(device: string, { use, actor }: Secret): boolean {
  const isOwn = device === actor || (device === 'phone' && actor === playerName(0));
  return use === 'seed' || (use !== 'person' && isOwn);
}

type Method = (...given: readonly unknown[]) => unknown;

/** Changes what a method is given. */
export function change(
  prototype: object,
  name: string,
  by: (given: readonly unknown[], self: unknown) => readonly unknown[],
): void {
  const original = Object.getOwnPropertyDescriptor(prototype, name)?.value as Method;
  vi.spyOn(prototype as Record<string, Method>, name).mockImplementation(function (this: unknown, ...given) {
    return original.apply(this, [...by(given, this)]);
  });
}

export const asFirstPlayer = ([viewer, ...others]: readonly unknown[]): readonly unknown[] => [viewer ?? 0, ...others];
