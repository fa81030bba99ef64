import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { fromRoot } from '../../scripts/lib/paths.mjs';

const { default: pg } = await import(
  createRequire(fromRoot('apps/server/package.json')).resolve('pg')
);

/** An empty database of its own on the PostgreSQL of DATABASE_URL. */
export async function createDatabase() {
  const { DATABASE_URL: from } = process.env;
  if (!from) throw new Error('Set DATABASE_URL to a PostgreSQL whose user may create databases.');
  const name = `huiqi_deploy_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: from });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(from);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    /** Rows of a statement. */
    ask: async (text, values) => {
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      const { rows } = await client.query(text, values);
      await client.end();
      return rows;
    },
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
