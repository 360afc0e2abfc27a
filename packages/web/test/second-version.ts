/** A second version of the rules of Sintra, for tests: it has another scoring, and refuses a move of the first one. */
import type { Game } from '@leadlight/core';
import { sintra, type Event, type Position, type Reason, type Sintra, type SintraResult } from '@leadlight/sintra';
import type { GameEntry } from '../src/game/entry.ts';
import { SINTRA } from '../src/games/sintra/client.ts';
import { SINTRA_ENTRY } from '../src/games/sintra/entry.ts';
import { present } from '../../core/test/present.ts';

/** Added to each seat's score in the second version. */
export const BONUS = 100;

const raised = (result: SintraResult): SintraResult => ({
  ...result,
  scores: result.scores.map((score) => score + BONUS),
});

/** In the second version, a glazier goes back only if nothing can be picked. */
function whyNotBack(position: Position, event: Event): readonly Reason[] {
  const canPick = event.type === 'back' && sintra.legal(position, event.player).some((move) => move.type === 'pick');
  return canPick ? [{ rule: 'R-41', key: 'already-leftmost', args: {} }] : [];
}

const SECOND_RULES: Game<Sintra> = {
  ...sintra,
  rules: '2',
  why: (position, event) => [...sintra.why(position, event), ...whyNotBack(position, event)],
  legal: (position, seat) => sintra.legal(position, seat).filter((move) => whyNotBack(position, move).length === 0),
  play: (position, event, trace) => {
    const reasons = whyNotBack(position, event);
    return reasons.length > 0 ? reasons : sintra.play(position, event, trace);
  },
  result: (position) => {
    const result = sintra.result(position);
    return result && raised(result);
  },
};

/** The versions of the rules under which bots were asked, in order. */
export const asked: string[] = [];

/** Bots that play the first legal move that they see. */
const withBots = (client: typeof SINTRA): typeof SINTRA => ({
  ...client,
  ask: (_, { seen }) => {
    asked.push(seen.rules);
    const { game } = client;
    const position = game.start(seen.options, seen.players.length);
    for (const event of seen.events) game.play(position, event);
    return Promise.resolve({ move: present(game.legal(position, seen.seat)[0]), value: 0, nodes: 0, finished: true });
  },
});

export const FIRST = withBots(SINTRA);
export const SECOND = withBots({ ...SINTRA, game: SECOND_RULES });

/** Sintra as it is listed once its rules have changed. */
export const CHANGED_ENTRY: GameEntry = {
  ...SINTRA_ENTRY,
  latest: '2',
  versions: { 1: () => Promise.resolve(FIRST), 2: () => Promise.resolve(SECOND) },
};
