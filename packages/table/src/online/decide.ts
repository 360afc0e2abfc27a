/** All commands of an online table in one place, as in `commands/handlers.ts`. */
import { HEX_32, required, SALT, text, type GameTypes } from '@leadlight/core';
import type { CommandType, Sender } from '../commands/commands.ts';
import { decideWith, type Decide } from '../commands/decide.ts';
import { id, seat, TABLE, type } from '../commands/fields.ts';
import type { Handler } from '../commands/handler.ts';
import { HANDLERS } from '../commands/handlers.ts';
import { THE_HOST } from '../commands/senders.ts';
import type { TableState } from '../log/state.ts';
import { comeOrGo, expire } from './absence.ts';
import { gather, takeSeat } from './gathering.ts';
import { senderAt } from './people.ts';
import { closeSalts, closeSeals, openSalt, seal } from './sealing.ts';
import { abandonTimed, playTimed } from './turns.ts';

const hex = required(text(TABLE, HEX_32));
const salt = required(text(TABLE, SALT));

/** Before the game, the host is the person who came first; otherwise, only the service is (`THE_HOST`). */
const ONLINE_HANDLERS: { readonly [Type in CommandType]: Handler<Type> } = {
  sit: { ...HANDLERS.sit, needs: 'anyone', answer: takeSeat },
  leave: HANDLERS.leave,
  start: { ...HANDLERS.start, answer: gather },
  seal: { fields: { id, type, seat, hash: hex }, needs: 'seat', answer: seal },
  'close-seals': { fields: { id, type }, needs: 'host', answer: closeSeals },
  'open-salt': { fields: { id, type, seat, salt, nonce: hex }, needs: 'seat', answer: openSalt },
  'close-salts': { fields: { id, type }, needs: 'host', answer: closeSalts },
  play: { ...HANDLERS.play, answer: playTimed },
  expire: { fields: { id, type, seat }, needs: 'host', answer: expire },
  'stand-in': { ...HANDLERS['stand-in'], answer: comeOrGo },
  abandon: { ...HANDLERS.abandon, answer: abandonTimed },
};

export const COMMAND_TYPES = Object.keys(ONLINE_HANDLERS) as readonly CommandType[];

const decideKnown = decideWith(ONLINE_HANDLERS);

/** Decides at online tables, where the log says what a person may do: of the senders, only the names are believed. */
export const decideOnline: Decide = (game, state, asked) =>
  decideKnown(game, state, { ...asked, sender: known(state, asked.sender) });

const isService = ({ name, host }: Sender): boolean => host && name === THE_HOST.name;

/** The service and its bots don't sit at the table. */
const known = <T extends GameTypes>(state: TableState<T>, sender: Sender): Sender =>
  isService(sender) || sender.bot === true ? sender : senderAt(state, sender.name);

/** The same, with the service time that a host's clock shows. */
export const decideOnlineBy =
  (clock: () => number): Decide =>
  (game, state, asked) =>
    decideOnline(game, state, { ...asked, circumstances: { ...asked.circumstances, clock: clock() } });
