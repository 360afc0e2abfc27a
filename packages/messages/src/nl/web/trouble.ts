import type { TroubleTexts } from '../../web/trouble.ts';
import { first } from '../first.ts';

export const trouble: TroubleTexts = {
  title: 'Problemen',
  sentences: {
    full: 'De opslag is vol: je laatste zet is nog niet opgeslagen. Maak ruimte vrij en probeer het opnieuw.',
    refused:
      'Opslaan in deze browser is mislukt: je laatste zet is nog niet opgeslagen. Probeer het opnieuw of download een back-up.',
    taken: 'Dit spel is in een ander tabblad verdergespeeld. De zetten die daar zijn gedaan, zijn opgeslagen.',
    gone: 'Dit spel staat niet meer in deze browser: het is verwijderd, of de sitegegevens zijn gewist.',
    deleted: 'Dit spel is in een ander tabblad verwijderd.',
    unopened:
      'Leadlight heeft geen toegang tot de opslag van deze browser: spellen kunnen niet worden geladen of opgeslagen.',
    silent: 'De opslag van deze browser reageert niet. Leadlight gaat vanzelf verder zodra die weer reageert.',
    unkept: 'Deze browser slaat niets op: als je deze pagina sluit, ben je het spel kwijt.',
    bot: 'De bots reageren niet. Je spel is opgeslagen. Probeer het opnieuw.',
    illegal: 'Een bot koos een verboden zet en deed daarom een andere. Je kunt gewoon verderspelen.',
    unloaded: first.unloaded,
    unknown: 'Er ging iets mis. Je spel is opgeslagen: laad de pagina opnieuw om verder te spelen.',
  },
  retry: first.retry,
  unsaved: 'Spelen zonder op te slaan',
  backup: 'Back-up downloaden',
  makeRoom: 'Afgeronde spellen verwijderen',
  reopen: 'Laatste zetten tonen',
  fine: 'OK',
  missing: 'Dit spel staat niet in deze browser',
  missingMore:
    'Het is verwijderd, of het staat in een andere browser of op een ander apparaat. Heb je een back-up? Die kun je in de instellingen terugzetten.',
  unreadable: 'Dit spel is onleesbaar',
  unreadableMore:
    'De opgeslagen gegevens zijn beschadigd. Je kunt het spel downloaden of verwijderen. Je andere spellen zijn in orde.',
  otherRules: (version) => `Dit spel volgt versie ${version} van de regels`,
  otherRulesMore:
    'Deze versie van Leadlight kent die regels niet. Het spel blijft opgeslagen: je kunt het downloaden of verwijderen.',
  download: 'Spel downloaden',
};
