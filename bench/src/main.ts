import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchDesk } from './desk/benchDesk.js';
import { benchDashboard, fetchFigures } from './dashboard/benchDashboard.js';
import { benchEmbedSize } from './embed/benchEmbedSize.js';
import { benchExport } from './export/benchExport.js';
import { benchForm } from './form/benchForm.js';
import { benchPdf } from './pdf/benchPdf.js';
import { benchLists } from './lists/benchLists.js';
import { isPartial } from './asked.js';
import { printSection, type Section } from './report.js';
import { benchScaling } from './scaling/benchScaling.js';
import { benchSdk } from './sdk/benchSdk.js';
import { benchServer } from './server/benchServer.js';
import { fromRoot, startServer, type Running } from './server/processes.js';
import { benchPolicySearch } from './server/policySearch.js';
import { benchServiceList } from './server/serviceList.js';
import { benchSignedIn } from './signedIn/benchSignedIn.js';
import { benchSignedInPages } from './pages/benchSignedInPages.js';
import { benchPages } from './site/benchPages.js';
import { benchTable } from './table/benchTable.js';

async function withServer<T>(
  databaseUrl: string | undefined,
  run: (server: Running) => Promise<T>,
  env: Readonly<Record<string, string>> = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'huiqi-bench-'));
  const server = await startServer(4373, {
    HUIQI_HOST: '127.0.0.1',
    HUIQI_DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...env,
  });
  try {
    return await run(server);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const postgresUrl = process.env['BENCH_DATABASE_URL'];

/** A part that is left out without a PostgreSQL. */
const onPostgres =
  (measure: (databaseUrl: string) => Promise<Section | Section[]>) =>
  async (): Promise<Section[]> =>
    postgresUrl ? [await measure(postgresUrl)].flat() : [];

async function servers(): Promise<Section[]> {
  const onPglite = await withServer(undefined, (server) => benchServer(server, undefined));
  const others = await onPostgres((url) => withServer(url, (server) => benchServer(server, url)))();
  return [onPglite, ...others];
}

const parts: Readonly<Record<string, () => Promise<Section[]>>> = {
  sdk: async () => [await benchSdk()],
  embed: async () => [await benchEmbedSize()],
  server: servers,
  signedIn: onPostgres(benchSignedIn),
  // Makes databases of up to a million orders, as `scaling` does.
  lists: onPostgres(benchLists),
  scaling: onPostgres(benchScaling),
  policySearch: onPostgres(benchPolicySearch),
  serviceList: onPostgres(benchServiceList),
  export: onPostgres(benchExport),
  form: async () => [await benchForm()],
  table: () => benchTable(),
  pdf: async () => [await benchPdf()],
  dashboard: async () => [await benchDashboard(await withServer(undefined, fetchFigures))],
  site: () => withServer(undefined, (server) => benchPages(server)),
  pages: onPostgres((url) => withServer(url, (server) => benchSignedInPages(server))),
  desk: () => withServer(undefined, benchDesk, { HUIQI_SEED: '1200' }),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  throw new Error(
    `no measurement ${unknown.join(', ')}; there are: ${Object.keys(parts).join(', ')}`,
  );
}
const file = fromRoot('bench/results/latest.json');
const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as {
  parts?: Record<string, unknown>;
};
const results: Record<string, unknown> = { ...before.parts };
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const sections = await measure();
  sections.forEach(printSection);
  results[name] = { at: new Date().toISOString(), node: process.version, sections };
}
if (!isPartial) {
  await mkdir(fromRoot('bench/results'), { recursive: true });
  await writeFile(file, `${JSON.stringify({ parts: results }, null, 2)}\n`);
}
