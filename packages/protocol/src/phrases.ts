/** Quick phrases: every reader sees them in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice-move',
  'ouch',
  'thinking',
  'sorry',
  'back-soon',
  'thanks',
  'rematch',
  'good-game',
] as const;

export type Phrase = (typeof PHRASES)[number];
