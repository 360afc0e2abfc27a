/** A frame is one JSON object with a `type`; a table of frames has the form of each, and the compiler checks both. */
import {
  fail,
  isObject,
  object,
  ok,
  problem,
  required,
  type FieldsOf,
  type Problem,
  type Result,
  type Shape,
  type ShapeReason,
} from '@leadlight/core';
import { anything, PROTOCOL_RULE } from './fields.ts';

/** The frame of each type in a table of contents. */
export type FrameOf<Contents> = {
  readonly [Type in keyof Contents & string]: { readonly type: Type } & Contents[Type];
}[keyof Contents & string];

/** The form of each field of each frame. */
export type FrameFields<Contents> = { readonly [Type in keyof Contents]: FieldsOf<Contents[Type]> };

/** Why a frame is malformed. */
export type FrameProblem = Problem<ShapeReason>;

/** Reads frames of one direction. Total: accepts any text. */
export function frameReader<Contents>(
  fields: FrameFields<Contents>,
): (text: string) => Result<FrameOf<Contents>, FrameProblem> {
  const type = required(anything);
  const shapes = new Map<unknown, Shape>(
    Object.entries<FieldsOf<object>>(fields).map(([name, each]) => [name, object(PROTOCOL_RULE, { ...each, type })]),
  );
  return (text) => {
    const frame = parsed(text);
    const shape = isObject(frame) ? shapes.get(frame['type']) : undefined;
    const problems = shape?.(frame, '') ?? [problem(PROTOCOL_RULE, 'field-wrong', 'type')];
    return problems.length === 0 ? ok(frame as FrameOf<Contents>) : fail(problems);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
