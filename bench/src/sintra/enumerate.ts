import type { AiEnumerate, Ctx, PlayerID } from 'boardgame.io';

import type { Colour } from './components.ts';
import { canMoveBack } from './moves.ts';
import { countAt, offers } from './pick.ts';
import type { Pick, Player, SintraState, Source } from './state.ts';
import { jokerChoices, keepChoices, openSlots, roomFor } from './strip.ts';

/** Every way to place these panes on one strip. */
function placements(player: Player, slot: number, from: Source, colour: Colour, count: number): Pick[] {
  const strip = player.strips[slot];
  if (strip === null) return [];
  const room = roomFor(strip, colour);
  const keeps = keepChoices(strip, colour, room, count);
  return jokerChoices(room, count).flatMap((jokers) => keeps.map((keep) => ({ from, colour, slot, jokers, keep })));
}

/** Every pick of one colour from one place. */
function picks(G: SintraState, player: Player, from: Source, colour: Colour): Pick[] {
  const count = countAt(G, from, colour);
  const slots = openSlots(player, colour);
  if (slots.length === 0) return [{ from, colour, slot: null, jokers: 0, keep: null }];
  return slots.flatMap((slot) => placements(player, slot, from, colour, count));
}

/** All legal moves of a player, for boardgame.io's bots. */
export function enumerate(G: SintraState, _ctx: Ctx, playerID: PlayerID): AiEnumerate {
  const player = G.players[playerID];
  const moves: AiEnumerate = offers(G)
    .flatMap(({ from, colour }) => picks(G, player, from, colour))
    .map((choice) => ({ move: 'pick', args: [choice] }));
  if (canMoveBack(player)) moves.push({ move: 'moveBack', args: [] });
  return moves;
}
