/** Tables over HTTP: new ones, lists, and records. Everything that happens at a table goes over the WebSocket. */
import { LEVELS } from '@leadlight/bots';
import { newTableReader } from '@leadlight/protocol';
import type { FastifyInstance } from 'fastify';
import type { ApiOptions } from './options.ts';
import { Buckets } from './bucket.ts';
import { refuse } from './problems.ts';
import { sessionOf } from './sessions.ts';

const MOST_LISTED = 100;
const TABLE_ID = /^[\w-]{22}$/;

const readNewTable = newTableReader(LEVELS);

export function tableRoutes(app: FastifyInstance, { online, identities, limits }: ApiOptions): void {
  const tables = new Buckets(limits.tables);

  app.post('/api/tables', async (request, reply) => {
    const session = await sessionOf(request, identities);
    if (session === undefined) return refuse(reply, 'guest-first');
    const body = readNewTable(request.body);
    if (!body.ok) return refuse(reply, 'malformed', body.problems);
    if (!tables.take(session.person.id)) return refuse(reply, 'too-fast');
    const created = await online.create(body.value, session.person);
    if (typeof created === 'string') return refuse(reply, created);
    return created.ok ? reply.code(201).send({ id: created.value }) : refuse(reply, 'refused', created.problems);
  });

  app.get('/api/me/tables', async (request, reply) => {
    const session = await sessionOf(request, identities);
    if (session === undefined) return refuse(reply, 'guest-first');
    return { tables: await online.own(session.person, MOST_LISTED) };
  });

  app.get<{ readonly Params: { readonly id: string } }>('/api/tables/:id/record', async (request, reply) => {
    const session = await sessionOf(request, identities);
    const { id } = request.params;
    const record = TABLE_ID.test(id) ? await online.record(id, session?.person) : undefined;
    return record === undefined ? refuse(reply, 'no-table') : record;
  });
}
