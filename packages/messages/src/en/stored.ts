import type { StoredTexts } from '../stored.ts';

export const stored: StoredTexts = {
  notRestored: {
    'too-large':
      'This file holds more than any Leadlight backup. Nothing was restored, and everything here is as it was. Check that you chose the right file.',
    full: 'This browser has no room for the backup. Nothing was restored, and everything here is as it was. Delete games you no longer need or free some space on this device, then try again.',
    refused:
      'This browser refused to store the backup. Nothing was restored, and everything here is as it was. Reload this page, then try again.',
  },
  protect: 'Keep my games when space runs low',
  protection: {
    protected: 'Protected: this browser keeps your games even when space runs low.',
    unprotected: 'Not protected: this browser may delete your games when space runs low.',
    declined:
      'This browser declined: it may still delete your games when space runs low. Download everything from time to time.',
    unavailable: 'This browser cannot protect your games when space runs low. Download everything from time to time.',
  },
  outdated: 'This game no longer follows the rules',
  outdatedMore: 'Today’s rules refuse it. The game is kept as it was played: you can download or delete it.',
  corrected: {
    sintra:
      'The rules of Sintra were corrected: the glazier moves back only to the left (R-81), and the house strips have changed. Games that were played before may no longer follow the rules.',
  },
};
