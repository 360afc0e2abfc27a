import { describe, expect, test } from 'vitest';
import { flightFrames, poseIn, tumbleFrames } from '../src/stage/paths.ts';
import { present } from '../../core/test/present.ts';

const FROM = { x: 100, y: 400, side: 20 };
const TO = { x: 500, y: 100, side: 40 };

describe('paths', () => {
  test('start and end at the right place and size', () => {
    const frames = flightFrames(FROM, TO, 40);
    expect(frames[0]?.transform).toBe('translate(100.0px, 400.0px) rotate(0.0deg) scale(0.500)');
    expect(frames.at(-1)?.transform).toBe('translate(500.0px, 100.0px) rotate(0.0deg) scale(1.000)');
  });

  test('bend upwards in between', () => {
    const middle = /, (-?[\d.]+)px\)/.exec(String(present(flightFrames(FROM, TO, 40)[6]).transform));
    expect(Number(middle?.[1])).toBeLessThan(250);
  });

  test('bring a thrown die to rest upright', () => {
    expect(tumbleFrames(FROM, TO, 40).at(-1)?.transform).toBe(
      'translate(500.0px, 100.0px) rotate(0.0deg) scale(1.000)',
    );
  });

  test('hold a piece in the middle of its box, as large as fits', () => {
    expect(poseIn({ left: 10, top: 20, width: 80, height: 40 })).toEqual({ x: 50, y: 40, side: 40 });
    expect(poseIn({ left: 10, top: 20, width: 80, height: 40 }, 15).side).toBe(15);
  });
});
