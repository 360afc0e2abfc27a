import type { TroubleTexts } from '../../web/trouble.ts';
import { first } from '../first.ts';

export const trouble: TroubleTexts = {
  title: 'Problems',
  sentences: {
    full: 'Storage is full: your last move hasn’t been saved. Free up some space, then try again.',
    refused: 'This browser refused to save: your last move hasn’t been saved. Try again, or download a backup.',
    taken: 'This game was continued in another tab. The moves made there are saved.',
    gone: 'This game is no longer in this browser: it was deleted, or the site data was cleared.',
    deleted: 'This game was deleted in another tab.',
    unopened: 'This browser’s storage can’t be opened, so games can’t be loaded or saved.',
    silent: 'This browser’s storage isn’t responding. Leadlight will continue as soon as it does.',
    unkept: 'This browser isn’t saving: closing this page deletes the game.',
    bot: 'The bots aren’t responding. Your game is saved.',
    illegal: 'A bot chose an illegal move, so it played another one.',
    unloaded: first.unloaded,
    unknown: 'Something went wrong. Your game is saved: reload the page to continue.',
  },
  retry: first.retry,
  unsaved: 'Play without saving',
  backup: 'Download a backup',
  makeRoom: 'Delete finished games',
  reopen: 'Show the latest moves',
  fine: 'OK',
  missing: 'This game isn’t in this browser',
  missingMore:
    'It was deleted, or it’s in another browser or on another device. If you have a backup, restore it in the settings.',
  unreadable: 'This game can’t be read',
  unreadableMore: 'Its data is damaged. Your other games aren’t affected. You can download or delete this one.',
  otherRules: (version) => `This game follows version ${version} of the rules`,
  otherRulesMore: 'This version of Leadlight doesn’t support them. Your game is kept: you can download or delete it.',
  download: 'Download game',
};
