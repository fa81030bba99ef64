import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four groups: the holder of one address in a /64 has all of them. */
function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The address that limits apply to: the client's behind proxies listed in HUIQI_TRUSTED_PROXIES, otherwise the
 * connection's. In the sandbox a scope (X-Sandbox-Scope) counts as a separate address, so that browser tests that fail
 * logins on purpose do not limit each other.
 */
export function clientAddress(
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  { sandbox }: Pick<Config, 'sandbox'>,
): string {
  const [, v4] = mapped.exec(ip) ?? [];
  const address = v4 ?? (isIPv6(ip) ? networkOf(ip) : ip);
  const scope = headers['x-sandbox-scope'];
  return sandbox && typeof scope === 'string' ? `${address} ${scope.slice(0, 64)}` : address;
}
