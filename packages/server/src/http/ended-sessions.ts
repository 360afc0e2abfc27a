/** News of a sign-out on another node may be lost, so the store is asked which connections belong to ended sessions. */
import { hashOf } from '../identity/secrets.ts';
import { LostNews } from '../tables/index.ts';
import type { ApiOptions } from './options.ts';

type Watched = Pick<ApiOptions, 'connections' | 'identities' | 'nodes' | 'online'>;

async function endThose({ connections, identities }: Watched): Promise<void> {
  const known = [...connections].flatMap((live) =>
    live.session === undefined ? [] : [{ live, hash: hashOf(live.session.token) }],
  );
  const open = await identities.openAmong(known.map(({ hash }) => hash));
  for (const { live, hash } of known) if (!open.has(hash)) live.leave('signed-out');
}

/** Until it is stopped. */
export const watchSessions = (watched: Watched): LostNews =>
  new LostNews({
    nodes: watched.nodes,
    now: () => performance.now(),
    ask: () => endThose(watched),
    trouble: (error) => watched.online.trouble(error),
  });
