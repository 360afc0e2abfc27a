/** A whole game of several people, with everyone who could look on, step by step. */
import { FastRandom, saltCommitmentOf, seedFromText, type AnyMove, type Game, type Seat } from '@leadlight/core';
import type { Overheard } from './eavesdropper.ts';
import type { KnownWorld } from './known-world.ts';
import { onOneNode, type Open, type Theatre } from './theatre.ts';
import { Witness } from './witness.ts';

/** A decision, so that another run can repeat it. */
export interface Decision {
  readonly seat: Seat;
  readonly move: AnyMove;
}

export interface Scene {
  readonly players: number;
  readonly game: Game;
  readonly world: KnownWorld;
  readonly watchers: 'anyone' | 'players';
  /** The decisions of an earlier run. */
  readonly script?: readonly Decision[];
  /** The number of decisions after which nothing more happens; the whole game if missing. */
  readonly decisions?: number;
  /** One node if missing. */
  readonly theatre?: Open;
}

export interface Seen {
  readonly script: readonly Decision[];
  /** Everything that each device was sent, by its name. */
  readonly transcripts: ReadonlyMap<string, readonly string[]>;
  /** How much each had been sent before each decision. */
  readonly marks: readonly ReadonlyMap<string, number>[];
  /** How much each had been sent after each step. */
  readonly steps: readonly ReadonlyMap<string, number>[];
  /** How many steps there had been before each decision. */
  readonly stepsBefore: readonly number[];
  /** What nodes have told each other. */
  readonly overheard: readonly Overheard[];
  readonly troubles: readonly unknown[];
  readonly metrics: string;
}

/** More than any game needs: the script checks what is sent, not how often. */
const ANY = { burst: 1e9, perSecond: 1e9 };
const UNLIMITED = { requests: ANY, entries: ANY, frames: ANY, follows: ANY, words: ANY, refusals: ANY };

export const playerName = (seat: Seat): string => `player ${seat}`;

/** Devices of people who don't play: a guest who watches, a television without a cookie, and somebody elsewhere. */
export const LOOKERS = ['spectator', 'screen', 'outsider'] as const;

export async function playScene(scene: Scene): Promise<Seen> {
  const { theatre: open = onOneNode, world, game } = scene;
  const theatre = await open(world, { games: [game], limits: UNLIMITED });
  const staging = new Staging(scene, theatre);
  try {
    return await staging.play();
  } finally {
    await theatre.close();
  }
}

class Staging {
  private readonly scene: Scene;
  private readonly theatre: Theatre;
  private readonly witnesses = new Map<string, Witness>();
  private readonly script: Decision[] = [];
  private readonly marks: ReadonlyMap<string, number>[] = [];
  private readonly steps: ReadonlyMap<string, number>[] = [];
  private readonly stepsBefore: number[] = [];
  private readonly random = new FastRandom('script');
  private table = '';

  constructor(scene: Scene, theatre: Theatre) {
    this.scene = scene;
    this.theatre = theatre;
    const names = [...this.seats.map(playerName), 'phone', ...LOOKERS];
    const { nodes } = theatre;
    for (const [at, name] of names.entries())
      this.witnesses.set(name, new Witness(name, nodes[at % nodes.length]?.address ?? ''));
  }

  async play(): Promise<Seen> {
    await this.comeIn();
    await this.gather();
    await this.addSalts();
    const { decisions = Infinity } = this.scene;
    while (this.due.length > 0 && this.script.length < decisions) await this.decide();
    await this.lookAround();
    for (const witness of this.witnesses.values()) witness.close();
    const transcripts = new Map([...this.witnesses].map(([name, { transcript }]) => [name, transcript]));
    const { script, marks, steps, stepsBefore } = this;
    const { nodes, overheard } = this.theatre;
    const metrics = await Promise.all(nodes.map(async ({ address }) => (await fetch(`${address}/metrics`)).text()));
    const troubles = nodes.flatMap((node) => node.troubles);
    return { script, transcripts, marks, steps, stepsBefore, overheard, troubles, metrics: metrics.join('\n') };
  }

  private get seats(): readonly Seat[] {
    return Array.from({ length: this.scene.players }, (_, seat) => seat);
  }

  private of(name: string): Witness {
    const witness = this.witnesses.get(name);
    if (witness === undefined) throw new Error(`Nobody is called ${name}.`);
    return witness;
  }

  private get lengths(): ReadonlyMap<string, number> {
    return new Map([...this.witnesses].map(([name, { transcript }]) => [name, transcript.length]));
  }

  private get due(): readonly Seat[] {
    const due = this.scene.game.toAct(this.of(playerName(0)).state.position);
    return due.kind === 'decide' ? due.seats : [];
  }

  /** One thing happens, and everyone has heard of it before the next. */
  private async step<Result>(actor: string, action: (witness: Witness) => Result | Promise<Result>): Promise<Result> {
    this.scene.world.actor = actor;
    this.scene.world.step();
    const result = await action(this.of(actor));
    await this.theatre.settle(this.witnesses.values(), this.table);
    this.steps.push(this.lengths);
    return result;
  }

  private command(
    actor: string,
    command: { readonly type: string } & Readonly<Record<string, unknown>>,
  ): Promise<boolean> {
    return this.step(actor, (witness) => witness.command(command, this.scene.world.commandId()));
  }

  private async comeIn(): Promise<void> {
    for (const name of [...this.seats.map(playerName), 'spectator']) {
      await this.step(name, (witness) => witness.ask('POST', '/api/guests', { name, colour: 'blue' }));
    }
    const link = await this.step(playerName(0), (witness) => witness.ask('POST', '/api/me/links', {}));
    await this.step('phone', (witness) => witness.ask('POST', '/api/links', link as object));
    await this.step(playerName(0), (witness) => witness.ask('POST', '/api/me/recovery', {}));
  }

  private async gather(): Promise<void> {
    const { watchers, players } = this.scene;
    const terms = {
      listed: true,
      watchers,
      chat: 'free',
      pace: { kind: 'live', bank: 600_000, increment: 5000 },
      standIn: 'apprentice',
      timeout: 'bot',
    };
    const seats = ['me', ...Array.from({ length: players - 1 }, () => 'open')];
    const body = { game: this.scene.game.id, options: {}, seats, terms };
    const made = await this.step(playerName(0), (witness) => witness.ask('POST', '/api/tables', body));
    this.table = (made as { readonly id: string }).id;
    for (const name of this.witnesses.keys()) {
      await this.step(name, (witness) => witness.connect());
      if (name !== 'outsider') await this.step(name, (witness) => witness.follow(this.table));
    }
    for (const seat of this.seats.slice(1)) {
      const name = playerName(seat);
      await this.command(name, { type: 'sit', seat, who: { kind: 'person', name, colour: 'red' } });
      await this.step(name, (witness) =>
        witness.send({ type: 'say', table: this.table, id: `s${seat}`, text: 'Hello!' }),
      );
    }
    await this.command(playerName(0), { type: 'start' });
    await this.lookAround();
  }

  private async addSalts(): Promise<void> {
    const [salt, nonce] = ['salt', seedFromText('nonce')];
    for (const seat of this.seats) {
      await this.command(playerName(seat), { type: 'seal', seat, hash: saltCommitmentOf(seat, nonce, salt) });
    }
    for (const seat of this.seats) await this.command(playerName(seat), { type: 'open-salt', seat, salt, nonce });
  }

  private async decide(): Promise<void> {
    const count = this.script.length;
    const decision = this.scene.script === undefined ? this.choose() : this.scene.script[count];
    if (decision === undefined) throw new Error('The script is too short.');
    const { seat, move } = decision;
    if (count % 32 === 5) await this.lookAround();
    if (count % 16 === 3) await this.tryThings(seat, move);
    this.marks.push(this.lengths);
    this.stepsBefore.push(this.steps.length);
    this.script.push(decision);
    const isFine = await this.command(playerName(seat), this.playing(seat, move));
    if (!isFine) throw new Error(`The move was refused: ${JSON.stringify(move)}`);
  }

  private choose(): Decision {
    const [seat = 0] = this.due;
    const moves = this.scene.game.legal(this.of(playerName(seat)).state.position, seat);
    const move = moves[this.random.below(moves.length)];
    if (move === undefined) throw new Error('There is no legal move.');
    return { seat, move };
  }

  private playing(seat: Seat, move: AnyMove): { readonly type: 'play' } & Readonly<Record<string, unknown>> {
    const seen = this.scene.game.played(this.of(playerName(0)).state.position);
    return { type: 'play', seat, seen, moves: [move] };
  }

  /** Everyone asks for everything that there is to ask for. */
  private async lookAround(): Promise<void> {
    for (const name of this.witnesses.keys()) {
      for (const path of ['/api/me', '/api/me/tables', `/api/tables/${this.table}/record`]) {
        await this.step(name, (witness) => witness.ask('GET', path));
      }
      for (const on of [true, false]) await this.step(name, (witness) => witness.send({ type: 'lobby', on }));
    }
  }

  /** Moves for others, moves out of turn, and following again from the start and from the middle. */
  private async tryThings(seat: Seat, move: AnyMove): Promise<void> {
    const other = playerName((seat + 1) % this.scene.players);
    for (const name of [other, 'spectator', 'screen']) {
      await this.step(name, (witness) =>
        witness.send({
          type: 'command',
          table: this.table,
          command: { id: this.scene.world.commandId(), ...this.playing(seat, move) },
        }),
      );
    }
    await this.step('outsider', (witness) => witness.send({ type: 'follow', table: this.table, from: 0 }));
    await this.step('outsider', (witness) => witness.send({ type: 'unfollow', table: this.table }));
    for (const name of this.witnesses.keys()) {
      if (name !== 'outsider') await this.step(name, (witness) => witness.follow(this.table, this.script.length));
    }
    await this.step('spectator', (witness) =>
      witness.send({ type: 'say', table: this.table, id: 'hint', text: 'psst' }),
    );
  }
}
