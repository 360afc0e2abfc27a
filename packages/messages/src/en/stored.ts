import type { StoredTexts } from '../stored.ts';

export const stored: StoredTexts = {
  notRestored: {
    'too-large':
      'This file is too large to be a Leadlight backup. Nothing was restored, and nothing here has changed. Check that you chose the right file.',
    full: 'This browser has no room for the backup. Nothing was restored, and nothing here has changed. Delete games you no longer need or free up space on this device, then try again.',
    refused:
      'This browser refused to store the backup. Nothing was restored, and nothing here has changed. Reload this page, then try again.',
  },
  protect: 'Keep my games when space runs low',
  protection: {
    protected: 'Protected: this browser keeps your games even when space runs low.',
    unprotected: 'Not protected: this browser may delete your games when space runs low.',
    declined:
      'This browser declined: it may still delete your games when space runs low. Download a backup from time to time.',
    unavailable: 'This browser can’t protect your games when space runs low. Download a backup from time to time.',
  },
  outdated: 'This game breaks the current rules',
  outdatedMore: 'It’s kept as it was played: you can still download or delete it.',
  corrected: {
    sintra:
      'The rules of Sintra have been corrected: the glazier moves back only to the left (R-81), and the house strips have changed. Older games may break the current rules.',
  },
};
