import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.js';
import { clientAddress } from '../headers/clientAddress.js';

/** The formats the site sends (apps/platform/src/shell/failureNumber.ts). Anything else could be personal data. */
const forms = {
  number: /^page-\d{14}[\da-z]{7}$/,
  error: /^[A-Z]\w{0,39}$/,
  place: /^\/assets\/[\w./-]{1,80}\.js(?::\d{1,6}:\d{1,7})?$/,
};
const maxPlaces = 8;
const bodyLimit = 2_048;
/** Lines: a page that fails again and again costs its user's own, and many clients together do not fill the log. */
const perMinute = { client: 20, all: 300 };
const minuteMs = 60_000;

const text = (value: unknown, form: RegExp): string | null =>
  typeof value === 'string' && form.test(value) ? value : null;

interface FailureOptions {
  readonly config: Pick<Config, 'sandbox'>;
  readonly now: () => Date;
}

/** Counts what is logged within a minute, of each client and of all; returns whether one more is within the limits. */
function countLines() {
  let begun = -Infinity;
  let all = 0;
  const byClient = new Map<string, number>();
  return (client: string, now: number): boolean => {
    if (now - begun >= minuteMs) {
      begun = now;
      all = 0;
      byClient.clear();
    }
    const own = byClient.get(client) ?? 0;
    if (own >= perMinute.client || all >= perMinute.all) return false;
    byClient.set(client, own + 1);
    all += 1;
    return true;
  };
}

async function addPageFailures(
  app: FastifyInstance,
  { config, now }: FailureOptions,
): Promise<void> {
  const mayLog = countLines();
  app.post('/page-failures', { bodyLimit }, async (request, reply) => {
    const { number, error, places } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const known = text(number, forms.number);
    if (known === null) return reply.code(400).send();
    if (!mayLog(clientAddress(request, config), now().getTime())) return reply.code(429).send();
    const all: readonly unknown[] = Array.isArray(places) ? places : [];
    request.log.warn(
      {
        number: known,
        error: text(error, forms.error),
        places: all.slice(0, maxPlaces).filter((place) => text(place, forms.place) !== null),
      },
      'a page failed in a browser',
    );
    return reply.code(204).send();
  });
}

/**
 * Takes what the site says of a page that failed in a browser, and logs it under the number which the user is asked to tell
 * support: what kind of error, where in which file of the site. Nothing of it is free text, and the lines of a minute are
 * limited, for each client and for all together, because anybody may send them.
 */
export const pageFailures = fp(addPageFailures, {
  name: 'pageFailures',
  dependencies: ['jsonBody', 'unlistedMethods'],
});
