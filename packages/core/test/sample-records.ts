/** Records of random games in all forms of the format: finished, running, and as one viewer saw them. */
import {
  commitmentOf,
  FastRandom,
  FORMAT,
  saltCommitmentOf,
  seedFromText,
  type GameTypes,
  type Random,
  type Seat,
  type Viewer,
} from '../src/index.ts';
import { randomGame, type Table } from './properties.ts';
import { present } from './present.ts';

export type Loose = Record<string, unknown>;

/** A record from elsewhere: free to change, and to be checked. */
export interface LooseRecord extends Loose {
  options: Loose;
  players: Loose[];
  commitment: string;
  salts: string[];
  saltCommitments?: string[];
  saltNonces?: string[];
  seed?: string;
  events: Loose[];
  result?: LooseResult;
}

export interface LooseResult extends Loose {
  scores: number[];
  ranking: number[][];
  breakdown: Loose[];
}

export interface Sample {
  readonly kind: 'finished' | 'abandoned' | 'running' | 'seen';
  /** The viewer of the record: a seat, null for a spectator; undefined if nothing is hidden. */
  readonly viewer?: Viewer;
  readonly record: LooseRecord;
}

interface Salted {
  readonly salts: string[];
  readonly saltCommitments?: string[];
  readonly saltNonces?: string[];
}

/** Some tables let seats commit to their salts; there a seat may open its salt, withhold it, or add nothing. */
function randomSalts(players: number, random: Random): Salted {
  const acts = Array.from({ length: players }, () => (['open', 'withhold', 'nothing'] as const)[random.below(3)]);
  const salts = acts.map((act, seat) => (act === 'open' ? `s_${seat}-${random.below(1000)}` : ''));
  if (random.below(3) === 0) return { salts };
  const nonces = acts.map((_, seat) => seedFromText(`nonce ${seat} ${random.below(1000)}`));
  const hashes = acts.map((act, seat) =>
    act === 'nothing' ? '' : saltCommitmentOf(seat, present(nonces[seat]), present(salts[seat])),
  );
  return {
    salts,
    saltCommitments: hashes,
    saltNonces: nonces.map((nonce, seat) => (acts[seat] === 'open' ? nonce : '')),
  };
}

/** The same game in each form: finished, abandoned half-way, running, and running as a viewer saw it. */
export function sampleRecords<T extends GameTypes>(table: Table<T>, seedText: string): readonly Sample[] {
  const random = new FastRandom(`${seedText} sample`);
  const finished = finishedRecord(table, seedText, random);
  const { seed, ...started } = finished;
  delete started.result;
  const shown = seed !== undefined && random.below(2) === 0 ? { seed } : {};
  const cut = (): Loose[] => finished.events.slice(0, 1 + random.below(finished.events.length - 1));
  const viewer = present(
    [null, ...Array.from({ length: table.players }, (_, seat) => seat)][random.below(table.players + 1)],
  );
  const samples: readonly Sample[] = [
    { kind: 'finished', record: finished },
    { kind: 'abandoned', record: { ...started, ...shown, events: [...cut(), { type: 'abandoned' }] } },
    { kind: 'running', record: { ...started, events: cut() } },
    { kind: 'seen', viewer, record: { ...started, events: seenBy(table, cut(), viewer) } },
  ];
  // Copied through text, so that no two records share a part.
  return JSON.parse(JSON.stringify(samples)) as readonly Sample[];
}

function finishedRecord<T extends GameTypes>(table: Table<T>, seedText: string, random: Random): LooseRecord {
  const { game, options, players } = table;
  const salted = randomSalts(players, random);
  const events: Loose[] = [];
  const annotate = random.below(2) === 0;
  const { position } = randomGame(
    table,
    seedText,
    (before, event) => {
      const legal = annotate && 'player' in event ? { legal: game.choices(before, event.player as Seat) } : {};
      events.push({ ...(event as object), ...legal });
    },
    salted.salts,
  );
  const seed = seedFromText(seedText);
  return {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    options: { ...options } as Loose,
    players: Array.from({ length: players }, (_, seat) => ({ name: `p${seat}` })),
    commitment: commitmentOf(seed),
    ...salted,
    seed,
    events,
    result: game.result(position) as unknown as LooseResult,
  };
}

/** The events as the viewer was sent them. */
function seenBy<T extends GameTypes>(
  { game, options, players }: Table<T>,
  events: readonly Loose[],
  viewer: Viewer,
): Loose[] {
  const position = game.start(options, players);
  return events.flatMap((each) => {
    const event = each as unknown as T['event'];
    game.play(position, event);
    return game.see(position, event, viewer).map((seen) => ({ ...(seen as object) }));
  });
}
