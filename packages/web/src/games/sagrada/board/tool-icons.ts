/** The twelve tools, drawn in a field of 48 × 48: each part is a path and its material. */
import type { ToolId } from '@leadlight/sagrada';

/** `line` is an outline only; `cut` is a thin broken line, where glass is scored or breaks. */
export type Stuff = 'steel' | 'wood' | 'bone' | 'copper' | 'glass' | 'cork' | 'dark' | 'line' | 'cut';

export type Part = readonly [stuff: Stuff, path: string];

const HANDLES: readonly Part[] = [
  ['wood', 'M26 22 C24 29 17 32 15 44 L10.5 43 C11 32 19 28 21.5 20 Z'],
  ['wood', 'M22 22 C24 29 31 32 33 44 L37.5 43 C37 32 29 28 26.5 20 Z'],
];

export const TOOL_ICONS: Readonly<Record<ToolId, readonly Part[]>> = {
  'grozing-pliers': [
    ...HANDLES,
    ['steel', 'M21 22 L18 13 L19.5 3 L23 4 L23.4 22 Z'],
    ['steel', 'M27 22 L30 13 L28.5 3 L25 4 L24.6 22 Z'],
    ['dark', 'M21.2 20.5 a2.8 2.8 0 1 0 5.6 0 a2.8 2.8 0 1 0 -5.6 0 Z'],
    ['line', 'M37 9 V17 M33 13 H41 M7 13 H15'],
  ],
  'eglomise-brush': [
    ['copper', 'M29 31 L36 28 L39 35 L32 38 Z'],
    ['copper', 'M36 38 L41 36 L43 41 L38 43 Z'],
    ['wood', 'M43 3 L45 6 L26.5 26 L22.5 22.5 Z'],
    ['steel', 'M22.5 22.5 L26.5 26 L22 31 L17.5 27 Z'],
    ['dark', 'M17.5 27 L22 31 C20 38 12 40 5 43 C8 36 10 29 17.5 27 Z'],
  ],
  'copper-foil-burnisher': [
    ['copper', 'M3 38 H45 V43 H3 Z'],
    ['line', 'M9 43 V38 M17 43 V38 M25 43 V38 M33 43 V38'],
    ['bone', 'M12 31 L28 14 L34 19.5 L19 36 C16 38.5 8 37 12 31 Z'],
    ['wood', 'M28 14 L38 3.5 C41 2 45.5 6 44 9 L34 19.5 Z'],
  ],
  lathekin: [
    ['steel', 'M3 32 H22 C27 32 30 29 32 26 L34 28.5 C31 33 27 35.5 22 35.5 H3 Z'],
    ['steel', 'M3 44 H25 C30 44 34 42 37 38 L39.5 40.5 C36 45 31 47 25 47 H3 Z'],
    ['line', 'M6 35.5 V44 M12 35.5 V44'],
    ['bone', 'M44 2 C32 4 20 18 17 38 C19 40 21 40 23 38.5 C36 32 46 16 44 2 Z'],
    ['line', 'M40 9 C33 17 26 26 20.5 36'],
  ],
  'lens-cutter': [
    ['glass', 'M6 27 a15.5 15.5 0 1 0 31 0 a15.5 15.5 0 1 0 -31 0 Z'],
    ['cut', 'M10.5 27 a11 11 0 1 0 22 0 a11 11 0 1 0 -22 0 Z'],
    ['dark', 'M17.5 27 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0 Z'],
    ['steel', 'M20.5 25 L41 4.5 L43.5 7 L23 27.5 Z'],
    ['wood', 'M31.5 9.5 L36 5 L43 12 L38.5 16.5 Z'],
  ],
  'flux-brush': [
    ['steel', 'M31 2 L36 4 L29.5 22 L22.5 19.5 Z'],
    ['dark', 'M20 18.5 L32 23 L27 38 L11 32 Z'],
    ['line', 'M22 24 L17 34 M26.5 25.5 L22 36'],
    ['glass', 'M36 27 C39.5 32 41 34 41 37 a4.5 4.5 0 0 1 -9.5 0 C31.5 34 33 32 36 27 Z'],
    ['glass', 'M13 37 C15 40 16 41.5 16 43 a3 3 0 0 1 -6 0 C10 41.5 11 40 13 37 Z'],
  ],
  'glazing-hammer': [
    ['wood', 'M25 17 L30.5 20.5 L16 44 C13 46.5 8 43.5 9.5 40 Z'],
    ['steel', 'M13 4 L20 3 L40 16 C44 18.5 45 22 43.5 27 L38 24.5 L34 24 L14 11.5 Z'],
    ['line', 'M20 3.5 L17.5 12.5'],
  ],
  'running-pliers': [
    ...HANDLES,
    ['steel', 'M24.4 22 L20 21 C11 17 8 12 9 5 C9 3 12 2 14 3.5 L22.6 12 Z'],
    ['steel', 'M23.6 22 L28 21 C37 17 40 12 39 5 C39 3 36 2 34 3.5 L25.4 12 Z'],
    ['dark', 'M21.2 20.5 a2.8 2.8 0 1 0 5.6 0 a2.8 2.8 0 1 0 -5.6 0 Z'],
    ['line', 'M24 1 L22.3 4 L25.5 6.5 L24 10'],
  ],
  'cork-backed-straightedge': [
    ['cork', 'M3.5 33 L38 8.5 L41.5 13.5 L7 38 Z'],
    ['steel', 'M7 38 L41.5 13.5 L46 20 L11.5 44.5 Z'],
    [
      'line',
      'M14 39 L15.7 41.4 M19 35.5 L20.7 37.9 M24 32 L26.4 35.4 M29 28.4 L30.7 30.8 M34 24.9 L35.7 27.3 M39 21.3 L40.7 23.7',
    ],
    ['dark', 'M12 30.3 l1.4 -1 l1 1.4 l-1.4 1 Z M20 25 l1.4 -1 l1 1.4 l-1.4 1 Z M28.5 18.6 l1.4 -1 l1 1.4 l-1.4 1 Z'],
  ],
  'grinding-stone': [
    ['wood', 'M8 45 L19 20 H24 L15 45 Z'],
    ['wood', 'M38 45 L28 20 H23 L31 45 Z'],
    ['bone', 'M8.5 19 a14.5 14.5 0 1 0 29 0 a14.5 14.5 0 1 0 -29 0 Z'],
    ['line', 'M13 19 a10 10 0 0 1 10 -10 M33 19 a10 10 0 0 1 -10 10'],
    ['steel', 'M19.5 19 a3.5 3.5 0 1 0 7 0 a3.5 3.5 0 1 0 -7 0 Z'],
    ['line', 'M40 10 L45 7 M41 17 H46.5 M39.5 24 L44.5 27'],
  ],
  'flux-remover': [
    [
      'glass',
      'M18 13 H30 V18 C36 21 38 25 38 30 V42 C38 44 37 45 35 45 H13 C11 45 10 44 10 42 V30 C10 25 12 21 18 18 Z',
    ],
    ['copper', 'M10 31 C16 28 20 34 26 31 C31 28.5 34 29.5 38 31 V42 C38 44 37 45 35 45 H13 C11 45 10 44 10 42 Z'],
    ['cork', 'M18.5 5 H29.5 L28.8 13 H19.2 Z'],
    ['bone', 'M24 29 C27 33 28.5 35.5 28.5 37.5 a4.5 4.5 0 0 1 -9 0 C19.5 35.5 21 33 24 29 Z'],
    ['line', 'M14.5 24 C13.6 26 13.5 27.5 13.5 29'],
  ],
  'tap-wheel': [
    ['cut', 'M2 44.5 H46'],
    ['copper', 'M37.5 3 a4 4 0 1 1 6.5 4.6 a4 4 0 1 1 -6.5 -4.6 Z'],
    ['wood', 'M36 7.5 L41 11.5 L25 31 C23 33 18 29 19.5 26.5 Z'],
    ['steel', 'M19.5 26.5 L25 31 L18.5 38 L13.5 34 Z'],
    ['steel', 'M7.2 39 a5.3 5.3 0 1 0 10.6 0 a5.3 5.3 0 1 0 -10.6 0 Z'],
    ['dark', 'M11.2 39 a1.3 1.3 0 1 0 2.6 0 a1.3 1.3 0 1 0 -2.6 0 Z'],
  ],
};
