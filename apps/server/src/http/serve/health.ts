import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Db } from '../../db/database.js';
import { urgentDb } from '../../db/rankedDb.js';

const patienceMs = 2_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Readiness waits for each; it says what an operator has to do before anybody can be served, if there is something. */
    readinessNotices: (() => Promise<string | null>)[];
  }
}

interface HealthOptions {
  readonly db: Db;
  readonly isStopping: () => boolean;
}

async function addHealth(app: FastifyInstance, { db, isStopping }: HealthOptions): Promise<void> {
  const database = urgentDb(db);
  app.decorate('readinessNotices', []);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, patienceMs, 'late').unref());
    const result = await Promise.race([database.execute(sql`select 1`), late]).catch(
      () => 'late' as const,
    );
    if (result === 'late') return reply.code(503).send({ status: 'no database' });
    const notices = await Promise.all(app.readinessNotices.map((read) => read()));
    const message = notices.find((notice) => notice !== null);
    return message === undefined ? { status: 'ready' } : { status: 'empty', message };
  });
}

/** /healthz: the process responds. /readyz: it can serve, so the database responds and no stop is in progress. */
export const health = fp(addHealth, { name: 'health', dependencies: ['unlistedMethods'] });
