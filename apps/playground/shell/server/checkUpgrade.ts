import type { IncomingHttpHeaders } from 'node:http';

/** Names under which the client's own pages reach it. */
export const hostsOf = (port: number): readonly string[] => [
  `127.0.0.1:${port}`,
  `localhost:${port}`,
];

/**
 * Whether a request comes from a page that the client itself opened. `Host` stops names that resolve to this machine (DNS
 * rebinding), `Origin` stops other pages: browsers let neither be set by scripts.
 */
export function isOwnPage(
  { host, origin }: Pick<IncomingHttpHeaders, 'host' | 'origin'>,
  port: number,
  origins: readonly string[] = [],
): boolean {
  const hosts = hostsOf(port);
  if (host === undefined || !hosts.includes(host)) return false;
  if (origin === undefined) return false;
  return origin === `http://${host}` || origins.includes(origin);
}
