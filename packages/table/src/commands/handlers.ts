/** All commands of a table in one place: the form of each, the authority it needs, and its handler. */
import { nullable, required } from '@leadlight/core';
import { occupantWith } from '../log/occupant.ts';
import { leave, sit, standIn, start } from './arranging.ts';
import type { LocalCommandType } from './commands.ts';
import { id, level, moves, seat, seen, type } from './fields.ts';
import type { Handler } from './handler.ts';
import { abandon, play } from './playing.ts';

/** A command without one of the three does not compile. */
export const HANDLERS: { readonly [Type in LocalCommandType]: Handler<Type> } = {
  sit: { fields: { id, type, seat, who: required(occupantWith(level)) }, needs: 'either', answer: sit },
  leave: { fields: { id, type, seat }, needs: 'either', answer: leave },
  start: { fields: { id, type }, needs: 'host', answer: start },
  play: { fields: { id, type, seat, seen, moves }, needs: 'seat', answer: play },
  'stand-in': { fields: { id, type, seat, level: required(nullable(level)) }, needs: 'either', answer: standIn },
  abandon: { fields: { id, type }, needs: 'host', answer: abandon },
};
