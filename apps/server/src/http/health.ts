import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.js';

const patienceMs = 2_000;

/** /healthz: the process responds. /readyz: it can serve, so the database responds and no stop is under way. */
export function registerHealth(app: FastifyInstance, db: Db, isStopping: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, patienceMs, 'late').unref());
    const result = await Promise.race([db.execute(sql`select 1`), late]).catch(
      () => 'late' as const,
    );
    return result === 'late'
      ? reply.code(503).send({ status: 'no database' })
      : { status: 'ready' };
  });
}
