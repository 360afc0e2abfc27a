/** The lines around a board: the game, the moment, the viewer, and who plays next. */
import type { Due, GameRecord, GameTypes, Seat } from '@leadlight/core';
import { logWriter, type AllTexts } from '@leadlight/messages';
import { drawBoard } from '../game/board.ts';
import type { TerminalGame } from '../game/terminal-game.ts';
import { plain, type Terminal } from '../base/terminal.ts';
import type { Viewpoint, Scene } from './replay.ts';

export interface Page<T extends GameTypes> {
  readonly record: GameRecord<T>;
  readonly at: number;
  readonly viewpoint: Viewpoint;
  readonly scene: Scene<T>;
}

export function drawScene<T extends GameTypes>(
  terminalGame: TerminalGame<T>,
  { record, at, viewpoint, scene }: Page<T>,
  terminal: Terminal,
): readonly string[] {
  const { texts } = terminal;
  const { show } = texts.cli;
  const names = namesOf(record, texts);
  const context = { name: (seat: Seat) => names[seat] ?? '' };
  return [
    `${show.after(at, record.events.length - 1)} · ${viewpointOf(viewpoint, names, texts)}`,
    ...logWriter(
      terminalGame.game,
      terminalGame.log(texts),
      context,
    )([scene]).flatMap(({ said }) => said.map((sentence) => `  ${sentence}`)),
    '',
    ...drawBoard(terminalGame, scene, names, terminal),
    ...nextOf(scene.due, names, texts),
  ];
}

/** Numbers tell apart seats without a name, or with the same name. */
function namesOf({ players }: Pick<GameRecord, 'players'>, texts: AllTexts): readonly string[] {
  const names = players.map(({ name }, seat) => (name.trim() === '' ? texts.cli.board.seat(seat) : plain(name)));
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}

const viewpointOf = (viewpoint: Viewpoint, names: readonly string[], { cli }: AllTexts): string => {
  if (viewpoint === 'all') return cli.show.everything;
  return viewpoint.viewer === null ? cli.show.spectator : cli.show.seenBy(names[viewpoint.viewer] ?? '');
};

function nextOf(due: Due, names: readonly string[], { cli }: AllTexts): readonly string[] {
  if (due.kind === 'decide') return [cli.show.toMove(due.seats.map((seat) => names[seat]).join(', '))];
  if (due.kind === 'chance') return [cli.show.chanceNext];
  return due.kind === 'end' ? [cli.show.endNext] : [];
}
