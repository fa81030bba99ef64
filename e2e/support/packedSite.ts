import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const run = promisify(execFile);

/** The published package as npm unpacks it. Its widget is built; packing must not build it again under running servers. */
async function unpackEmbed(folder: string): Promise<string> {
  const options = { cwd: at('packages/embed') };
  const pnpm = at('node_modules/.bin/pnpm');
  await run(pnpm, ['run', 'build:npm'], options);
  const tarballs = join(folder, 'tarballs');
  const pack = ['--config.ignore-scripts=true', 'pack', '--pack-destination', tarballs];
  await run(pnpm, pack, { ...options, maxBuffer: 2 ** 24 });
  const [tarball = ''] = await readdir(tarballs);
  const unpacked = join(folder, 'node_modules');
  await mkdir(unpacked);
  await run('tar', ['-xzf', join(tarballs, tarball), '-C', unpacked]);
  return join(unpacked, 'package');
}

export interface PackedSite {
  readonly origin: string;
  close(): Promise<void>;
}

interface SiteParts {
  /** Where the API is. */
  readonly api: () => string;
  /** What the partner's backend gets for its user. */
  readonly token: () => Promise<object>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css',
};

/** What the partner's developer writes, after the README. */
const script = (api: string, version: string) => `
  import { loadHuiqi } from '/huiqi/npm/npm/index.js';
  const huiqi = await loadHuiqi({ apiBase: location.origin, version: '${version}' });
  window.told = [];
  huiqi.mount('#loans', {
    feature: 'loan-market',
    apiBase: '${api}',
    reference: 'packed:1',
    onEvent: ({ type, detail }) => told.push({ type, detail }),
    fetchToken: async ({ signal }) => {
      const response = await fetch('/my-backend/huiqi-token', { method: 'POST', signal });
      return response.ok ? response.json() : null;
    },
  });
`;

/** A partner's site that serves every file of the widget itself, from the tarball; only the API is elsewhere. */
export async function startPackedSite({ api, token }: SiteParts): Promise<PackedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'huiqi-packed-'));
  const embed = await unpackEmbed(folder);
  const { version } = JSON.parse(await readFile(join(embed, 'package.json'), 'utf8')) as {
    version: string;
  };
  const fileOf = (path: string) => {
    const [, part, rest = ''] = /^\/(huiqi|embed)\/([\w./-]+)$/.exec(path) ?? [];
    return part && !rest.includes('..') ? join(embed, 'dist', rest) : undefined;
  };
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '';
      const file = fileOf(path);
      const reply = (type: string, body: string | Buffer) => {
        response.setHeader('content-type', type);
        response.end(body);
      };
      if (file) reply(types[extname(file)] ?? 'text/plain', await readFile(file));
      else if (path === '/page.js') reply('text/javascript', script(api(), version));
      else if (path === '/my-backend/huiqi-token')
        reply('application/json', JSON.stringify(await token()));
      else {
        const self = `script-src 'self'; connect-src 'self' ${api()}; img-src ${api()}`;
        response.setHeader(
          'content-security-policy',
          `default-src 'none'; ${self}; require-trusted-types-for 'script'; trusted-types 'none'`,
        );
        reply(
          'text/html; charset=utf-8',
          '<!doctype html><html lang="zh-CN"><title>合作机构</title><body><main id="loans"></main><script type="module" src="/page.js"></script></body></html>',
        );
      }
    })().catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
