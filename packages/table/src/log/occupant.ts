/** The form of an occupant. Separate from commands, because clients also read the cards of their games with it. */
import { isObject, object, oneOf, required, text, type FieldsOf, type Shape } from '@leadlight/core';
import type { Occupant } from './entries.ts';

const TABLE = 'table';

const kind = required(() => []);
type Of<Kind extends Occupant['kind']> = FieldsOf<Extract<Occupant, { readonly kind: Kind }>>;

/** Names and colours are stored, and every viewer sees them. */
const PERSON: Of<'person'> = {
  kind,
  name: required(text(TABLE, /^[^\p{C}]{0,80}$/u)),
  colour: required(text(TABLE, /^[a-z]{1,20}$/)),
};

/** A person or a bot; each host defines the levels of its bots. */
export function occupantWith(level: Shape): Shape {
  const bot: Of<'bot'> = { kind, level: required(level) };
  const shapes = new Map<unknown, Shape>([
    ['person', object(TABLE, PERSON)],
    ['bot', object(TABLE, bot)],
  ]);
  const neither = oneOf(TABLE, []);
  return (value, path) => ((isObject(value) && shapes.get(value['kind'])) || neither)(value, path);
}
