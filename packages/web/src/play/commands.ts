/** The commands behind a game's keys. An unavailable command is undefined. */
import type { GameTypes } from '@leadlight/core';
import type { GameCommand } from '../a11y/keys.ts';
import type { Playing } from './playing.svelte.ts';
import type { Screen } from './screen.svelte.ts';
import type { Turn } from './turn.ts';

/** The command field, with the key of a question; empty for a line that the player types. */
export interface Typing {
  readonly asks: string;
}

/** What opens over the boards, one at a time. */
export type PlaySheet = 'menu' | 'log' | 'since' | 'describe' | 'keys' | 'score' | Typing;

type Handler = (() => void) | undefined;

export function commandsFor<T extends GameTypes, Step extends object>(
  playing: Playing<T, Step>,
  open: (sheet: PlaySheet | null) => void,
  end: Handler,
): Readonly<Record<GameCommand, Handler>> {
  const { screen } = playing;
  const turn = screen?.sending === true ? undefined : playing.turn;
  return {
    confirm: turn?.chooser.move === undefined ? undefined : () => screen?.accept(),
    undo: turn?.canUndo === true ? () => screen?.undo() : undefined,
    // A sheet that can't be loaded yet isn't visible, but would open later.
    cancel: cancel(screen, turn) ?? (() => open(null)),
    end,
    type: () => open({ asks: '' }),
    describe: () => open('describe'),
    log: () => open('log'),
    score: () => open('score'),
    pause: screen?.isWatching === true ? () => toggle(screen) : undefined,
    skip: screen?.isWatching === true ? () => screen.skip() : undefined,
    menu: () => open('menu'),
    help: () => open('keys'),
  };
}

function cancel<T extends GameTypes, Step extends object>(
  screen: Screen<T, Step> | undefined,
  turn: Turn<T, Step> | undefined,
): Handler {
  if (screen !== undefined && screen.peeked !== null) return () => screen.pin(null);
  if (screen?.explaining !== undefined) return () => screen.explain(undefined);
  return turn !== undefined && turn.chooser.touched.length > 0 ? () => screen?.undo() : undefined;
}

const toggle = <T extends GameTypes, Step extends object>(screen: Screen<T, Step>): void =>
  screen.isPaused ? screen.resume() : screen.pause();
