/** One sentence about each thing that happens for the first time in a newcomer's game of Sintra. */

export type SintraFirst = 'lost' | 'near' | 'forced' | 'complete' | 'flipped' | 'broke' | 'tile' | 'round' | 'behind';

export type SintraFirsts = Readonly<Record<SintraFirst, string>>;
