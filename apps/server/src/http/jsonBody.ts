import type { FastifyInstance } from 'fastify';
import { ApiError, invalid } from '../contract/ApiError.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const charset = /;\s*charset\s*=\s*"?([^";\s]*)/gi;

/** JSON is UTF-8 (RFC 8259 §8.1); bytes of another encoding would be stored as other characters. */
function isUtf8(contentType: string): boolean {
  return [...contentType.matchAll(charset)].every(([, name = '']) => /^utf-?8$/i.test(name));
}

/** Registers the only body parser: strict JSON in UTF-8. */
export function registerJsonBody(app: FastifyInstance): void {
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
    return parse(request, text, done);
  });
}
