/** Every tool declares what a player chooses: events, shapes, codes and notation follow from it. */
import { describe, expect, test } from 'vitest';
import { sagrada, sagradaText, toolFields, TOOL_IDS, type ToolId } from '../../src/index.ts';
import { event } from '../table.ts';

const ONE_MOVE = { kind: 'moves', least: 1, most: 1 };

/** The choices as the rules name them, and one of them in writing and in a record. */
const DECLARED: Readonly<Record<ToolId, readonly [fields: readonly unknown[], text: string, chosen: object]>> = {
  'grozing-pliers': [
    [{ kind: 'die' }, { kind: 'value' }, { kind: 'cell' }],
    'B1=2@C1',
    { die: 'B1', value: 2, cell: 'C1' },
  ],
  'eglomise-brush': [[ONE_MOVE], 'C2-C3', { moves: [{ from: 'C2', to: 'C3' }] }],
  'copper-foil-burnisher': [[ONE_MOVE], 'C2-C3', { moves: [{ from: 'C2', to: 'C3' }] }],
  lathekin: [
    [{ kind: 'moves', least: 2, most: 2 }],
    'C2-C3,A1-B1',
    {
      moves: [
        { from: 'C2', to: 'C3' },
        { from: 'A1', to: 'B1' },
      ],
    },
  ],
  'lens-cutter': [
    [{ kind: 'die' }, { kind: 'swap' }, { kind: 'cell' }],
    'B1~10:R1@C1',
    { die: 'B1', round: 10, track: 'R1', cell: 'C1' },
  ],
  'flux-brush': [[{ kind: 'die' }], 'B1', { die: 'B1' }],
  'glazing-hammer': [[], '', {}],
  'running-pliers': [[{ kind: 'die' }, { kind: 'cell' }], 'B1@C1', { die: 'B1', cell: 'C1' }],
  'cork-backed-straightedge': [[{ kind: 'die' }, { kind: 'cell' }], 'B1@C1', { die: 'B1', cell: 'C1' }],
  'grinding-stone': [[{ kind: 'die' }, { kind: 'cell' }], 'B1@C1', { die: 'B1', cell: 'C1' }],
  'flux-remover': [[{ kind: 'die' }], 'B1', { die: 'B1' }],
  'tap-wheel': [[{ kind: 'moves', least: 1, most: 2 }], 'C2-C3', { moves: [{ from: 'C2', to: 'C3' }] }],
};

describe.each(TOOL_IDS)('%s', (tool) => {
  const [fields, text, chosen] = DECLARED[tool];
  const line = `0 ${tool} ${text}`.trim();
  const use = { type: 'tool', player: 0, tool, ...chosen };

  test('declares its choices in order', () => {
    expect(toolFields(tool)).toEqual(fields);
  });

  test('is read and written with them', () => {
    expect(event(line)).toEqual(use);
    expect(sagradaText.writeEvent(event(line))).toBe(line);
    expect(sagradaText.writeEvent(event(`${line} pay R1`))).toBe(`${line} pay R1`);
  });

  test('is refused without any one of them, by its own form', () => {
    for (const name of Object.keys(chosen)) {
      const parsed = sagrada.parseEvent({ ...use, [name]: undefined });
      const problems = parsed.ok ? [] : parsed.problems.map(({ path, reason }) => `${path} ${reason.key}`);
      expect(problems).toEqual([`${name} field-missing`]);
    }
  });
});
