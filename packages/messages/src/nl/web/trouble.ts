import type { TroubleTexts } from '../../web/trouble.ts';
import { first } from '../first.ts';

export const trouble: TroubleTexts = {
  title: 'Problemen',
  sentences: {
    full: 'Deze browser heeft geen ruimte meer: wat net is gedaan, is nog niet bewaard. Maak ruimte en probeer het opnieuw.',
    refused: 'Deze browser weigert te bewaren: wat net is gedaan, is nog niet bewaard.',
    taken: 'Dit spel is in een ander tabblad verdergegaan. Wat daar is gespeeld, blijft bewaard.',
    gone: 'Dit spel staat niet meer in deze browser: de gegevens zijn gewist of het spel is verwijderd.',
    deleted: 'Dit spel is in een ander tabblad verwijderd.',
    unopened: 'Deze browser opent zijn opslag niet: spellen kunnen niet worden geladen of opgeslagen.',
    silent: 'De opslag van deze browser reageert niet. Leadlight gaat verder zodra dat weer lukt.',
    unkept: 'Deze browser bewaart niets: het spel blijft alleen bestaan zolang deze pagina openstaat.',
    bot: 'De bots antwoorden niet. Het spel is bewaard.',
    illegal: 'Een bot koos een zet die de regels verbieden. Hij heeft een andere gedaan.',
    unloaded: first.unloaded,
    unknown: 'Er ging iets mis. Het spel is bewaard.',
  },
  retry: first.retry,
  unsaved: 'Spelen zonder op te slaan',
  backup: 'Alles downloaden',
  makeRoom: 'Afgeronde spellen verwijderen',
  reopen: 'Het spel tonen zoals het nu is',
  fine: 'Begrepen',
  missing: 'Dit spel staat niet in deze browser',
  missingMore: 'Het is verwijderd, of het staat in een andere browser of op een ander apparaat.',
  unreadable: 'Dit spel is onleesbaar',
  unreadableMore: 'Wat ervan is bewaard, is beschadigd. Andere spellen zijn in orde.',
  otherRules: (version) => `Dit spel is begonnen met versie ${version} van de regels`,
  otherRulesMore: 'Deze versie van Leadlight kent die niet. Het spel blijft bewaard en kan worden gedownload.',
  download: 'Het spel downloaden',
};
