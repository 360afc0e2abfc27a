import type { StoredTexts } from '../stored.ts';
import { number, plural } from './grammar.ts';

export const stored: StoredTexts = {
  data: {
    abandonAsk: {
      title: 'Abandon this game?',
      text: 'It ends without a result. You can still replay it.',
      yes: 'Abandon',
    },
    removeAsk: { title: 'Delete this game?', text: 'You won’t be able to get it back.', yes: 'Delete' },
    makeRoomAsk: {
      title: 'Delete all finished games?',
      text: 'Games in progress are kept. To keep the finished ones too, download a backup first.',
      yes: 'Delete',
    },
    title: 'Your data',
    more: 'Your games, settings and strip sets are stored only in this browser. Clearing site data deletes them.',
    restore: 'Restore a backup',
    wipe: 'Delete everything',
    wipeAsk: {
      title: 'Delete everything?',
      text: 'This deletes all games, settings and strip sets in this browser. You won’t be able to get them back.',
      yes: 'Delete everything',
    },
    added: (count) =>
      plural(count, { one: `${number(count)} game restored.`, other: `${number(count)} games restored.` }),
    known: (count) =>
      plural(count, {
        one: `${number(count)} game was already here.`,
        other: `${number(count)} games were already here.`,
      }),
    broken: (count) =>
      plural(count, {
        one: `${number(count)} game was damaged and couldn’t be restored.`,
        other: `${number(count)} games were damaged and couldn’t be restored.`,
      }),
    noBackup: 'This isn’t a Leadlight backup. Nothing was changed: choose another file.',
    damaged: (count) =>
      plural(count, {
        one: `${number(count)} game in this browser can’t be read.`,
        other: `${number(count)} games in this browser can’t be read.`,
      }),
    removeDamaged: 'Delete unreadable games',
  },
  links: {
    'too-large': 'It’s too large to be a Leadlight game.',
    broken: 'The link is incomplete. Its end may have been cut off: copy the whole link again.',
    'too-long': 'The link is too long to come from Leadlight.',
  },
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
  plain:
    'You opened Leadlight over plain HTTP. You can play everything, but installing Leadlight, playing offline and protecting your games require an HTTPS address.',
  outdated: 'This game breaks the current rules',
  outdatedMore: 'It’s kept as it was played: you can still download or delete it.',
  corrected: {
    sintra:
      'The rules of Sintra have been corrected: the glazier moves back only to the left (R-81), and the house strips have changed. Older games may break the current rules.',
  },
};
