/** Finds the largest boards that fit side by side. */

export interface Room {
  readonly width: number;
  readonly height: number;
}

interface Shape {
  /** The width of a board by its height. */
  readonly aspect: number;
  /** The height of the texts below a board. */
  readonly below: number;
  /** The width of the texts beside a board. */
  readonly beside: number;
}

interface Arrangement {
  readonly columns: number;
  /** The width of each board. */
  readonly width: number;
  readonly isBeside: boolean;
}

const GAP = 16;
/** Lower boards are hard to read: the page scrolls instead. */
const LEAST_HEIGHT = 150;
/** Boards as high as this have their texts below them; lower ones may be larger with texts beside them. */
const GOOD_HEIGHT = 260;

/** The texts below the boards if these are large enough, else where it makes larger boards. */
export function arrange(count: number, room: Room, shape: Shape): Arrangement {
  const below = largest(count, room, { ...shape, beside: 0 }, false);
  const good = below.width >= GOOD_HEIGHT * shape.aspect;
  const best = good ? below : larger(below, largest(count, room, { ...shape, below: 0 }, true));
  const least = LEAST_HEIGHT * shape.aspect;
  return best.width >= least ? best : scrolling(count, room, least);
}

const larger = (one: Arrangement, other: Arrangement): Arrangement => (other.width > one.width ? other : one);

const largest = (count: number, room: Room, shape: Shape, isBeside: boolean): Arrangement =>
  Array.from({ length: count }, (_, i) => ({ ...inColumns(i + 1, count, room, shape), isBeside })).reduce(larger);

function inColumns(
  columns: number,
  count: number,
  room: Room,
  { aspect, below, beside }: Shape,
): Omit<Arrangement, 'isBeside'> {
  const rows = Math.ceil(count / columns);
  const height = (room.height - GAP * (rows - 1)) / rows - below;
  return { columns, width: Math.max(0, Math.min(shareOf(room.width, columns) - beside, height * aspect)) };
}

/** As many columns as are readable, however many rows that takes. */
function scrolling(count: number, { width }: Room, least: number): Arrangement {
  const columns = Math.max(1, Math.min(count, Math.floor((width + GAP) / (least + GAP))));
  return { columns, width: Math.max(0, Math.min(shareOf(width, columns), least * 1.4)), isBeside: false };
}

/** The width of a winner's board by that of the others. */
const CROWNED = 1.3;
/** The least by which it is larger where the height leaves no room. */
const DISTINCT = 1.12;

/** The boards after the count: how wide they are, and whether the winner's has a row of its own. */
interface Podium {
  readonly won: number;
  readonly other: number;
  readonly isAbove: boolean;
}

/** The winners' boards are larger than the others' beside them, or below them. */
export function podium(way: Arrangement, seats: Counted, room: Room, shape: Shape): Podium {
  const { columns, width } = way;
  const { count, winners } = seats;
  const all = { won: width, other: width, isAbove: false };
  if (winners === 0 || winners === count) return all;
  const free = way.isBeside
    ? { width: room.width - shape.beside, height: room.height }
    : { width: room.width, height: room.height - shape.below };
  if (columns === count) return inOneRow(way, seats, free.height * shape.aspect);
  const isAbove = winners === 1 && columns === count - 1 && columns > 1;
  return isAbove ? above(width, free.width, 2 * (width / shape.aspect + room.height - free.height) < room.height) : all;
}

/** Boards that fit share their height anew; others scroll anyway. */
function above(width: number, most: number, isFitting: boolean): Podium {
  const other = isFitting ? (width * 2) / (1 + CROWNED) : width;
  return { won: Math.min(most, other * CROWNED), other, isAbove: true };
}

interface Counted {
  readonly count: number;
  readonly winners: number;
}

function inOneRow({ width }: Arrangement, { count, winners }: Counted, most: number): Podium {
  const share = (width * count) / (winners * CROWNED + count - winners);
  const won = Math.min(share * CROWNED, Math.max(width, most));
  return { won, other: Math.min(share, won / DISTINCT), isAbove: false };
}

const shareOf = (width: number, columns: number): number => (width - GAP * (columns - 1)) / columns;
