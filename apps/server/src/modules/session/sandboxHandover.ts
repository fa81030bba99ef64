import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { notFound } from '../../contract/ApiError.js';
import type { Services } from '../../http/context.js';
import { createHandover } from './handover.js';
import { findByPhone, findByTaxNumber } from './repository.js';

interface HandoverRequest {
  /** Phone or tax number of a sample account. */
  readonly account: string;
  readonly source: string;
}

const body = {
  type: 'object',
  additionalProperties: false,
  required: ['account', 'source'],
  properties: {
    account: { type: 'string', maxLength: 32 },
    source: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,32}$' },
  },
};

async function addHandover(app: FastifyInstance, { config, db, now }: Services): Promise<void> {
  if (!config.sandbox) return;
  app.post<{ Body: HandoverRequest }>(
    '/__sandbox/handover',
    { schema: { body } },
    async ({ body: { account: login, source } }, reply) => {
      const account = (await findByPhone(db, login)) ?? (await findByTaxNumber(db, login));
      if (!account || account.disabled) throw notFound();
      reply.header('Cache-Control', 'no-store');
      return { token: await createHandover(db, { userId: account.id, source }, now()) };
    },
  );
}

/** `POST /__sandbox/handover`: returns the token a partner's server would request, for tests and the playground. */
export const sandboxHandover = fp(addHandover, {
  name: 'sandboxHandover',
  dependencies: ['validation', 'jsonBody', 'unlistedMethods'],
});
