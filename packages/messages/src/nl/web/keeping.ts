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
};
