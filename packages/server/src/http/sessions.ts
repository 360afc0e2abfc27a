/** Whose request this is: known from the cookie alone. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, noCookie, tokenIn, type Place } from '../identity/cookie.ts';
import type { Entered, Identities, Person } from '../identity/identities.ts';

export interface Session {
  readonly person: Person;
  readonly token: string;
}

/** The interface is registered under the path that the cookie is for. */
const placeOf = ({ protocol, server }: FastifyRequest): Place => ({
  isSecure: protocol === 'https',
  path: `${server.prefix}/`,
});

export async function sessionOf(request: FastifyRequest, identities: Identities): Promise<Session | undefined> {
  const token = tokenIn(request.headers.cookie, placeOf(request));
  const person = token === undefined ? undefined : await identities.find(token);
  return token === undefined || person === undefined ? undefined : { person, token };
}

/** Lets this device in from now on. */
export const letIn = (request: FastifyRequest, reply: FastifyReply, { token }: Entered): FastifyReply =>
  reply.header('set-cookie', cookieOf(token, placeOf(request)));

export const letOut = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header('set-cookie', noCookie(placeOf(request)));
