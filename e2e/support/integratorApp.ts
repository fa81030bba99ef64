import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './port.js';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const run = promisify(execFile);
const packages = ['react', 'react-dom', 'vite', '@vitejs/plugin-react'];

/** Versions of the workspace's catalog, so that nothing else must be fetched. */
async function catalogVersion(name: string): Promise<string> {
  const text = await readFile(at('pnpm-workspace.yaml'), 'utf8');
  const version = new RegExp(`^ {2}'?${name}'?: (\\S+)$`, 'm').exec(text)?.[1];
  if (!version) throw new Error(`${name} is not in the catalog`);
  return version;
}

/** A React app outside of the workspace that installs the packed SDK, as an integrator would. */
export async function startIntegratorApp(api: string) {
  const folder = await mkdtemp(join(tmpdir(), 'huiqi-integrator-'));
  await cp(at('e2e/fixtures/integrator-app'), folder, { recursive: true });
  await run(at('node_modules/.bin/pnpm'), ['pack', '--pack-destination', folder], {
    cwd: at('packages/sdk'),
  });
  const tarball = (await readdir(folder)).find((file) => file.endsWith('.tgz'));
  const versions = await Promise.all(
    packages.map(async (name) => [name, await catalogVersion(name)] as const),
  );
  const dependencies = { '@huiqi/sdk': `file:./${tarball}`, ...Object.fromEntries(versions) };
  const manifest = { name: 'integrator', private: true, type: 'module', dependencies };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
  });
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build'], { cwd: folder });
  const port = await freePort();
  const preview = spawn(
    process.execPath,
    [vite, 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    { cwd: folder, env: { ...process.env, HUIQI_API: api }, stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return {
    url,
    async stop() {
      preview.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`nothing answers at ${url}`);
}
