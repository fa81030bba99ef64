import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchEmbedSize } from './embed/benchEmbedSize.js';
import { printSection, type Section } from './report.js';
import { benchSdk } from './sdk/benchSdk.js';
import { benchServer } from './server/benchServer.js';
import { fromRoot, startNode } from './server/processes.js';

async function serverSection(): Promise<Section> {
  const url = process.env['BENCH_DATABASE_URL'];
  const dataDir = await mkdtemp(join(tmpdir(), 'huiqi-bench-'));
  const env = { HUIQI_HOST: '127.0.0.1', HUIQI_DATA_DIR: dataDir, HUIQI_SANDBOX: '1' };
  const server = await startNode([fromRoot('apps/server/dist/main.js')], 4373, '/readyz', {
    ...env,
    ...(url ? { DATABASE_URL: url } : {}),
  });
  try {
    return await benchServer(server, url ? 'PostgreSQL' : 'PGlite');
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const sections: Section[] = [];
for (const measure of [benchSdk, benchEmbedSize, serverSection]) {
  const section = await measure();
  printSection(section);
  sections.push(section);
}
await mkdir(fromRoot('bench/results'), { recursive: true });
const result = { at: new Date().toISOString(), node: process.version, sections };
await writeFile(fromRoot('bench/results/latest.json'), `${JSON.stringify(result, null, 2)}\n`);
