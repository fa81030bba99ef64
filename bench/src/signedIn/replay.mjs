// Fastify and pg with the statements that our server was recorded with, and the objects it responded with: no validation, no
// rights, no limits, no log. A write is one transaction on objects of its own. BENCH_PREPARED names the statements, so that each
// connection prepares them once.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import pg from 'pg';

const calls = JSON.parse(readFileSync(process.env.BENCH_CALLS, 'utf8'));
const isPrepared = process.env.BENCH_PREPARED !== undefined;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const nameOf = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 32);

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const orderCode = 'DJ[0-9]{14,}';
let madeCodes = process.pid * 1_000_000;
const madeLike = (text) =>
  text.startsWith('DJ') ? text.slice(0, 10) + String(++madeCodes).padStart(12, '0') : randomUUID();

/** A recorded value as a function of the names of a call and of what it has made so far, or as it is. */
function valueFor(value, recorded) {
  if (Array.isArray(value)) {
    const parts = value.map((one) => valueFor(one, recorded));
    return (...call) => parts.map((part) => (typeof part === 'function' ? part(...call) : part));
  }
  if (typeof value !== 'string') return value;
  const parts = value.split(new RegExp(`(${[...recorded, uuid, orderCode].join('|')})`));
  if (parts.length === 1) return value;
  return (subject, made) =>
    parts
      .map((part, at) => {
        if (at % 2 === 0) return part;
        const place = recorded.indexOf(part);
        if (place >= 0) return subject[place];
        if (!made.has(part)) made.set(part, madeLike(part));
        return made.get(part);
      })
      .join('');
}

const named = (query) => (isPrepared ? { ...query, name: nameOf(query.text) } : query);
const isControl = ({ text }) => /^(begin|commit|savepoint|release|rollback)/i.test(text);

function readHandler({ statements, response }) {
  const queries = statements.map(named);
  return async () => {
    for (const query of queries) await pool.query(query);
    return response;
  };
}

function writeHandler({ statements, response, subject: recorded }) {
  const queries = statements
    .filter((one) => !isControl(one))
    .map(({ values, ...query }) => ({
      ...named(query),
      values: values.map((value) => valueFor(value, recorded)),
    }));
  return async ({ headers }) => {
    const subject = JSON.parse(headers['x-bench-subject']);
    const made = new Map();
    const client = await pool.connect();
    try {
      await client.query('begin');
      for (const { values, ...query } of queries) {
        const given = values.map((one) => (typeof one === 'function' ? one(subject, made) : one));
        await client.query({ ...query, values: given });
      }
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
    return response;
  };
}

const app = fastify();
app.get('/', async () => ({}));
for (const [place, call] of calls.entries()) {
  const handler = call.subject ? writeHandler(call) : readHandler(call);
  app.route({ method: call.method, url: `/calls/${place}`, handler });
}
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
