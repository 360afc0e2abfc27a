/** Commands of people who may not give them, at the wrong time, or again. */
import type { ServerFrame, ServerFrameOf } from '@leadlight/protocol';
import { harmless, refused, type Attack, type Group } from './attack.ts';
import { isAbout, keyIn, type Command, type Guest, type Stage } from './stage.ts';

/** A stranger gives a command. */
const stranger =
  (command: (stage: Stage) => Command): Attack['run'] =>
  async (stage) =>
    keyIn(await (await stage.guest()).player.command(command(stage)));

/** One of the players gives a command, through the node under attack. */
const player =
  (who: (stage: Stage) => Guest, command: (stage: Stage) => Command): Attack['run'] =>
  async (stage) =>
    keyIn(await (await stage.again(who(stage))).player.command(command(stage)));

const due = (stage: Stage): Guest => stage.turn.due;
const other = (stage: Stage): Guest => stage.turn.other;
const seatOf = ({ player: { seat } }: Guest): number => seat ?? -1;
const SIT = { type: 'sit', who: { kind: 'person', name: 'Eve', colour: 'red' } } as const;

/** The next player's command, with the own seat instead. */
const inTurnOf = (stage: Stage): Command => ({ ...stage.move(), seat: seatOf(other(stage)) });

/** A move as another person's command. */
const movedBy = (seat: number, command: Command): Command => ({
  ...command,
  moves: (command['moves'] as object[]).map((move) => ({ ...move, player: seat })),
});

const NAMES = ['__proto__', 'constructor', 'toString', 'close', 'Play'];

/** People who gather at a table of their own: its host, and somebody else. */
async function gathering(stage: Stage): Promise<{ readonly host: Guest; readonly visitor: Guest }> {
  const creator = await stage.victim('Carla');
  const table = await stage.tableOf(creator, 3);
  return { host: await stage.followAs(creator, table), visitor: await stage.guest('Eve', table) };
}

async function comingBack(stage: Stage): Promise<string> {
  const { host, visitor } = await gathering(stage);
  await visitor.player.command({ ...SIT, seat: 1 });
  await host.line.until((frame) => frame.type === 'entry' && isAbout(frame.entry, 'seated', 1));
  await host.player.command({ type: 'leave', seat: 1 });
  await visitor.line.until((frame) => frame.type === 'entry' && isAbout(frame.entry, 'left', 1));
  return keyIn(await visitor.player.command({ ...SIT, seat: 2 }));
}

const atGathering =
  (command: Command, before: readonly Command[] = []): Attack['run'] =>
  async (stage) => {
    const { visitor } = await gathering(stage);
    for (const each of before) await visitor.player.command(each);
    return keyIn(await visitor.player.command(command));
  };

async function replayed(stage: Stage): Promise<string> {
  const { due: guest } = stage.turn;
  const command = stage.move();
  await guest.player.command(command, 'replayed');
  const before = await stage.stored();
  const { player: again } = await stage.again(guest);
  const answers = [
    await again.command(command, 'replayed'),
    await again.command({ type: 'play', seat: seatOf(guest), seen: 0, moves: [] }, 'replayed'),
  ];
  return (await stage.stored()).join() === before.join() ? answers.map(keyIn).join() : 'changed';
}

async function guessed(stage: Stage): Promise<string> {
  const { due: guest, other: thief } = stage.turn;
  await guest.player.command(stage.move(), 'guessed');
  const { player: again } = await stage.again(thief);
  return keyIn(await again.command({ type: 'play', seat: seatOf(guest), seen: 0, moves: [{}] }, 'guessed'));
}

async function borrowedName(stage: Stage): Promise<string> {
  const { visitor } = await gathering(stage);
  await visitor.player.command({
    type: 'sit',
    seat: 1,
    who: { kind: 'person', name: 'Carla', colour: 'red', admin: true },
  });
  const isSeated = (frame: ServerFrame): frame is ServerFrameOf<'entry'> =>
    frame.type === 'entry' && (frame.entry as { readonly seat?: number }).seat === 1;
  const { entry } = await visitor.line.until(isSeated);
  const who = JSON.stringify((entry as { readonly who: object }).who);
  return who === '{"kind":"person","name":"Eve","colour":"blue"}' ? 'own name' : who;
}

export const COMMANDS: Group = {
  title: 'Commands',
  attacks: [
    refused(
      'a stranger plays for a seat',
      'table-not-yours',
      stranger((stage) => stage.move()),
    ),
    refused(
      'a player plays for another’s seat',
      'table-not-yours',
      player(other, (stage) => stage.move()),
    ),
    refused(
      'a player sends a move in another’s name',
      'table-not-yours',
      player(due, (stage) => movedBy(1 - seatOf(due(stage)), stage.move())),
    ),
    refused(
      'a player moves out of turn',
      'not-your-turn',
      player(other, (stage) => movedBy(seatOf(other(stage)), inTurnOf(stage))),
    ),
    refused(
      'a stale number',
      'table-stale',
      player(due, (stage) => ({ ...stage.move(), seen: 0 })),
    ),
    refused(
      'a number from the future',
      'table-stale',
      player(due, (stage) => ({ ...stage.move(), seen: 9999 })),
    ),
    refused(
      'a number too large to count',
      'field-wrong',
      player(due, (stage) => ({ ...stage.move(), seen: 1e300 })),
    ),
    harmless('a command sent again, even with different contents', 'ok,ok', replayed, 1),
    { ...refused('another’s command id', 'table-not-yours', guessed), adds: 1 },
    refused(
      'a turn without moves',
      'table-nothing',
      player(due, (stage) => ({ ...stage.move(), moves: [] })),
    ),
    refused(
      'a turn with 101 moves',
      'field-wrong',
      player(due, (stage) => ({ ...stage.move(), moves: Array.from({ length: 101 }, () => 0) })),
    ),
    refused(
      'moves 3,000 levels deep',
      'field-wrong',
      player(due, (stage) => ({ ...stage.move(), moves: JSON.parse('['.repeat(3000) + ']'.repeat(3000)) as unknown })),
    ),
    refused(
      'a seat that doesn’t exist',
      'field-wrong',
      player(due, (stage) => ({ ...stage.move(), seat: -1 })),
    ),
    refused(
      'a seat that the table doesn’t have',
      'table-not-yours',
      player(due, (stage) => ({ ...stage.move(), seat: 99 })),
    ),
    ...['start', 'abandon', 'close-seals', 'close-salts'].map((type) =>
      refused(
        `a player sends the server’s own command “${type}”`,
        'table-not-yours',
        player(due, () => ({ type })),
      ),
    ),
    refused(
      'a player ends another’s time',
      'table-not-yours',
      player(due, (stage) => ({ type: 'expire', seat: seatOf(other(stage)) })),
    ),
    refused(
      'a player has a bot play for another',
      'table-not-yours',
      player(due, (stage) => ({ type: 'stand-in', seat: seatOf(other(stage)), level: 'apprentice' })),
    ),
    refused(
      'a player lets a stronger bot play than the table allows',
      'table-level',
      player(due, (stage) => ({ type: 'stand-in', seat: seatOf(due(stage)), level: 'master' })),
    ),
    refused(
      'a stranger sits down after the start',
      'table-started',
      stranger(() => ({ ...SIT, seat: 0 })),
    ),
    refused(
      'a player opens another salt after the start',
      'table-started',
      player(due, (stage) => ({ type: 'open-salt', seat: seatOf(due(stage)), salt: 'x', nonce: '0'.repeat(64) })),
    ),
    ...NAMES.map((type) =>
      refused(
        `a command of the type “${type}”`,
        'field-wrong',
        player(due, () => ({ type })),
      ),
    ),
    refused('somebody who is not the host starts the game', 'table-not-yours', atGathering({ type: 'start' })),
    refused('somebody removes the host', 'table-not-yours', atGathering({ type: 'leave', seat: 0 })),
    refused(
      'somebody seats a bot',
      'table-not-yours',
      atGathering({ type: 'sit', seat: 1, who: { kind: 'bot', level: 'master' } }),
    ),
    refused('somebody takes a taken seat', 'table-taken', atGathering({ ...SIT, seat: 0 })),
    refused('somebody takes two seats', 'table-seated', atGathering({ ...SIT, seat: 2 }, [{ ...SIT, seat: 1 }])),
    refused('somebody who was removed comes back', 'table-removed', comingBack),
    harmless('somebody sits down under another’s name, with extra fields', 'own name', borrowedName),
  ],
};
