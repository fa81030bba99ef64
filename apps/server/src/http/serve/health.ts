import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.js';
import { urgentDb } from '../../db/rankedDb.js';

const patienceMs = 2_000;

interface HealthOptions {
  readonly db: Db;
  readonly isStopping: () => boolean;
  /** What an operator has to do before anybody can be served, if there is something. */
  readonly readNotice: () => Promise<string | null>;
}

/** /healthz: the process responds. /readyz: it can serve, so the database responds and no stop is under way. */
export function registerHealth(
  app: FastifyInstance,
  { db, isStopping, readNotice }: HealthOptions,
): void {
  const database = urgentDb(db);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, patienceMs, 'late').unref());
    const result = await Promise.race([database.execute(sql`select 1`), late]).catch(
      () => 'late' as const,
    );
    if (result === 'late') return reply.code(503).send({ status: 'no database' });
    const message = await readNotice();
    return message === null ? { status: 'ready' } : { status: 'empty', message };
  });
}
