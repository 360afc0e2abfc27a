import type { StoredTexts } from '../stored.ts';

export const stored: StoredTexts = {
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
  outdated: 'Dit spel volgt de regels niet meer',
  outdatedMore:
    'De huidige regels staan het niet toe. Het spel blijft opgeslagen zoals het is gespeeld: je kunt het downloaden of verwijderen.',
  corrected: {
    sintra:
      'De regels van Sintra zijn gecorrigeerd: de glaszetter gaat alleen naar links terug (R-81), en onze eigen panelen zijn veranderd. Eerder gespeelde spellen volgen de regels daardoor misschien niet meer.',
  },
};
