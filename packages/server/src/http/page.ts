/** The page of the client, which is the same at every address, made for its base path and compressed once. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotli, gzip } from '../client/compress.ts';
import { ASK_AGAIN } from './headers.ts';

/** The build names its files relative to the page, which has many addresses. */
export const underPath = (html: string, basePath: string): string =>
  html.replaceAll(/(?<= (?:href|src)=")\.\//g, basePath);

/** Whether a browser takes content in this encoding. */
const takes = (encoding: string, { headers }: FastifyRequest): boolean =>
  (headers['accept-encoding'] ?? '')
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*/))
    .some(([name, quality = '']) => name === encoding && !/^q=0(?:\.0*)?$/.test(quality));

export class Page {
  private readonly plain: Buffer;
  private readonly packed: ReadonlyMap<string, Buffer>;
  private readonly etag: string;

  /** Undefined if the folder has no page. */
  static in(folder: string, basePath: string): Page | undefined {
    const file = join(folder, 'index.html');
    return existsSync(file) ? new Page(underPath(readFileSync(file, 'utf8'), basePath)) : undefined;
  }

  private constructor(html: string) {
    this.plain = Buffer.from(html);
    this.packed = new Map([
      ['br', brotli(this.plain)],
      ['gzip', gzip(this.plain)],
    ]);
    this.etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    void reply.headers({ 'cache-control': ASK_AGAIN, etag: this.etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match']?.includes(this.etag) === true) return reply.code(304).send();
    const encoding = [...this.packed.keys()].find((each) => takes(each, request));
    if (encoding !== undefined) void reply.header('content-encoding', encoding);
    const body = this.packed.get(encoding ?? '') ?? this.plain;
    void reply.type('text/html; charset=utf-8').header('content-length', body.length);
    return reply.send(request.method === 'HEAD' ? '' : body);
  }
}
