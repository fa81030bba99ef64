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
import { fromRoot, startNode, type Running } from './server/processes.js';
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
  const server = await startNode(
    [fromRoot('apps/server/dist/main.js')],
    4373,
    '/readyz',
    {
      HUIQI_HOST: '127.0.0.1',
      HUIQI_DATA_DIR: dataDir,
      HUIQI_SANDBOX: '1',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...env,
    },
    600_000,
  );
  try {
    return await run(server);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function servers(): Promise<Section[]> {
  const url = process.env['BENCH_DATABASE_URL'];
  const onPglite = await withServer(undefined, (server) => benchServer(server, undefined));
  if (!url) return [onPglite];
  const onPostgres = await withServer(url, (server) => benchServer(server, url));
  return [onPglite, onPostgres];
}

async function signedIn(): Promise<Section[]> {
  const url = process.env['BENCH_DATABASE_URL'];
  return url ? [await benchSignedIn(url)] : [];
}

async function signedInPages(): Promise<Section[]> {
  const url = process.env['BENCH_DATABASE_URL'];
  return url ? withServer(url, (server) => benchSignedInPages(server)) : [];
}

/** Makes databases of up to a million orders. */
async function lists(): Promise<Section[]> {
  const url = process.env['BENCH_DATABASE_URL'];
  return url ? await benchLists(url) : [];
}

/** Makes a database of a million orders. */
async function scaling(): Promise<Section[]> {
  const url = process.env['BENCH_DATABASE_URL'];
  return url ? await benchScaling(url) : [];
}

/** Makes two databases with policies. */
async function policySearch(): Promise<Section[]> {
  const url = process.env['BENCH_DATABASE_URL'];
  return url ? [await benchPolicySearch(url)] : [];
}

/** Makes two databases with services. */
async function serviceList(): Promise<Section[]> {
  const url = process.env['BENCH_DATABASE_URL'];
  return url ? [await benchServiceList(url)] : [];
}

/** Needs 100,000 orders too. */
async function exports(): Promise<Section[]> {
  const url = process.env['BENCH_DATABASE_URL'];
  return url ? [await benchExport(url)] : [];
}

const parts: Readonly<Record<string, () => Promise<Section[]>>> = {
  sdk: async () => [await benchSdk()],
  embed: async () => [await benchEmbedSize()],
  server: servers,
  signedIn,
  lists,
  scaling,
  policySearch,
  serviceList,
  export: exports,
  form: async () => [await benchForm()],
  table: () => benchTable(),
  pdf: async () => [await benchPdf()],
  dashboard: async () => [await benchDashboard(await withServer(undefined, fetchFigures))],
  site: () => withServer(undefined, (server) => benchPages(server)),
  pages: signedInPages,
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
