import type { SagradaFirsts } from '../firsts-sagrada.ts';

export const firsts: SagradaFirsts = {
  impossible: 'No die fits one of your spaces any more: at the end, it will cost 1 point.',
  nowhere: 'No die fits your window now: use a tool or end your turn.',
  again: 'In the second half of a round, the order of play is reversed.',
  track: 'The last die of the round went to the round track, where some tools can use it.',
};
