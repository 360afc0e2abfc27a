/** One line for a page, over connections that fail in every way. */
import { describe, expect, test } from 'vitest';
import { backOff } from '../../src/online/back-off.ts';
import { Line } from '../../src/online/line.ts';
import { FarServer, TABLE, Time, type Faults } from './far-server.ts';

interface Setting {
  readonly time: Time;
  readonly server: FarServer;
  readonly line: Line;
  /** The commands in the entries received so far, in their order. */
  readonly received: string[];
}

function settingFor(seed = 'line'): Setting {
  const time = new Time();
  const server = new FarServer(time, seed);
  const line = new Line(server.around, () => undefined);
  const received: string[] = [];
  line.open();
  line.follow(TABLE, {
    from: () => received.length,
    receive: (frame) => {
      if (frame.type !== 'entry') return;
      if (frame.number === received.length) received.push((frame.entry as { readonly command: string }).command);
      else if (frame.number > received.length) line.askAgain(TABLE);
    },
  });
  return { time, server, line, received };
}

const command = (id: string): { readonly id: string; readonly type: string } => ({ id, type: 'start' });

describe('over a good connection', () => {
  test('a command is answered, and its entry arrives', async () => {
    const { time, server, line, received } = settingFor();
    await time.pass(50);
    expect(line.state).toBe('open');
    const answer = line.command(TABLE, command('one'));
    expect(line.owed).toBe(1);
    await time.pass(50);
    expect(await answer).toMatchObject({ ok: true });
    expect(line.owed).toBe(0);
    expect(received).toEqual(['one']);
    expect(server.connections).toBe(1);
  });

  test('the clock of the server is known to a few milliseconds', async () => {
    const { time, server, line } = settingFor();
    await time.pass(100);
    expect(line.clock.roundTrip).toBe(10);
    await time.pass(5000);
    expect(line.now).toBe(server.clock);
  });

  test.for(['guest-first', 'malformed'] as const)(
    'a command that the server will never take has no answer: %s',
    async (code) => {
      const { time, server, line } = settingFor();
      await time.pass(50);
      server.isSilent = true;
      const answer = line.command(TABLE, command('one'));
      await time.pass(20);
      server.isSilent = false;
      server.tell({ type: 'refused', code, table: TABLE, id: 'one' });
      await time.pass(20);
      expect(await answer).toBeUndefined();
    },
  );

  test('the games that wait belong to the person whom the server knows', async () => {
    const { time, server, line } = settingFor();
    expect(line.waiting).toBeUndefined();
    await time.pass(50);
    server.tell({ type: 'waiting', tables: [TABLE] });
    await time.pass(20);
    expect(line.waiting).toEqual([TABLE]);
    line.reopen();
    expect(line.waiting).toBeUndefined();
    await time.pass(50);
    server.tell({ type: 'welcome', protocol: 1, you: null, now: 0 });
    await time.pass(20);
    expect(line.waiting).toEqual([]);
  });

  test('a command that came too fast is sent again after a pause', async () => {
    const { time, server, line } = settingFor();
    await time.pass(50);
    const before = server.frames.length;
    server.tell({ type: 'refused', code: 'too-fast' });
    server.isSilent = true;
    void line.command(TABLE, command('one'));
    await time.pass(20);
    server.isSilent = false;
    await time.pass(3000);
    expect(line.owed).toBe(0);
    expect(server.frames.slice(before).filter(({ type }) => type === 'command').length).toBeGreaterThan(1);
    expect(server.log).toEqual(['one']);
  });
});

test('a server that can store nothing says so, until it can', async () => {
  const { time, server, line } = settingFor();
  await time.pass(50);
  server.tell({ type: 'refused', code: 'unavailable', table: TABLE, id: 'one' });
  await time.pass(20);
  expect([line.state, line.isPaused]).toEqual(['open', true]);
  void line.command(TABLE, command('one'));
  await time.pass(50);
  expect(line.isPaused).toBe(false);
  server.tell({ type: 'refused', code: 'unavailable' });
  await time.pass(20);
  server.cut();
  expect(line.isPaused).toBe(false);
});

test('a server that tells everyone that it can store nothing is believed until it says otherwise', async () => {
  const { time, server, line } = settingFor();
  await time.pass(50);
  const tell = async (frame: Parameters<FarServer['tell']>[0]): Promise<boolean> => {
    server.tell(frame);
    await time.pass(20);
    return line.isPaused;
  };
  expect(await tell({ type: 'paused', on: true })).toBe(true);
  expect(await tell({ type: 'place', table: TABLE, seat: 0, host: false })).toBe(true);
  const pings = (): number => server.frames.filter(({ type }) => type === 'ping').length;
  const before = pings();
  expect(await tell({ type: 'paused', on: false })).toBe(false);
  // To know the time by which clocks run.
  expect(pings()).toBe(before + 1);
  expect(await tell({ type: 'paused', on: true })).toBe(true);
  server.cut();
  expect(line.isPaused).toBe(false);
});

test('a server that can only read says so all the time', async () => {
  const { time, server, line } = settingFor();
  await time.pass(50);
  server.isSilent = true;
  void line.command(TABLE, command('one'));
  await time.pass(20);
  server.isSilent = false;
  server.tell({ type: 'refused', code: 'unavailable', table: TABLE, id: 'one' });
  server.tell({ type: 'place', table: TABLE, seat: 0, host: false });
  await time.pass(20);
  expect(line.isPaused).toBe(true);
  await time.pass(3000);
  expect([line.owed, line.isPaused]).toEqual([0, false]);
  server.tell({ type: 'refused', code: 'unavailable', table: TABLE });
  await time.pass(20);
  expect(line.isPaused).toBe(true);
  server.tell({ type: 'place', table: TABLE, seat: 0, host: false });
  await time.pass(20);
  expect(line.isPaused).toBe(false);
});

describe('when the connection ends', () => {
  test('the line connects again, follows from the first missing entry and sends what has no answer', async () => {
    const { time, server, line, received } = settingFor();
    await time.pass(50);
    void line.command(TABLE, command('one'));
    await time.pass(50);
    server.cut();
    expect(line.state).toBe('lost');
    const answer = line.command(TABLE, command('two'));
    await time.pass(2000);
    expect(line.state).toBe('open');
    expect(await answer).toMatchObject({ ok: true });
    expect(received).toEqual(['one', 'two']);
    expect(server.frames.findLast(({ type }) => type === 'follow')).toMatchObject({ from: 1 });
  });

  test('tries are rarer while the server is down, and the first success counts', async () => {
    const { time, server, line } = settingFor();
    await time.pass(50);
    server.isUp = false;
    server.cut();
    await time.pass(120_000);
    expect(server.connections).toBeGreaterThan(5);
    expect(server.connections).toBeLessThan(30);
    server.isUp = true;
    await time.pass(25_000);
    expect(line.state).toBe('open');
  });

  test('a network that returns is tried at once', async () => {
    const { time, server, line } = settingFor();
    await time.pass(50);
    server.isUp = false;
    line.drop();
    await time.pass(60_000);
    server.isUp = true;
    line.nudge();
    await time.pass(10);
    expect(line.state).toBe('open');
  });

  test('a server that falls silent is noticed', async () => {
    const { time, server, line } = settingFor();
    await time.pass(50);
    server.isSilent = true;
    await time.pass(20_000 + 8000);
    expect(line.state).toBe('lost');
    server.isSilent = false;
    await time.pass(2000);
    expect(line.state).toBe('open');
  });

  test('a server that hangs with a command is noticed sooner', async () => {
    const { time, server, line } = settingFor();
    await time.pass(10_000);
    server.isSilent = true;
    void line.command(TABLE, command('one'));
    await time.pass(4000 + 8000);
    expect(line.state).toBe('lost');
    server.isSilent = false;
    await time.pass(2000);
    expect([line.owed, server.log]).toEqual([0, ['one']]);
  });

  test('a closed line stays closed', async () => {
    const { time, server, line } = settingFor();
    await time.pass(50);
    line.close();
    await time.pass(60_000);
    expect(server.connections).toBe(1);
  });
});

describe('when the server says goodbye', () => {
  test('before a restart, the line is back soon', async () => {
    const { time, server, line } = settingFor();
    await time.pass(50);
    server.tell({ type: 'goodbye', reason: 'restart' });
    await time.pass(10);
    expect([line.state, line.goodbye]).toEqual(['lost', 'restart']);
    await time.pass(1000);
    expect([line.state, line.goodbye]).toEqual(['open', undefined]);
  });

  test('to an outdated client, the line waits for a reload', async () => {
    const { time, server, line } = settingFor();
    await time.pass(50);
    server.tell({ type: 'goodbye', reason: 'reload' });
    await time.pass(120_000);
    expect([line.state, line.goodbye]).toEqual(['lost', 'reload']);
    line.nudge();
    expect(server.connections).toBe(1);
  });
});

describe('when the page is loaded again', () => {
  const move = (id: string): { readonly id: string; readonly type: string } => ({ id, type: 'play' });

  /** The next page, in the same browser. */
  function nextPage({ time, server, line }: Setting): Setting {
    line.close();
    const next = new Line(server.around, () => undefined);
    next.open();
    return { time, server, line: next, received: [] };
  }

  test('a move that the server has never had is sent', async () => {
    const setting = settingFor();
    const { time, server } = setting;
    await time.pass(50);
    server.isUp = false;
    server.cut();
    void setting.line.command(TABLE, move('one'));
    const { line } = nextPage(setting);
    expect(line.owed).toBe(1);
    const [answer] = line.movesAt(TABLE);
    expect(line.movesAt('another')).toEqual([]);
    server.isUp = true;
    await time.pass(5000);
    expect(await answer).toMatchObject({ ok: true });
    expect([line.owed, server.log]).toEqual([0, ['one']]);
    expect(nextPage(setting).line.owed).toBe(0);
  });

  test('a move whose answer was lost counts once', async () => {
    const setting = settingFor();
    const { time, server } = setting;
    await time.pass(50);
    server.isSilent = true;
    void setting.line.command(TABLE, move('one'));
    await time.pass(50);
    expect(server.log).toEqual(['one']);
    server.isSilent = false;
    const { line } = nextPage(setting);
    await time.pass(50);
    expect([line.owed, server.log]).toEqual([0, ['one']]);
  });

  test('a move is forgotten once it is refused', async () => {
    const setting = settingFor();
    const { time, server } = setting;
    await time.pass(50);
    server.isUp = false;
    server.cut();
    void setting.line.command(TABLE, move('one'));
    const { line } = nextPage(setting);
    const [answer] = line.movesAt(TABLE);
    server.isUp = server.isSilent = true;
    await time.pass(2000);
    server.isSilent = false;
    server.tell({ type: 'refused', code: 'no-table', table: TABLE, id: 'one' });
    await time.pass(20);
    expect(await answer).toBeUndefined();
    expect(server.memory.values.size).toBe(0);
  });

  test('each of two pages forgets its own moves alone', async () => {
    const setting = settingFor();
    const { time, server } = setting;
    const other = new Line(server.around, () => undefined);
    await time.pass(50);
    void other.command('another', move('other'));
    const answer = setting.line.command(TABLE, move('one'));
    await time.pass(50);
    expect(await answer).toMatchObject({ ok: true });
    expect([...server.memory.values.values()].join()).toContain('"other"');
    expect([...server.memory.values.values()].join()).not.toContain('"one"');
  });

  test('nothing else is sent: it may no longer be wanted', () => {
    const setting = settingFor();
    void setting.line.command(TABLE, command('one'));
    expect(nextPage(setting).line.owed).toBe(0);
  });

  test.for([
    '{',
    'null',
    '{}',
    '[null, 1, "play", {}]',
    '[{"table":"a"}]',
    '[{"table":"a","command":{"type":"play"}}]',
  ])('a damaged memory holds no move: %s', (text) => {
    const { server } = settingFor();
    server.memory.setItem('leadlight-unanswered', text);
    expect(new Line(server.around, () => undefined).owed).toBe(0);
  });
});

test('the times between tries vary, and have a limit', () => {
  expect([0, 1, 2].map((failures) => backOff(failures, 0.5))).toEqual([500, 1000, 2000]);
  expect(backOff(0, 0)).toBe(250);
  expect(backOff(1000, 1)).toBe(22_500);
});

const BAD: readonly (readonly [string, Faults])[] = [
  ['end all the time', { lost: 0, repeated: 0, late: 0, life: 400 }],
  ['lose frames', { lost: 30, repeated: 0, late: 0, life: 5000 }],
  ['repeat frames', { lost: 0, repeated: 50, late: 50, life: 5000 }],
  ['change the order of frames', { lost: 0, repeated: 0, late: 2000, life: 5000 }],
  ['do all of this', { lost: 20, repeated: 20, late: 1000, life: 2000 }],
];

test.for(BAD)('nothing is lost or counted twice by connections that %s', async ([name, faults]) => {
  for (let game = 0; game < 20; game++) {
    const { time, server, line, received } = settingFor(`${name} ${game}`);
    server.faults = faults;
    const ids = Array.from({ length: 30 }, (_, at) => `${game}-${at}`);
    const answers = ids.map((id, at) => {
      time.later(() => void line.command(TABLE, command(id)), at * 300);
      return id;
    });
    await time.pass(120_000);
    expect(line.owed).toBe(0);
    expect(server.log.toSorted()).toEqual(answers.toSorted());
    expect(received).toEqual(server.log);
  }
});
