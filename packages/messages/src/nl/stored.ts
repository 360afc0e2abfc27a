import type { StoredTexts } from '../stored.ts';
import { number, plural } from './grammar.ts';

export const stored: StoredTexts = {
  data: {
    abandonAsk: {
      title: 'Spel afbreken?',
      text: 'Het spel eindigt dan zonder uitslag. Je kunt het daarna nog terugkijken.',
      yes: 'Afbreken',
    },
    removeAsk: {
      title: 'Spel verwijderen?',
      text: 'Het spel verdwijnt voorgoed uit deze browser.',
      yes: 'Verwijderen',
    },
    makeRoomAsk: {
      title: 'Alle afgeronde spellen verwijderen?',
      text: 'Lopende spellen blijven staan. Wil je de afgeronde spellen houden, download dan eerst een back-up.',
      yes: 'Verwijderen',
    },
    title: 'Je gegevens',
    more: 'Je spellen, instellingen en panelensets worden alleen in deze browser opgeslagen. Als je de sitegegevens wist, ben je ze kwijt.',
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
  },
  links: {
    'too-large': 'Dit is te groot voor een spel van Leadlight.',
    broken: 'De link is niet volledig: misschien ontbreekt het einde. Kopieer hem opnieuw.',
    'too-long': 'De link is te lang om van Leadlight te zijn.',
  },
  notRestored: {
    'too-large':
      'Dit bestand is te groot voor een back-up van Leadlight. Er is niets teruggezet en niets veranderd. Controleer of je het juiste bestand hebt gekozen.',
    full: 'Deze browser heeft geen ruimte voor de back-up. Er is niets teruggezet en niets veranderd. Verwijder spellen die je niet meer nodig hebt of maak ruimte vrij op dit apparaat, en probeer het opnieuw.',
    refused:
      'Deze browser kon de back-up niet opslaan. Er is niets teruggezet en niets veranderd. Laad deze pagina opnieuw en probeer het nog eens.',
  },
  protect: 'Mijn spellen beschermen als de opslag vol raakt',
  protection: {
    protected: 'Beschermd: deze browser bewaart je spellen, ook als de opslag vol raakt.',
    unprotected: 'Niet beschermd: deze browser kan je spellen verwijderen als de opslag vol raakt.',
    declined:
      'Deze browser staat het niet toe: je spellen kunnen nog steeds worden verwijderd als de opslag vol raakt. Download daarom af en toe een back-up.',
    unavailable:
      'Deze browser kan je spellen niet beschermen als de opslag vol raakt. Download daarom af en toe een back-up.',
  },
  plain:
    'Je hebt Leadlight via een onbeveiligde verbinding (HTTP) geopend. Je kunt alles spelen, maar je browser kan Leadlight niet installeren of offline beschikbaar maken, en je spellen niet beschermen. Daarvoor is een HTTPS-adres nodig.',
  outdated: 'Dit spel voldoet niet aan de huidige regels',
  outdatedMore: 'Het blijft opgeslagen zoals het is gespeeld: je kunt het nog downloaden of verwijderen.',
  corrected: {
    sintra:
      'De regels van Sintra zijn gecorrigeerd: de glaszetter gaat alleen naar links terug (R-81), en de Leadlight-panelen zijn veranderd. Oudere spellen voldoen daardoor misschien niet aan de huidige regels.',
  },
};
