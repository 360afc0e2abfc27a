/** What the player of a game in play knows when typing. */
import type { GameTypes } from '@leadlight/core';
import { saidIn } from '@leadlight/messages';
import type { Moment } from '../../game/understanding.ts';
import type { Playing } from '../playing.svelte.ts';

/** Undefined until there is something to see. While a turn is being sent, nobody decides. */
export function momentOf<T extends GameTypes, Step extends object>(
  playing: Playing<T, Step>,
): Moment<T, Step> | undefined {
  const { screen, client, names, you } = playing;
  const position = screen?.position;
  if (screen === undefined || position === undefined) return undefined;
  const turn = screen.sending ? undefined : playing.turn;
  return {
    position,
    viewer: screen.viewer,
    seat: turn?.seat,
    names,
    you,
    legal: turn === undefined ? [] : client.game.legal(turn.position, turn.seat),
    touched: turn?.chooser.touched ?? [],
    chosen: turn?.chooser.move,
    isCovered: playing.speech().isCovered === true,
    sinceMine: playing.sinceMine.map(saidIn),
  };
}
