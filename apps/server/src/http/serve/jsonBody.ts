import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError, invalid } from '../../contract/ApiError.js';
import { hasAtMost } from '../load/hasAtMost.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const charset = /;\s*charset\s*=\s*"?([^";\s]*)/gi;

/** JSON is UTF-8 (RFC 8259 §8.1); other encodings would be stored as wrong characters. */
function isUtf8(contentType: string): boolean {
  return [...contentType.matchAll(charset)].every(([, name = '']) => /^utf-?8$/i.test(name));
}

/**
 * Maximum keys and items of a body. The contract's largest list has 1,000; checking a hundred thousand empty items
 * would take longer than sending them.
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
