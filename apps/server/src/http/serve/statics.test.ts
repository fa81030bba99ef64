import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../../config/config.js';
import { registerAlone } from '../../testing/registerAlone.js';
import { securityHeaders } from '../headers/securityHeaders.js';
import { statics } from './statics.js';

const folders = [
  'apps/platform/dist',
  'apps/playground/dist',
  'packages/components/storybook-static',
];
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function serve(sandbox: boolean, built = folders): Promise<FastifyInstance> {
  const staticRoot = mkdtempSync(join(tmpdir(), 'statics-'));
  ends.push(() => rmSync(staticRoot, { recursive: true }));
  for (const folder of built) {
    mkdirSync(join(staticRoot, folder), { recursive: true });
    writeFileSync(join(staticRoot, folder, 'index.html'), folder);
  }
  const config = { ...readConfig({}, staticRoot), sandbox };
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  ends.push(() => app.close());
  const partners = { originsOf: async () => [], originsOfToken: async () => [] };
  await registerAlone(app, securityHeaders, { config, partners });
  await registerAlone(app, statics, { config });
  return app;
}

it.each([
  ['/', 'apps/platform/dist'],
  ['/playground/', 'apps/playground/dist'],
  ['/storybook/?path=/story/ui-button', 'packages/components/storybook-static'],
])('opens %s at its folder', async (url, body) => {
  const response = await (await serve(true)).inject({ url });
  expect([response.statusCode, response.body]).toEqual([200, body]);
});

it('says that stories are being built until they are', async () => {
  const app = await serve(true, folders.slice(0, 2));
  const response = await app.inject({ url: '/storybook/' });
  expect([response.statusCode, response.headers['refresh']]).toEqual([503, '5']);
});

it('keeps what draws the widget on the server to itself', async () => {
  const app = await serve(true, ['packages/embed/dist', 'packages/embed/dist/server']);
  expect((await app.inject({ url: '/embed/index.html' })).statusCode).toBe(200);
  for (const path of ['server/index.html', '%73erver/index.html', './server/index.html'])
    expect((await app.inject({ url: `/embed/${path}` })).statusCode).toBe(404);
});

it.each(['v1', '1.2.3'])(
  'serves the files of the widget %s at addresses for a retry',
  async (version) => {
    const app = await serve(true, [`packages/embed/dist/${version}`]);
    const { statusCode, headers } = await app.inject({
      url: `/embed/${version}/retry/1/index.html`,
    });
    expect(statusCode).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('*');
  },
);

it('adds the trailing slash that relative links of a page depend on', async () => {
  const response = await (await serve(true)).inject({ url: '/playground' });
  expect([response.statusCode, response.headers.location]).toEqual([308, '/playground/']);
});

it('widens the policy for stories alone', async () => {
  const app = await serve(true);
  const policy = async (url: string) =>
    String((await app.inject({ url })).headers['content-security-policy']);
  expect(await policy('/storybook/iframe.html')).toMatch(/'unsafe-inline'.*frame-ancestors 'self'/);
  for (const url of ['/', '/playground/', '/storybookish', '/api/huiqi/x'])
    expect(await policy(url)).not.toContain('unsafe-inline');
});

it.each(['/storybook/', '/playground/'])('does not serve %s outside the sandbox', async (url) => {
  const response = await (await serve(false)).inject({ url });
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-security-policy']).not.toContain('unsafe-inline');
});

it('keeps no page: neither those of a folder nor what any other address gets', async () => {
  const all = [...folders, 'packages/embed/dist/v1', 'packages/embed/dist'];
  const app = await serve(true, all);
  const accept = { accept: 'text/html' };
  const pages = [
    '/',
    '/index.html',
    '/login',
    '/productDetail/1',
    '/nowhere/at/all',
    '/playground/',
  ];
  for (const url of [...pages, '/storybook/', '/embed/v1/index.html', '/embed/index.html']) {
    const { headers, statusCode } = await app.inject({ url, headers: accept });
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-cache']);
    expect(headers['content-security-policy'], url).toContain('frame-ancestors');
  }
});
