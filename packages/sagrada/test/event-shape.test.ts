/** The form of events: types are not tools, tools are not types, and no name that objects inherit is either. */
import { describe, expect, test } from 'vitest';
import { parseRecord, verifyRecord } from '@leadlight/core';
import { INHERITED_NAMES } from '../../core/test/odd-names.ts';
import { sampleRecords, type Loose } from '../../core/test/sample-records.ts';
import { problemsOf } from '../../core/test/statements.ts';
import { sagrada, sagradaText, TOOL_IDS, type Event, type ToolId } from '../src/index.ts';
import { FACTS } from './record-statements.ts';
import { event, table } from './table.ts';

/** A well-formed use of each tool. */
const USES: Readonly<Record<ToolId, string>> = {
  'grozing-pliers': '0 grozing-pliers B1=2@C1',
  'eglomise-brush': '0 eglomise-brush C2-C3',
  'copper-foil-burnisher': '0 copper-foil-burnisher C2-C3',
  lathekin: '0 lathekin C2-C3,C3-C4',
  'lens-cutter': '0 lens-cutter B1~1:R1@C1',
  'flux-brush': '0 flux-brush B1',
  'glazing-hammer': '0 glazing-hammer',
  'running-pliers': '0 running-pliers B1@C1',
  'cork-backed-straightedge': '0 cork-backed-straightedge B1@C1',
  'grinding-stone': '0 grinding-stone B1@C1',
  'flux-remover': '0 flux-remover B1',
  'tap-wheel': '0 tap-wheel C2-C3',
};

const [{ record: finished }] = sampleRecords({ game: sagrada, options: { tools: 3 }, players: 2 }, 'shapes');

const problems = (json: unknown): readonly string[] => {
  const parsed = sagrada.parseEvent(json);
  return parsed.ok ? [] : parsed.problems.map(({ path, reason }) => `${path} ${reason.rule} ${reason.key}`);
};

/** Refused for its form alone: by itself, in the middle of a turn, and in a record. */
function expectUnknown(json: Loose, field: string): void {
  const said = `${field} record event-unknown`;
  const position = table({ seats: [{ pattern: 'comitas', dice: 'C2R4' }, {}], pool: 'B1 R4' });
  const before = sagradaText.writePosition(position);
  const unknown = { rule: 'record', key: 'event-unknown', args: { path: field } };
  expect(problems(json)).toEqual([said]);
  expect(sagrada.why(position, json as unknown as Event)).toEqual([unknown]);
  expect(sagrada.play(position, json as unknown as Event)).toEqual([unknown]);
  expect(sagradaText.writePosition(position)).toBe(before);
  const events = [...finished.events.slice(0, 4), json];
  expect(problemsOf(sagrada, JSON.stringify({ ...finished, events }))).toEqual([`events[4].${said}`]);
}

describe('the type of an event', () => {
  test.each(TOOL_IDS)('is not %s, which is a tool', (tool) => {
    const use = event(USES[tool]);
    expect(problems(use)).toEqual([]);
    expectUnknown({ ...use, type: tool }, 'type');
    expectUnknown({ ...use, type: tool, tool: 'x' }, 'type');
    expectUnknown({ type: tool }, 'type');
  });

  test.each([...INHERITED_NAMES, 'x', '', 'Done'])('is not %j', (type) => {
    expectUnknown({ type }, 'type');
    expectUnknown({ ...event('0 done'), type }, 'type');
  });

  test('is a text', () => {
    for (const type of [undefined, null, 7, true, ['done'], { done: 1 }]) {
      expectUnknown({ ...event('0 done'), type }, 'type');
    }
  });
});

describe('the tool of an event', () => {
  test.each([...FACTS.types, ...INHERITED_NAMES, 'x', ''])('is not %j', (tool) => {
    expectUnknown({ type: 'tool', tool }, 'tool');
    for (const id of TOOL_IDS) expectUnknown({ ...event(USES[id]), tool }, 'tool');
  });

  test('is a text', () => {
    for (const tool of [undefined, null, 7, ['lathekin'], { lathekin: 1 }]) {
      expectUnknown({ ...event(USES.lathekin), tool }, 'tool');
    }
  });

  test('belongs to no other event', () => {
    expect(problems({ ...event('0 done'), tool: 'lathekin' })).toEqual(['tool G-13 field-misplaced']);
  });
});

test('a form that is not complete is refused by its own rule', () => {
  expect(problems({ ...event(USES.lathekin), moves: undefined })).toEqual(['moves G-36 field-missing']);
  expect(problems({ ...event(USES['tap-wheel']), moves: undefined })).toEqual(['moves G-44 field-missing']);
  expect(problems({ type: 'reveal', offers: [], patterns: [] })).toEqual([
    'offers G-04 field-wrong',
    'patterns G-04 field-wrong',
  ]);
});

test('an event is an object', () => {
  for (const json of [undefined, null, 7, 'done', [], [{ type: 'end' }]]) {
    expect(problems(json)).toEqual([' record field-wrong']);
  }
});

describe('a name that objects inherit', () => {
  const FIELDS: readonly (readonly [string, string, string])[] = [
    ['die', '0 B1@C1', 'die G-01 field-wrong'],
    ['cell', '0 B1@C1', 'cell G-20 field-wrong'],
    ['player', '0 B1@C1', 'player G-12 field-wrong'],
    ['pattern', '0 choose virtus', 'pattern G-04 field-wrong'],
    ['colour', 'drawn R', 'colour G-01 field-wrong'],
    ['value', USES['grozing-pliers'], 'value G-01 field-wrong'],
    ['track', USES['lens-cutter'], 'track G-01 field-wrong'],
    ['round', USES['lens-cutter'], 'round G-10 field-wrong'],
    ['pay', USES['glazing-hammer'], 'pay G-64 field-wrong'],
    ['moves', USES.lathekin, 'moves G-36 field-wrong'],
    ['by', '0 done', 'by record field-wrong'],
    ['legal', '0 done', 'legal record field-wrong'],
  ];

  test.each(FIELDS)('is refused as %s', (field, line, said) => {
    for (const name of INHERITED_NAMES) expect(problems({ ...event(line), [field]: name })).toEqual([said]);
  });

  test('is refused as a card of a setup, and as a die of a roll', () => {
    const [setup] = finished.events;
    for (const name of INHERITED_NAMES) {
      expect(problems({ ...setup, public: [name, name, name] })).toHaveLength(3);
      expect(problems({ ...setup, tools: [name, name, name] })).toHaveLength(3);
      expect(problems({ ...setup, offers: [[name, name, name, name], null] })).toHaveLength(4);
      expect(problems({ ...setup, private: [[name], null] })).toHaveLength(1);
      expect(problems({ type: 'roll', round: 1, dice: [name] })).toEqual(['dice[0] G-01 field-wrong']);
      expect(problems({ type: 'rerolled', dice: [name] })).toEqual(['dice[0] G-01 field-wrong']);
      expect(problems({ ...event(USES['tap-wheel']), moves: [{ from: name, to: 'A1' }] })).toEqual([
        'moves[0].from G-20 field-wrong',
      ]);
    }
  });

  test('is ignored as the name of a field, like any that the format does not know', () => {
    const text = JSON.stringify(finished);
    for (const name of INHERITED_NAMES) {
      const more = text.replaceAll('{"type":', `{${JSON.stringify(name)}:{"type":"end"},"type":`);
      const record = parseRecord(sagrada, JSON.parse(more));
      expect(record.ok && verifyRecord(sagrada, record.value).problems).toEqual([]);
    }
  });

  test('is refused as a game, an option or a version', () => {
    for (const name of INHERITED_NAMES) {
      const change = (more: object): readonly string[] => problemsOf(sagrada, JSON.stringify({ ...finished, ...more }));
      expect(change({ game: name })).toContain('game record field-wrong');
      expect(change({ rules: name })).toContain('rules record field-wrong');
      expect(change({ options: { tools: name } })).toEqual(['options.tools G-06 field-wrong']);
      expect(change({ options: name })).toEqual(['options record field-wrong']);
    }
  });

  test('is refused as a line of text', () => {
    for (const name of INHERITED_NAMES) {
      for (const line of [
        name,
        `0 ${name}`,
        `0 choose ${name}`,
        `0 ${name} B1@C1`,
        `drawn ${name}`,
        `roll 1 ${name}`,
      ]) {
        expect(sagradaText.readEvent(line).ok).toBe(false);
      }
    }
  });
});
