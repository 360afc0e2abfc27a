/** How far apart two colours look to people with different colour vision. */

/** Light from a screen: linear red, green and blue, 0 to 1. */
type Light = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Light, Light, Light];

/**
 * The view without one kind of cone, after Machado, Oliveira and Fernandes (2009) at full severity; grey is luminance
 * alone.
 */
export const VISIONS = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

export type Vision = keyof typeof VISIONS;

const within = (part: number): number => Math.min(1, Math.max(0, part));
const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const dot = ([a, b, c]: Light, [x, y, z]: Light): number => a * x + b * y + c * z;
const through = ([r, g, b]: Matrix, light: Light): Light => [dot(r, light), dot(g, light), dot(b, light)];

/** The light of `#rrggbb`. */
function lightOf(hex: string): Light {
  const part = (at: number): number => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** The light as seen with this vision. */
function seen(vision: Vision, light: Light): Light {
  const [red, green, blue] = through(VISIONS[vision], light);
  return [within(red), within(green), within(blue)];
}

const CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const OPPONENTS: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** OKLab: equal steps look about equally large. */
function oklab(light: Light): Light {
  const [long, middle, short] = through(CONES, light);
  return through(OPPONENTS, [Math.cbrt(long), Math.cbrt(middle), Math.cbrt(short)]);
}

/** The distance between two colours for this vision; black and white are 100 apart. */
export function difference(vision: Vision, one: string, other: string): number {
  const a = oklab(seen(vision, lightOf(one)));
  const b = oklab(seen(vision, lightOf(other)));
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The WCAG 2.2 contrast ratio: 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => dot(VISIONS.grey[0], lightOf(hex));
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
