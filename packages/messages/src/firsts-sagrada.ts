/** One sentence about each thing that happens for the first time in a newcomer's game of Sagrada. */

export type SagradaFirst = 'impossible' | 'nowhere' | 'again' | 'track';

export type SagradaFirsts = Readonly<Record<SagradaFirst, string>>;
