/** A page that sets how much is announced, and goes on to the set-up of a game: players choose that once, not in each game. */
import { KEY } from '../../../packages/web/src/base/chosen.ts';
import type { App } from '../client.ts';

const page = (settings: string, address: string): string =>
  `<!doctype html><title>Settings</title><script>
    localStorage.setItem(${JSON.stringify(KEY)}, ${JSON.stringify(settings)});
    location.replace(${JSON.stringify(address)});
  </script>`;

interface Wish {
  readonly narration: string;
  readonly game: string;
}

export function addAdjusted(app: App): void {
  app.get<{ Params: Wish }>('/adjusted/:narration/:game', { helmet: false }, async ({ params }, reply) => {
    const { narration, game } = params;
    return reply.type('text/html').send(page(JSON.stringify({ narration }), `/new/${game}`));
  });
}
