/** The alternative layout for colour vision: each shape has a sector of its own on every display. */
import { COLOURS, type Colour } from '@leadlight/sintra';

const SECTOR = 360 / COLOURS.length;

/** Which display has the highlighted sector of each colour: five of them, spread around the ring. */
export const displayOf = (colour: Colour, displays: number): number =>
  Math.floor((COLOURS.indexOf(colour) * displays) / COLOURS.length);

/** The highlighted colour of each display; null for those that have none. */
export const highlightsOf = (displays: number): readonly (Colour | null)[] =>
  Array.from(
    { length: displays },
    (_, display) => COLOURS.find((colour) => displayOf(colour, displays) === display) ?? null,
  );

/** How far each sector is turned, in degrees, when the highlighted one looks in this direction. */
export const angleOf = (colour: Colour, highlight: Colour | null, turned: number): number =>
  turned + SECTOR * (COLOURS.indexOf(colour) - (highlight === null ? 0 : COLOURS.indexOf(highlight)));

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point on a disc of radius 50 around 50, 50; 0 is up, clockwise. */
export const onDisc = (degrees: number, radius: number): readonly [x: number, y: number] => [
  50 + radius * Math.sin(rad(degrees)),
  50 - radius * Math.cos(rad(degrees)),
];

/** A sector as a path on that disc. */
export function sectorPath(degrees: number): string {
  const [x1, y1] = onDisc(degrees - SECTOR / 2, 48);
  const [x2, y2] = onDisc(degrees + SECTOR / 2, 48);
  return `M50 50L${x1.toFixed(2)} ${y1.toFixed(2)}A48 48 0 0 1 ${x2.toFixed(2)} ${y2.toFixed(2)}z`;
}
