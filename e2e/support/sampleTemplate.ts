import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type FreshDatabase } from './database.js';
import { freePort } from './port.js';
import { endProcess, spawnServer, waitUntilReady } from './process.js';

/** Where workers read what `makeTemplate` left behind. */
const variable = 'E2E_TEMPLATE';

interface Template {
  readonly dataDir: string;
  /** Name of the database on PostgreSQL. */
  readonly database: string | undefined;
}

/** Data of one server: a folder, and a database on PostgreSQL. */
export interface SampleData {
  readonly dataDir: string;
  readonly database: FreshDatabase | undefined;
}

const newFolder = () => mkdtemp(join(tmpdir(), 'huiqi-e2e-'));

/** An empty folder, and an empty database on PostgreSQL. */
export async function emptyData(): Promise<SampleData> {
  const adminUrl = process.env['E2E_DATABASE_URL'];
  return {
    dataDir: await newFolder(),
    database: adminUrl ? await createDatabase(adminUrl) : undefined,
  };
}

/** Settings of a server on some data. */
export const dataEnv = ({ dataDir, database }: SampleData) => ({
  HUIQI_HOST: '127.0.0.1',
  HUIQI_DATA_DIR: dataDir,
  HUIQI_SANDBOX: '1',
  ...(database ? { DATABASE_URL: database.url } : {}),
});

/**
 * Creates the sample data once, which takes a server some seconds; all other servers start on a copy. Returns the
 * function that removes it.
 */
export async function makeTemplate(): Promise<() => Promise<void>> {
  const data = await emptyData();
  const port = await freePort();
  const server = spawnServer({ PORT: String(port), ...dataEnv(data) });
  try {
    await waitUntilReady(server, `http://127.0.0.1:${port}`);
  } finally {
    await endProcess(server, 'SIGTERM');
  }
  const template: Template = { dataDir: data.dataDir, database: data.database?.name };
  process.env[variable] = JSON.stringify(template);
  return async () => {
    await data.database?.drop();
    await rm(data.dataDir, { recursive: true, force: true });
  };
}

/** A copy of the sample data of its own. */
export async function copyTemplate(): Promise<SampleData> {
  const text = process.env[variable];
  if (!text) throw new Error(`${variable} is not set: makeTemplate has not run`);
  const template = JSON.parse(text) as Template;
  const dataDir = await newFolder();
  await cp(template.dataDir, dataDir, { recursive: true });
  const adminUrl = process.env['E2E_DATABASE_URL'];
  const database =
    adminUrl && template.database ? await createDatabase(adminUrl, template.database) : undefined;
  return { dataDir, database };
}
