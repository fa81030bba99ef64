import fp from 'fastify-plugin';
import type { Db } from '../../db/database.js';
import type { KnownPartner } from '../../security/PartnerStore.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import type { Page } from './pageOf.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The database, where this request queues once. */
    db: Db;
    currentUser: CurrentUser | null;
    partner: KnownPartner | null;
    page: Page;
  }
}

/** Declares who calls; the guard of an operation fills it in. */
export const callers = fp(
  async (app) => {
    app.decorateRequest('db');
    app.decorateRequest('currentUser', null);
    app.decorateRequest('partner', null);
    app.decorateRequest('page');
  },
  { name: 'callers' },
);
