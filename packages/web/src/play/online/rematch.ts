/** Another game with the same people: a new table for them, and an invitation to those who are still here. */
import type { SeatPlan } from '@leadlight/protocol';
import { router } from '../../base/router.svelte.ts';
import { openTable } from '../../online/api.ts';
import type { OnlineTable } from '../../online/table.svelte.ts';

/** Only those who are invited find the new table. */
export async function openRematch(table: OnlineTable): Promise<void> {
  const { state, terms, seat } = table;
  if (state === undefined || terms === undefined) return;
  const seats = state.seats.map((who, at): SeatPlan => {
    if (at === seat) return 'me';
    return who?.kind === 'bot' ? { bot: who.level } : 'open';
  });
  const { game, options } = state.opened;
  const made = await openTable({ game, options, seats, terms: { ...terms, listed: false } });
  if (!made.ok) return;
  table.line.invite(table.id, made.value);
  router.go(`/table/${made.value}`);
}
