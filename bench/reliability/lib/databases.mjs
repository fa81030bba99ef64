import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startServer } from './servers.mjs';

/** Runs `work` with a connection to a PostgreSQL. */
export async function withClient(connectionString, work) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const urlOf = (postgresUrl, name) => Object.assign(new URL(postgresUrl), { pathname: name }).href;
const newName = () => `reliability_${randomUUID().replaceAll('-', '')}`;

/** Names or folders of the databases with the sample, by kind; each is made once. */
const samples = new Map();

function sampleOf(kind, make) {
  if (!samples.has(kind)) samples.set(kind, make());
  return samples.get(kind);
}

async function fill(settings) {
  const server = await startServer({ settings });
  await server.stop();
}

async function openPostgres({ postgresUrl }, content) {
  const admin = (statement) => withClient(postgresUrl, (client) => client.query(statement));
  const sample =
    content === 'sample'
      ? await sampleOf('postgresql', async () => {
          const name = newName();
          await admin(`CREATE DATABASE ${name}`);
          await fill({ DATABASE_URL: urlOf(postgresUrl, name) });
          return name;
        })
      : undefined;
  const name = newName();
  await admin(`CREATE DATABASE ${name}${sample ? ` TEMPLATE ${sample}` : ''}`);
  const url = urlOf(postgresUrl, name);
  return {
    kind: 'postgresql',
    url,
    settings: { DATABASE_URL: url },
    close: () => admin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function openPglite({ workDir }, content) {
  const newFolder = () => mkdtemp(join(workDir, 'pglite-'));
  const folder = await newFolder();
  if (content === 'sample') {
    const sample = await sampleOf('pglite', async () => {
      const made = await newFolder();
      await fill({ HUIQI_DATA_DIR: made });
      return made;
    });
    await cp(sample, folder, { recursive: true });
    await rm(join(folder, 'huiqi.lock'), { force: true });
  }
  return {
    kind: 'pglite',
    folder,
    settings: { HUIQI_DATA_DIR: folder },
    close: async () => {
      if (existsSync(folder)) await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Opens a database of its own, empty or with the sample, as { kind, settings, close } with `url` (PostgreSQL) or `folder`
 * (PGlite). Stop its servers before `close`.
 */
export async function openDatabase(options, kind, content = 'sample') {
  return kind === 'pglite' ? openPglite(options, content) : openPostgres(options, content);
}

/** The kinds of database there are on this machine. */
export const kinds = ({ postgresUrl }) => (postgresUrl ? ['pglite', 'postgresql'] : ['pglite']);

/** How a kind is called in tables. */
export const nameOf = { pglite: 'PGlite', postgresql: 'PostgreSQL' };
