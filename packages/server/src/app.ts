/** The web server: sends the precompressed client, and its page for every one of its addresses. */
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { ASK_AGAIN, FOR_EVER, SECURITY } from './headers.ts';

const ASSETS = '/assets/';

export interface AppOptions {
  /** The folder of the built client. */
  readonly client: string;
}

export async function createApp({ client }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({ logger: false });
  await app.register(helmet, SECURITY);
  await app.register(files, {
    root: client,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes(ASSETS) ? FOR_EVER : ASK_AGAIN);
    },
  });
  app.setNotFoundHandler((request, reply) =>
    isPage(request.method, request.url) ? reply.sendFile('index.html') : reply.code(404).send({ error: 'not found' }),
  );
  return app;
}

/** Every address without a file name is a screen of the client. */
const isPage = (method: string, url: string): boolean => method === 'GET' && !/\.[a-z0-9]+$/i.test(pathOf(url));

const pathOf = (url: string): string => url.split('?')[0];
