import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const run = promisify(execFile);
const options = { cwd: at('packages/embed'), maxBuffer: 2 ** 24 };
const pnpm = at('node_modules/.bin/pnpm');

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css',
};

export interface PackedEmbed {
  readonly version: string;
  /** A file below `dist`; null if the package has none there. */
  read(path: string): Promise<{ readonly type: string; readonly body: Buffer } | null>;
  remove(): Promise<void>;
}

/** Compiles what bundlers import, which the widget's build does not. */
export async function buildModules(): Promise<void> {
  await run(pnpm, ['run', 'build:npm'], options);
}

/** The published package as npm unpacks it. Its widget is built; packing must not build it again under running servers. */
export async function packEmbed(): Promise<PackedEmbed> {
  const folder = await mkdtemp(join(tmpdir(), 'huiqi-packed-'));
  const tarballs = join(folder, 'tarballs');
  await run(
    pnpm,
    ['--config.ignore-scripts=true', 'pack', '--pack-destination', tarballs],
    options,
  );
  const [tarball = ''] = await readdir(tarballs);
  const unpacked = join(folder, 'node_modules');
  await mkdir(unpacked);
  await run('tar', ['-xzf', join(tarballs, tarball), '-C', unpacked]);
  const embed = join(unpacked, 'package');
  const { version } = JSON.parse(await readFile(join(embed, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {
    version,
    async read(path) {
      if (path.includes('..')) return null;
      const body = await readFile(join(embed, 'dist', path)).catch(() => null);
      return body && { type: types[extname(path)] ?? 'text/plain', body };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
