import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError, invalid } from '../../contract/ApiError.js';
import { hasAtMost } from '../load/hasAtMost.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const charset = /;\s*charset\s*=\s*"?([^";\s]*)/gi;

/** JSON is UTF-8 (RFC 8259 §8.1); bytes of another encoding would be stored as other characters. */
function isUtf8(contentType: string): boolean {
  return [...contentType.matchAll(charset)].every(([, name = '']) => /^utf-?8$/i.test(name));
}

/**
 * Keys and items of a body. The largest list of the contract has 1,000; checking each of a hundred thousand empty items
 * would take the processor longer than it took to send them.
 */
const maxValues = 5_000;

async function registerJsonBody(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8(request.headers['content-type'] ?? '')) return done(new ApiError('100415'));
    let text: string;
    try {
      text = utf8.decode(body as Buffer);
    } catch {
      return done(invalid([]));
    }
    return parse(request, text, (error, value) =>
      error || hasAtMost(maxValues, value) ? done(error, value) : done(new ApiError('100413')),
    );
  });
}

/** The only body parser: strict JSON in UTF-8. */
export const jsonBody = fp(registerJsonBody, { name: 'jsonBody' });
