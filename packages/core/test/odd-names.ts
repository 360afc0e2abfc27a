/** Names that every JavaScript object inherits: a lookup that finds one of them was not asked for its own entries. */
export const INHERITED_NAMES: readonly string[] = [
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  '__defineGetter__',
];
