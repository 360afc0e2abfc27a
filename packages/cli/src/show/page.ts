/** The lines around a board: the game, the moment, the viewer, and who plays next. */
import type { Due, GameRecord, GameTypes, Seat } from '@leadlight/core';
import type { AllTexts } from '@leadlight/messages';
import { paintFor } from '../board/paint.ts';
import type { Picture } from '../board/picture.ts';
import type { Kit } from '../kits.ts';
import { plain, type Terminal } from '../terminal.ts';
import type { Eyes, Scene } from './replay.ts';

export interface Moment<T extends GameTypes> {
  readonly record: GameRecord<T>;
  readonly at: number;
  readonly eyes: Eyes;
  readonly scene: Scene<T>;
}

export function drawScene<T extends GameTypes>(
  kit: Kit<T>,
  { record, at, eyes, scene }: Moment<T>,
  terminal: Terminal,
): readonly string[] {
  const { texts } = terminal;
  const { show } = texts.cli;
  const names = namesOf(record, texts);
  const context = { name: (seat: Seat) => names[seat] };
  return [
    `${show.after(at, record.events.length - 1)} · ${eyesOf(eyes, names, texts)}`,
    ...scene.followed.map((happened) => `  ${kit.sentence(texts, happened, context)}`),
    '',
    ...drawBoard(kit, scene, names, terminal),
    ...nextOf(scene.due, names, texts),
  ];
}

/** Numbers tell apart seats without a name, or with the same name. */
function namesOf({ players }: Pick<GameRecord<GameTypes>, 'players'>, texts: AllTexts): readonly string[] {
  const names = players.map(({ name }, seat) => (name.trim() === '' ? texts.cli.board.seat(seat) : plain(name)));
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}

const eyesOf = (eyes: Eyes, names: readonly string[], { cli }: AllTexts): string => {
  if (eyes === 'all') return cli.show.everything;
  return eyes.viewer === null ? cli.show.spectator : cli.show.seenBy(names[eyes.viewer]);
};

function nextOf(due: Due, names: readonly string[], { cli }: AllTexts): readonly string[] {
  if (due.kind === 'decide') return [cli.show.toMove(due.seats.map((seat) => names[seat]).join(', '))];
  if (due.kind === 'chance') return [cli.show.chanceNext];
  return due.kind === 'end' ? [cli.show.endNext] : [];
}

/** A line with the game and the round, and the board below it. */
export function drawBoard<T extends GameTypes>(
  kit: Kit<T>,
  { view, own, due }: Pick<Scene<T>, 'view' | 'own' | 'due'>,
  names: readonly string[],
  { texts, colours, columns }: Terminal,
): readonly string[] {
  const paint = paintFor({ colours });
  const toMove = due.kind === 'decide' ? due.seats : [];
  const picture: Picture<T['view']> = { view, own, names, toMove, texts, paint, colours, columns };
  return [paint('strong', [kit.name(texts), ...kit.head(picture)].join(' · ')), ...kit.draw(picture)];
}
