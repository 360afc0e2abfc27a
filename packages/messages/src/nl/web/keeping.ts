import type { KeepingTexts } from '../../web/keeping.ts';
import { number, plural } from '../grammar.ts';

export const keeping: KeepingTexts = {
  takeBack: 'Mijn laatste beurt ongedaan maken',
  sameDeal: 'Opnieuw met dezelfde verdeling',
  abandon: 'Spel afbreken',
  abandonAsk: {
    title: 'Spel afbreken?',
    text: 'Het spel eindigt dan zonder uitslag. Je kunt het daarna nog terugkijken.',
    yes: 'Afbreken',
  },
  remove: 'Spel verwijderen',
  removeAsk: { title: 'Spel verwijderen?', text: 'Het spel verdwijnt voorgoed uit deze browser.', yes: 'Verwijderen' },
  makeRoomAsk: {
    title: 'Alle afgeronde spellen verwijderen?',
    text: 'Lopende spellen blijven staan. Wil je de afgeronde spellen houden, download dan eerst een back-up.',
    yes: 'Verwijderen',
  },
  elsewhere: 'Dit spel wordt in een ander tabblad gespeeld.',
  playHere: 'Hier spelen',
  newVersion: 'Er is een nieuwe versie van Leadlight.',
  loadVersion: 'Bijwerken',
  data: 'Je gegevens',
  dataMore:
    'Je spellen, instellingen en panelensets worden alleen in deze browser opgeslagen. Als je de sitegegevens wist, ben je ze kwijt.',
  restore: 'Back-up terugzetten',
  wipe: 'Alles verwijderen',
  wipeAsk: {
    title: 'Alles verwijderen?',
    text: 'Alle spellen, instellingen en panelensets verdwijnen voorgoed uit deze browser.',
    yes: 'Alles verwijderen',
  },
  added: (count) =>
    plural(count, { one: `${number(count)} spel teruggezet.`, other: `${number(count)} spellen teruggezet.` }),
  known: (count) =>
    plural(count, { one: `${number(count)} spel was er al.`, other: `${number(count)} spellen waren er al.` }),
  broken: (count) =>
    plural(count, {
      one: `${number(count)} spel is beschadigd en kon niet worden teruggezet.`,
      other: `${number(count)} spellen zijn beschadigd en konden niet worden teruggezet.`,
    }),
  noBackup: 'Dit bestand is geen back-up van Leadlight. Er is niets veranderd. Kies een ander bestand.',
  damaged: (count) =>
    plural(count, {
      one: `${number(count)} spel in deze browser is onleesbaar.`,
      other: `${number(count)} spellen in deze browser zijn onleesbaar.`,
    }),
  removeDamaged: 'Onleesbare spellen verwijderen',
};
