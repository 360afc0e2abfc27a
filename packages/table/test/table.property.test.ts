/** Whole games over a bad connection: entries get lost, come twice and out of order. */
import { describe, expect, test } from 'vitest';
import { FastRandom, type Game, type GameTypes, type Random, type Viewer } from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import {
  isComplete,
  movesOf,
  openDraft,
  receive,
  tryMove,
  undo,
  type Draft,
  type Shown,
  type TableState,
} from '@leadlight/table';
import { games } from '../../core/test/properties.ts';
import { sitting, TestHost } from './host.ts';
import { anyOf, present } from '../../core/test/present.ts';

/** One viewer, and the connection to it. */
class Client<T extends GameTypes> {
  readonly viewer: Viewer;
  state: TableState<T> | undefined;
  private readonly host: TestHost<T>;
  private readonly random: Random;
  private readonly waiting: Shown<T>[] = [];

  constructor(host: TestHost<T>, viewer: Viewer, random: Random) {
    this.host = host;
    this.viewer = viewer;
    this.random = random;
  }

  /** Sends everything since the last time; a third is lost, a third comes twice, and the order changes. */
  listen(sent: number): void {
    for (const shown of this.host.shown(this.viewer, sent)) {
      const copies = this.random.below(3);
      for (let i = 0; i < copies; i++) this.waiting.splice(this.random.below(this.waiting.length + 1), 0, shown);
    }
    for (const shown of this.waiting.splice(0, this.random.below(this.waiting.length + 1))) this.take(shown);
  }

  private take(shown: Shown<T>): void {
    const received = receive(this.host.game, this.state, shown);
    this.state = received.state;
    if (received.kind === 'gap' && this.random.below(2) === 0) this.catchUp();
  }

  catchUp(): void {
    for (const shown of this.host.shown(this.viewer, this.state?.log.length ?? 0)) {
      this.state = receive(this.host.game, this.state, shown).state;
    }
  }
}

/** A turn made of random moves, some of them undone on the way. */
function draftTurn<T extends GameTypes>(game: Game<T>, draft: Draft<T>, random: Random): Draft<T> {
  let current = draft;
  while (!isComplete(game, current)) {
    const position = current.steps.at(-1)?.position ?? current.base;
    const moves = game.legal(position, draft.seat);
    current = tryMove(game, current, anyOf(moves, random)).draft;
    if (random.below(4) === 0) current = undo(current);
  }
  return current;
}

function expectTableToHold<T extends GameTypes>(game: Game<T>, players: number, seed: string): void {
  const random = new FastRandom(seed);
  const host = new TestHost(game, players, seed);
  const clients = [null, ...Array.from({ length: players }, (_, seat) => seat)].map(
    (viewer) => new Client(host, viewer, random),
  );
  host.begin();
  /** All clients count from 0, so their ids are the same. */
  const turns = clients.map(() => 0);
  while (host.state.phase === 'playing') {
    const due = game.toAct(host.state.position);
    if (due.kind !== 'decide') throw new Error(`${due.kind} is due`);
    const seat = anyOf(due.seats, random);
    const client = present(clients[seat + 1]);
    client.catchUp();
    if (client.state === undefined) throw new Error('nothing was sent');
    const seen = client.state.position;
    expect(game.view(seen, seat)).toEqual(game.view(host.state.position, seat));
    const draft = draftTurn(game, openDraft<T>(seat, seen, game.played(seen)), random);
    const sent = host.log.length;
    const turn = present(turns[seat]);
    turns[seat] = turn + 1;
    const id = `${turn}`;
    for (let copies = 0; copies <= random.below(3); copies++) {
      const command = { id, type: 'play', seat, seen: draft.seen, moves: movesOf(draft) } as const;
      expect(host.ask(command, sitting(seat)), seed).toMatchObject({ ok: true });
    }
    const entry = present(host.log[sent]);
    expect(entry, seed).toMatchObject({ type: 'played', command: id, sender: sitting(seat).name });
    expect(entry.type === 'played' && entry.events.slice(0, draft.steps.length)).toEqual(movesOf(draft));
    for (const each of clients) each.listen(sent);
  }
  for (const client of clients) {
    client.catchUp();
    expect(client.state?.phase).toBe('over');
    expect(client.state && game.view(client.state.position, client.viewer)).toEqual(
      game.view(host.state.position, client.viewer),
    );
  }
}

describe('a table survives a bad connection', () => {
  const seeds = Array.from({ length: games(3) }, (_, i) => `line ${i}`);

  test.for([2, 3, 4])('in Sintra, %i players', (players) => {
    for (const seed of seeds) expectTableToHold(sintra, players, seed);
  });

  test.for([1, 2, 4])('in Sagrada, %i players', (players) => {
    for (const seed of seeds) expectTableToHold(sagrada, players, seed);
  });
});
