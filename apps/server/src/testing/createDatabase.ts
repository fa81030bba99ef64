import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Creates a database on the run's PostgreSQL: a copy of the sample, or an empty one. */
export async function createDatabase(content: 'sample' | 'empty') {
  const template = inject('template');
  if (template.kind !== 'postgresql') throw new Error('This test runs on PostgreSQL only.');
  const name = `${template.name}_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: template.url });
  await admin.connect();
  // Copying files takes a third of the time of copying pages through the log.
  const copied = `TEMPLATE ${template.name} STRATEGY FILE_COPY`;
  await admin.query(`CREATE DATABASE ${name} ${content === 'sample' ? copied : ''}`);
  const own = new URL(template.url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    /** Terminates all connections to it and returns their number. */
    terminate: async () => {
      const { rowCount } = await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [name],
      );
      return rowCount ?? 0;
    },
    drop: async () => {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}
