import type { SagradaFirsts } from '../firsts-sagrada.ts';

export const firsts: SagradaFirsts = {
  impossible: 'Op één vak van je glasraam past geen dobbelsteen meer: aan het einde kost het 1 punt.',
  nowhere: 'Er past nu geen dobbelsteen in je glasraam: gebruik een gereedschapskaart of beëindig je beurt.',
  again: 'In de tweede helft van een ronde is de volgorde van de spelers omgekeerd.',
  track:
    'De laatste dobbelsteen van de ronde ging naar het rondespoor, waar sommige gereedschapskaarten hem gebruiken.',
};
