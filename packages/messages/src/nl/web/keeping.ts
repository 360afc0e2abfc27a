import type { KeepingTexts } from '../../web/keeping.ts';
import { number, plural } from '../grammar.ts';

export const keeping: KeepingTexts = {
  takeBack: 'Mijn laatste beurt terugnemen',
  sameDeal: 'Dezelfde deling opnieuw',
  abandon: 'Het spel afbreken',
  abandonAsk: {
    title: 'Het spel afbreken?',
    text: 'Het eindigt zonder uitslag. Je kunt het daarna nog bekijken.',
    yes: 'Afbreken',
  },
  remove: 'Het spel verwijderen',
  removeAsk: { title: 'Het spel verwijderen?', text: 'Er blijft in deze browser niets van over.', yes: 'Verwijderen' },
  makeRoomAsk: {
    title: 'Alle afgeronde spellen verwijderen?',
    text: 'Spellen die nog bezig zijn, blijven bewaard. Download eerst alles als je de andere wilt houden.',
    yes: 'Verwijderen',
  },
  elsewhere: 'Dit spel wordt in een ander tabblad gespeeld.',
  playHere: 'Hier spelen',
  newVersion: 'Er staat een nieuwe versie van Leadlight klaar.',
  loadVersion: 'Laden',
  data: 'Je gegevens',
  dataMore: 'Spellen, instellingen en panelensets worden in deze browser bewaard en nergens anders.',
  restore: 'Terugzetten uit een bestand',
  wipe: 'Alles verwijderen',
  wipeAsk: {
    title: 'Alles verwijderen?',
    text: 'Alle spellen, instellingen en panelensets in deze browser zijn dan weg.',
    yes: 'Alles verwijderen',
  },
  added: (count) =>
    plural(count, { one: `${number(count)} spel toegevoegd.`, other: `${number(count)} spellen toegevoegd.` }),
  known: (count) =>
    plural(count, { one: `${number(count)} spel was er al.`, other: `${number(count)} spellen waren er al.` }),
  broken: (count) =>
    plural(count, {
      one: `${number(count)} beschadigd spel is overgeslagen.`,
      other: `${number(count)} beschadigde spellen zijn overgeslagen.`,
    }),
  noBackup: 'Dit bestand is geen back-up van Leadlight. Er is niets veranderd.',
  damaged: (count) =>
    plural(count, {
      one: `${number(count)} spel in deze browser is onleesbaar.`,
      other: `${number(count)} spellen in deze browser zijn onleesbaar.`,
    }),
  removeDamaged: 'Verwijderen wat onleesbaar is',
  notRestored: {
    'too-large':
      'Dit bestand bevat meer dan een back-up van Leadlight ooit bevat. Er is niets teruggezet en alles is zoals het was. Controleer of je het juiste bestand hebt gekozen.',
    full: 'Deze browser heeft geen ruimte voor de back-up. Er is niets teruggezet en alles is zoals het was. Verwijder spellen die je niet meer nodig hebt of maak ruimte vrij op dit apparaat, en probeer het opnieuw.',
    refused:
      'Deze browser weigerde de back-up op te slaan. Er is niets teruggezet en alles is zoals het was. Laad deze pagina opnieuw en probeer het nog eens.',
  },
  protect: 'Mijn spellen behouden als de ruimte opraakt',
  protection: {
    protected: 'Beschermd: deze browser houdt je spellen, ook als de ruimte opraakt.',
    unprotected: 'Niet beschermd: deze browser kan je spellen verwijderen als de ruimte opraakt.',
    declined:
      'Deze browser weigerde: je spellen kunnen nog steeds worden verwijderd als de ruimte opraakt. Download af en toe alles.',
    unavailable: 'Deze browser kan je spellen niet beschermen als de ruimte opraakt. Download af en toe alles.',
  },
};
