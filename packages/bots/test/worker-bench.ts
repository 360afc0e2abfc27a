/** Stand-ins for a worker's surroundings: a search as slow as a test likes, and a machine that a test can pause. */
import type { Sintra } from '@leadlight/sintra';
import type { Begin, FromWorker, Machine, Port, SeenRecord, ToWorker, WorkerPort } from '@leadlight/bots';

/** A record that only these searches understand: its seed says how many nodes they take. */
export const SEEN: SeenRecord<Sintra> = {
  seat: 0,
  game: 'sintra',
  rules: '1',
  options: { side: 'A', scoreFloor: false, strips: 'house' },
  players: [{}, {}],
  events: [],
};

/** A search that counts. The seed is the number of nodes to visit, or the error to fail with. */
export const counting: Begin = (_, level, seed, budget) => {
  if (seed === 'refused') throw new RangeError('events[0] is refused');
  const most = Math.min(Number(seed), budget ?? Infinity);
  let nodes = 0;
  return {
    step: (more) => {
      if (seed === 'broken') throw new Error('out of ideas');
      nodes = Math.min(nodes + more, most);
      return { move: { type: 'back', player: 0, by: level }, value: nodes, nodes, finished: nodes >= most };
    },
  };
};

/** A clock that advances by one per look, and a machine that rests for a turn of the event loop. */
export const machineOf = (pace = 1): Machine => {
  let time = 0;
  return {
    now: () => (time += pace),
    rest: () => new Promise((resolve) => setImmediate(resolve)),
  };
};

/** Both ends of a channel without threads. Messages arrive in a later turn, as copies. */
export function directPorts(): {
  readonly near: WorkerPort & { readonly breakDown: (error: Error) => void; readonly sent: ToWorker[] };
  readonly far: Port<FromWorker, ToWorker>;
} {
  let toFar: (message: ToWorker) => void = () => undefined;
  let toNear: (message: FromWorker) => void = () => undefined;
  let breakDown: (error: Error) => void = () => undefined;
  let open = true;
  const sent: ToWorker[] = [];
  const later = (work: () => void): void => void setImmediate(() => open && work());
  return {
    near: {
      send: (message) => {
        sent.push(message);
        later(() => toFar(structuredClone(message)));
      },
      receive: (listener) => (toNear = listener),
      fail: (listener) => (breakDown = listener),
      close: () => (open = false),
      breakDown: (error) => breakDown(error),
      sent,
    },
    far: {
      send: (message) => later(() => toNear(structuredClone(message))),
      receive: (listener) => (toFar = listener),
    },
  };
}
