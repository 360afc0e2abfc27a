/** The menu of an online game. */
import { loadOnline, type Texts } from '@leadlight/messages';
import { router } from '../../base/router.svelte.ts';
import type { OnlineTable } from '../../online/table.svelte.ts';
import { ask } from '../../ui/ask.svelte.ts';
import type { MenuItem } from '../game-menu.ts';
import { leavingQuestion } from './leaving.ts';

/** People can leave while they play, and return. */
export async function onlineItems({ locale }: Texts, table: OnlineTable): Promise<readonly MenuItem[]> {
  const words = await loadOnline(locale);
  const { atTable, room } = words;
  const lobby: MenuItem = { word: atTable.allTables, part: 'leave', act: () => Promise.resolve(router.go('/online')) };
  const screen: MenuItem = {
    word: room.screen,
    part: 'game',
    act: () => Promise.resolve(router.go(`/table/${table.id}/screen`)),
  };
  const leave: MenuItem = {
    word: atTable.leaveGame,
    part: 'end',
    act: async () => ((await ask(leavingQuestion(table.terms, words))) ? leaveFor(table) : undefined),
  };
  const canLeave = table.seat !== null && table.state?.phase === 'playing' && !table.isAway;
  return [lobby, screen, ...(canLeave ? [leave] : [])];
}

async function leaveFor(table: OnlineTable): Promise<void> {
  const level = table.terms?.standIn;
  if (table.seat === null || level === undefined) return;
  await table.ask({ type: 'stand-in', seat: table.seat, level });
}
