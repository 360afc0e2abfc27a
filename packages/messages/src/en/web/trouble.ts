import type { TroubleTexts } from '../../web/trouble.ts';
import { first } from '../first.ts';

export const trouble: TroubleTexts = {
  title: 'Troubles',
  sentences: {
    full: 'This browser has no room left: what happened last is not saved yet. Make room, then try again.',
    refused: 'This browser refuses to save: what happened last is not saved yet.',
    taken: 'This game was played on from another tab. What was played there is kept.',
    gone: 'This game is no longer in this browser: its data was cleared, or the game was deleted.',
    deleted: 'This game was deleted in another tab.',
    unopened: 'This browser isn’t opening its storage, so games can’t be loaded or saved.',
    silent: 'This browser’s storage isn’t responding. Leadlight continues as soon as it does.',
    unkept: 'This browser keeps nothing: the game lasts only as long as this page is open.',
    bot: 'The bots do not answer. The game is saved.',
    illegal: 'A bot chose a move that the rules refuse. It played another one instead.',
    unloaded: first.unloaded,
    unknown: 'Something went wrong. The game is saved.',
  },
  retry: first.retry,
  unsaved: 'Play without saving',
  backup: 'Download everything',
  makeRoom: 'Delete finished games',
  reopen: 'Show the game as it is now',
  fine: 'All right',
  missing: 'This game is not in this browser',
  missingMore: 'It was deleted, or it is in another browser or on another device.',
  unreadable: 'This game cannot be read',
  unreadableMore: 'What is stored of it is damaged. Other games are not affected.',
  otherRules: (version) => `This game was begun under version ${version} of the rules`,
  otherRulesMore: 'This version of Leadlight does not know them. The game is kept, and can be downloaded.',
  download: 'Download the game',
};
