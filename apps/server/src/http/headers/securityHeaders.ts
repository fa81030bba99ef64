import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.js';
import { framedBy, type FramingPartners } from './framedBy.js';
import { lowerCased } from './lowerCased.js';

const site =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  // A blob is a file of a case, which the desk shows beside it.
  "font-src 'self'; frame-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/** Storybook needs inline scripts and styles and frames itself; it is served only in the sandbox. */
const stories = site
  .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("frame-ancestors 'none'", "frame-ancestors 'self'");

type Settings = Pick<Config, 'desktopClients' | 'honestAgentUrl' | 'sandbox' | 'secure'>;

function policyOf(path: string, { desktopClients, honestAgentUrl, sandbox }: Settings): string {
  const policy = sandbox && path.startsWith('/storybook/') ? stories : site;
  return (
    policy
      .replace("connect-src 'self'", ["connect-src 'self'", ...desktopClients].join(' '))
      // The site posts a one-time ticket there.
      .replace("form-action 'self'", `form-action 'self' ${new URL(honestAgentUrl).origin}`)
  );
}

const policyName = 'Content-Security-Policy';

/** What partners' pages load: the widget and the pictures it shows. */
const forPartners = /^\/(?:embed\/|assets\/.+\.(?:svg|png|jpg|webp)$)/;

/** The security headers of an address that do not depend on the request; `framedBy` adds the partner's origins to them. */
export function fixedHeadersOf(path: string, config: Settings): Record<string, string> {
  return {
    [policyName]: policyOf(path, config),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': forPartners.test(path) ? 'cross-origin' : 'same-origin',
    ...(config.secure
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
    // Partners' pages load the widget's chunks across origins.
    ...(path.startsWith('/embed/') ? { 'Access-Control-Allow-Origin': '*' } : {}),
  };
}

/** Headers of every response, including errors (ASVS 3.4). */
export function securityHeadersOf(
  { id, url }: Pick<FastifyRequest, 'id' | 'url'>,
  config: Settings,
): Record<string, string> {
  return { ...fixedHeadersOf(url.split('?', 1)[0] ?? '/', config), 'X-Request-Id': id };
}

/** A page whose address signs somebody in must not be cached anywhere (E-09). */
export const signsIn = /[?&](?:token|code)=/;

interface HeaderOptions {
  readonly config: Settings;
  readonly partners: FramingPartners;
}

async function addHeaders(app: FastifyInstance, { config, partners }: HeaderOptions) {
  const ofCalls = lowerCased(fixedHeadersOf('/api/', config));
  // No promises, as every call passes here.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) {
      reply.headers(ofCalls).header('x-request-id', request.id);
      return done();
    }
    const headers = securityHeadersOf(request, config);
    framedBy(headers[policyName] ?? '', request, partners).then((policy) => {
      reply.headers({ ...headers, [policyName]: policy });
      // oxlint-disable-next-line promise/no-callback-in-promise -- the hook takes a callback
      done();
    }, done);
  });
  app.addHook('onSend', ({ url }, reply, _payload, done) => {
    if (signsIn.test(url))
      reply.removeHeader('CDN-Cache-Control').header('Cache-Control', 'no-store');
    done();
  });
}

/** What refuses requests depends on this, so that refusals carry the headers too and are logged, traced and counted. */
export const securityHeaders = fp(addHeaders, {
  name: 'securityHeaders',
  dependencies: ['errors', 'logRequests', 'traceRequests', 'measureRequests', 'endHalfBodies'],
});
