import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { operationMeta } from '@huiqi/sdk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { readBundle } from '../contract/readBundle.js';
import { chooseEncoding } from '../http/serve/chooseEncoding.js';
import type { Contract } from './contractTypes.js';
import { renderReference } from './renderReference.js';
import { style } from './style.js';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** A document that never changes while the server runs: rendered, tagged and compressed on the first request. */
function document(type: string, make: () => string): Handler {
  const prepare = async () => {
    const plain = Buffer.from(make());
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(plain, quality),
      promisify(gzip)(plain),
    ]);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 24)}"`;
    return { plain, br, gzip: gz, etag };
  };
  let prepared: ReturnType<typeof prepare> | undefined;

  return async (request, reply) => {
    const body = await (prepared ??= prepare());
    const encoding = chooseEncoding(request);
    reply.headers({
      'Content-Type': type,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ETag: body.etag,
    });
    if (request.headers['if-none-match'] === body.etag) return reply.code(304).send();
    if (encoding) reply.header('Content-Encoding', encoding);
    return reply.send(encoding ? body[encoding] : body.plain);
  };
}

/** Serves the contract for programs (/openapi.json, and in an older version /openapi-3.0.json) and for people (/reference/). */
export const reference = fp(
  async (app) => {
    app.get(
      '/openapi.json',
      document('application/json; charset=utf-8', () => JSON.stringify(readBundle('huiqi'))),
    );
    app.get(
      '/openapi-3.0.json',
      document('application/json; charset=utf-8', () => JSON.stringify(readBundle('huiqi-3.0'))),
    );
    app.get(
      '/reference/style.css',
      document('text/css; charset=utf-8', () => style),
    );
    app.get(
      '/reference/',
      document('text/html; charset=utf-8', () =>
        renderReference(readBundle('huiqi') as Contract, operationMeta),
      ),
    );
  },
  { name: 'reference', dependencies: ['unlistedMethods'] },
);
