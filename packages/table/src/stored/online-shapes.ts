/** The form of the entries in the logs of online tables. */
import {
  HEX_32,
  HEX_32_OR_NONE,
  listOf,
  object,
  optional,
  required,
  SALT,
  text,
  type Field,
  type Game,
  type GameTypes,
  type Shape,
} from '@leadlight/core';
import { senderName } from '../commands/fields.ts';
import type { Entry } from '../log/entries.ts';
import { entry, localShapes } from './entry-shapes.ts';
import { seat, STORE, type Levels } from './shapes.ts';
import { clocksShape, termsShape } from './terms-shape.ts';

/** The same shape with more fields. */
function and(shape: Shape, fields: Readonly<Record<string, Field>>): Shape {
  const more = object(STORE, fields);
  return (value, path) => [...shape(value, path), ...more(value, path)];
}

const sender = required(senderName);
const hex = required(text(STORE, HEX_32));

/** People are known by their senders, so the entries about seats name them. */
export function onlineShapes<T extends GameTypes>(
  game: Game<T>,
  levels: Levels,
): Readonly<Record<Entry<T>['type'], Shape>> {
  const local = localShapes(game, levels);
  const { most } = game.players;
  const clocks = optional(clocksShape(most));
  const perSeat = required(listOf(STORE, text(STORE, HEX_32_OR_NONE), 1, most));
  return {
    ...local,
    opened: and(local.opened, { terms: required(termsShape(levels)) }),
    seated: and(local.seated, { sender }),
    left: and(local.left, { sender }),
    gathered: entry('gathered', { seats: required(listOf(STORE, seat, 1, most)) }),
    sealed: entry('sealed', { seat: required(seat), hash: hex }),
    'seals-closed': entry('seals-closed', {}),
    'opened-salt': entry('opened-salt', { seat: required(seat), salt: required(text(STORE, SALT)), nonce: hex }),
    started: and(local.started, { saltCommitments: perSeat, saltNonces: perSeat }),
    played: and(local.played, { clocks }),
    'stood-in': and(local['stood-in'], { clocks }),
  };
}
