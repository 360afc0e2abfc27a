/** Tables that somebody may not see, and people who only watch. */
import { refused, type Attack, type Group } from './attack.ts';
import type { ClientFrame } from '@leadlight/protocol';
import { Visitor, type Line } from '../online/person.ts';
import { rawAsk, errorIn } from './raw.ts';
import type { Stage } from './stage.ts';

const GUESSED = 'A'.repeat(22);

async function refusalOf(line: Line, frame: ClientFrame): Promise<string> {
  line.send(frame);
  const answer = await line.until((each) => each.type === 'refused' || each.type === 'answer');
  return answer.type === 'refused' ? answer.code : 'answered';
}

const guest =
  (frame: (stage: Stage) => ClientFrame): Attack['run'] =>
  async (stage) =>
    refusalOf((await stage.guest()).line, frame(stage));

/** A visitor without a name, who follows the table. */
const nameless =
  (frame: (stage: Stage) => ClientFrame): Attack['run'] =>
  async (stage) => {
    const line = new Visitor(stage.address).connect();
    await line.opened;
    line.send({ type: 'follow', table: stage.table, from: 0 });
    return refusalOf(line, frame(stage));
  };

/** A game for its players alone, and somebody who knows its address. */
const atClosedTable =
  (attack: (stage: Stage, line: Line, table: string) => Promise<string>): Attack['run'] =>
  async (stage) => {
    const { line } = await stage.guest();
    return attack(stage, line, await stage.closedTable());
  };

export const SIGHTS: Group = {
  title: 'Tables of others',
  attacks: [
    refused(
      'a guessed address is followed',
      'no-table',
      guest(() => ({ type: 'follow', table: GUESSED, from: 0 })),
    ),
    refused(
      'a guessed address is sent a command',
      'no-table',
      guest(() => ({ type: 'command', table: GUESSED, command: { id: 'x', type: 'start' } })),
    ),
    refused(
      'somebody speaks at a table that they don’t follow',
      'no-table',
      guest(() => ({ type: 'say', table: GUESSED, id: 'x', text: 'hi' })),
    ),
    refused(
      'a spectator speaks',
      'no-chat',
      guest(({ table }) => ({ type: 'say', table, id: 'x', text: 'psst' })),
    ),
    refused(
      'a spectator says a phrase',
      'no-chat',
      guest(({ table }) => ({ type: 'say', table, id: 'x', phrase: 'hello' })),
    ),
    refused(
      'a visitor without a name speaks',
      'no-chat',
      nameless(({ table }) => ({ type: 'say', table, id: 'x', text: 'psst' })),
    ),
    refused(
      'a visitor without a name gives a command',
      'guest-first',
      nameless(({ table }) => ({ type: 'command', table, command: { id: 'x', type: 'start' } })),
    ),
    refused(
      'somebody else follows a table for its players',
      'no-table',
      atClosedTable((_, line, table) => refusalOf(line, { type: 'follow', table, from: 0 })),
    ),
    refused(
      'somebody else gives a command there',
      'no-table',
      atClosedTable((_, line, table) =>
        refusalOf(line, { type: 'command', table, command: { id: 'x', type: 'abandon' } }),
      ),
    ),
    refused(
      'somebody else asks for its record',
      'no-table',
      atClosedTable(async ({ address }, _, table) =>
        errorIn(await rawAsk(address, { path: `/api/tables/${table}/record` })),
      ),
    ),
  ],
};
