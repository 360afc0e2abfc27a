import type { SagradaFirsts } from '../firsts-sagrada.ts';

export const firsts: SagradaFirsts = {
  impossible: 'Op één vak van je glasraam past geen dobbelsteen meer: aan het einde kost het 1 punt.',
  nowhere: 'Geen dobbelsteen past nu in je glasraam: gebruik een gereedschapskaart of beëindig je beurt.',
  again: 'In de tweede helft van een ronde speelt iedereen in omgekeerde volgorde.',
  track:
    'De laatste dobbelsteen van de ronde ging naar het rondespoor, waar sommige gereedschapskaarten hem gebruiken.',
};
