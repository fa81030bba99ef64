import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';
import type { KnownPartner, PartnerStore } from '../../security/PartnerStore.js';
import type { RegionHosts } from '../context.js';
import { ownOrigin } from '../headers/ownOrigin.js';

/** Development servers, on any port. */
const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The origin of the page that sends a request. */
export type Page =
  /** Ours, or no page at all. */
  | { readonly kind: 'own' }
  | { readonly kind: 'partner'; readonly partner: KnownPartner }
  /** An integrator listed in the configuration. */
  | { readonly kind: 'listed' }
  /** On this machine, whose developers try out a sandbox: it may act for any partner. */
  | { readonly kind: 'developer' }
  | { readonly kind: 'foreign' };

interface Known {
  readonly config: Pick<Config, 'partnerOrigins' | 'publicUrl' | 'sandbox'>;
  readonly partners: Pick<PartnerStore, 'ofOrigin'>;
  readonly regions: RegionHosts;
}

/**
 * Whether the page called its own origin, according to the browser (no script can set the header). Trusted where our
 * address is not configured: a development proxy that changes the host makes the page's origin look foreign.
 */
const isSameOrigin = ({ headers }: Pick<FastifyRequest, 'headers'>, { config }: Known): boolean =>
  config.publicUrl === null && headers['sec-fetch-site'] === 'same-origin';

/**
 * Whether the page called its own origin, and that is the domain of a region. A page of another site has another origin than the
 * host that it calls, and a name that somebody else points here is no region's.
 */
async function isAtRegion(
  { headers }: Pick<FastifyRequest, 'headers'>,
  origin: string,
  { config, regions }: Known,
): Promise<boolean> {
  if (config.publicUrl === null || !URL.canParse(origin)) return false;
  const { host, hostname, protocol } = new URL(origin);
  const isCalled = host === headers.host && protocol === new URL(config.publicUrl).protocol;
  return isCalled && regions.isServedAt(hostname);
}

/** Determines whose page sends a request, by exact origin (ASVS 3.4.2). */
export async function pageOf(
  request: Pick<FastifyRequest, 'headers'>,
  known: Known,
): Promise<Page> {
  const { origin } = request.headers;
  if (origin === undefined || origin === ownOrigin(request, known.config)) return { kind: 'own' };
  if (isSameOrigin(request, known)) return { kind: 'own' };
  if (await isAtRegion(request, origin, known)) return { kind: 'own' };
  const partner = await known.partners.ofOrigin(origin);
  if (partner !== null) return { kind: 'partner', partner };
  if (known.config.partnerOrigins.includes(origin)) return { kind: 'listed' };
  return { kind: known.config.sandbox && loopback.test(origin) ? 'developer' : 'foreign' };
}
