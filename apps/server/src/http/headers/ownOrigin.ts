import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';

/**
 * Origin of the site: the configured one, otherwise the request's, whose host a proxy must not change. Null for an
 * invalid host.
 */
export function ownOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string | null {
  const own = publicUrl ?? `http://${headers.host}`;
  return URL.canParse(own) ? new URL(own).origin : null;
}
