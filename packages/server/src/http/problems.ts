/** Refusals over HTTP: a status, a code for programs, and where the body was wrong. */
import type { Problem } from '@leadlight/core';
import type { ErrorBody, HttpError } from '@leadlight/protocol';
import type { FastifyReply } from 'fastify';

export const STATUS: Readonly<Record<HttpError, number>> = {
  malformed: 400,
  'guest-first': 401,
  foreign: 403,
  'not-listed': 403,
  'no-table': 404,
  'no-token': 404,
  'no-code': 404,
  'too-many': 409,
  'too-large': 413,
  refused: 422,
  'too-fast': 429,
  unavailable: 503,
};

export const MOST_PROBLEMS = 20;

export function refuse(reply: FastifyReply, error: HttpError, problems?: readonly Problem[]): FastifyReply {
  const body: ErrorBody = { error, ...(problems && { problems: problems.slice(0, MOST_PROBLEMS) }) };
  return reply.code(STATUS[error]).send(body);
}
