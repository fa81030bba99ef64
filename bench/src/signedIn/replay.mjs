// Fastify and pg with the statements that our server was recorded with, and the objects it responded with: no validation, no
// rights, no limits, no log. BENCH_PREPARED names the statements, so that each connection prepares them once.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import pg from 'pg';

const calls = JSON.parse(readFileSync(process.env.BENCH_CALLS, 'utf8'));
const isPrepared = process.env.BENCH_PREPARED !== undefined;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const nameOf = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 32);

const app = fastify();
app.get('/', async () => ({}));
for (const { method, path, statements, response } of calls) {
  const queries = statements.map((one) => (isPrepared ? { ...one, name: nameOf(one.text) } : one));
  const isTransaction = queries.some(({ text }) => /^begin/i.test(text));
  const handler = async () => {
    // The statements of a transaction share a connection.
    const client = isTransaction ? await pool.connect() : pool;
    try {
      for (const query of queries) await client.query(query);
    } finally {
      if (isTransaction) client.release();
    }
    return response;
  };
  app.route({ method, url: path, handler });
}
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
