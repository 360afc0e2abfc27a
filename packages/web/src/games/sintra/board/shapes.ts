/** The shape of each colour, drawn around the middle of a 64 × 64 square. */
import type { Space } from '@leadlight/sintra';

export const SHAPES: Readonly<Record<Space, string>> = {
  /** A five-petalled rose. */
  pink:
    'M26 23.7a6.2 6.2 0 0 1 12 0a6.2 6.2 0 0 1 3.7 11.5a6.2 6.2 0 0 1-9.7 7a6.2 6.2 0 0 1-9.7-7a6.2 6.2 0 0 1 3.7-11.5z' +
    'M32 28a4 4 0 1 0 0 8a4 4 0 1 0 0-8z',
  /** An eight-pointed sun. */
  orange:
    'M32 18.5l3.4 5.2 6.1-1.2-1.2 6.1 5.2 3.4-5.2 3.4 1.2 6.1-6.1-1.2-3.4 5.2-3.4-5.2-6.1 1.2 1.2-6.1-5.2-3.4 5.2-3.4-1.2-6.1 6.1 1.2z',
  /** A four-pointed star. */
  yellow:
    'M32 16.5q1.6 10.4 3.4 12.1q1.7 1.8 12.1 3.4q-10.4 1.6-12.1 3.4q-1.8 1.7-3.4 12.1q-1.6-10.4-3.4-12.1q-1.7-1.8-12.1-3.4q10.4-1.6 12.1-3.4q1.8-1.7 3.4-12.1z',
  /** A drop. */
  blue: 'M32 17.5c4.6 6.6 9 11.4 9 17.4a9 9 0 0 1-18 0c0-6 4.4-10.8 9-17.4z',
  /** A hexagonal ring. */
  white: 'M32 19l11.3 6.5v13l-11.3 6.5-11.3-6.5v-13zM32 25.5l5.6 3.3v6.4l-5.6 3.3-5.6-3.3v-6.4z',
  /** A five-pointed star. */
  joker: 'M32 18l3.7 8.9 9.6.8-7.3 6.3 2.3 9.4-8.3-5-8.3 5 2.3-9.4-7.3-6.3 9.6-.8z',
};
