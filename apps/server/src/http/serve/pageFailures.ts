import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** As the site makes them (apps/platform/src/shell/failureNumber.ts). What else a browser sends could be anybody's data. */
const forms = {
  number: /^page-\d{14}[\da-z]{7}$/,
  error: /^[A-Z]\w{0,39}$/,
  place: /^\/assets\/[\w./-]{1,80}\.js(?::\d{1,6}:\d{1,7})?$/,
};
const maxPlaces = 8;
const bodyLimit = 2_048;
const perMinute = 60;
const minuteMs = 60_000;

const text = (value: unknown, form: RegExp): string | null =>
  typeof value === 'string' && form.test(value) ? value : null;

interface FailureOptions {
  readonly now: () => Date;
}

async function addPageFailures(app: FastifyInstance, { now }: FailureOptions): Promise<void> {
  let begun = -Infinity;
  let lines = 0;
  app.post('/page-failures', { bodyLimit }, async ({ body, log }, reply) => {
    const { number, error, places } = (body ?? {}) as Readonly<Record<string, unknown>>;
    const known = text(number, forms.number);
    if (known === null) return reply.code(400).send();
    const at = now().getTime();
    if (at - begun >= minuteMs) {
      begun = at;
      lines = 0;
    }
    lines += 1;
    if (lines > perMinute) return reply.code(429).send();
    const all: readonly unknown[] = Array.isArray(places) ? places : [];
    log.warn(
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
 * limited for everybody together, because anybody may send them.
 */
export const pageFailures = fp(addPageFailures, {
  name: 'pageFailures',
  dependencies: ['jsonBody', 'unlistedMethods'],
});
