/** The alternative layout for colour vision: every display has a sector for each shape. */
import { COLOURS, type Colour } from '@leadlight/sintra';

const SECTOR = 360 / COLOURS.length;

/** The display with the highlighted sector of each colour: five of them, spread around the ring. */
export const displayOf = (colour: Colour, displays: number): number =>
  Math.floor((COLOURS.indexOf(colour) * displays) / COLOURS.length);

/** The highlighted colour of each display; null for displays without one. */
export const highlightsOf = (displays: number): readonly (Colour | null)[] =>
  Array.from(
    { length: displays },
    (_, display) => COLOURS.find((colour) => displayOf(colour, displays) === display) ?? null,
  );

/** The angle of each sector in degrees when the highlighted one faces this direction. */
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
