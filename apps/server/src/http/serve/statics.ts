import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.js';
import { sendNotFound } from '../errors/errors.js';
import { isPageVisit } from '../errors/failurePage.js';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';
const hashed = /[-.][A-Za-z0-9_-]{8,}\.(js|css|woff2|svg|png)$/;

interface Site {
  readonly prefix: string;
  readonly root: string;
  readonly cache: (path: string) => string;
}

const byHash = (path: string) => (hashed.test(path) ? immutable : revalidate);

const stories = (root: string): Site => ({
  prefix: '/storybook/',
  root: join(root, 'packages/components/storybook-static'),
  cache: byHash,
});

const playground = (root: string): Site => ({
  prefix: '/playground/',
  root: join(root, 'apps/playground/dist'),
  cache: byHash,
});

/** The same files: older browsers remember a failed module, so a retry needs other addresses. */
const retries = (widget: string): Site[] =>
  (existsSync(widget) ? readdirSync(widget) : [])
    .filter((folder) => /^v?\d/.test(folder))
    .map((folder) => ({
      prefix: `/embed/${folder}/retry/:attempt/`,
      root: join(widget, folder),
      cache: () => 'no-store',
    }));

const sites = ({ staticRoot: root, sandbox }: Pick<Config, 'staticRoot' | 'sandbox'>): Site[] => [
  {
    prefix: '/embed/v1/',
    root: join(root, 'packages/embed/dist/v1'),
    cache: () => 'public, max-age=300',
  },
  ...retries(join(root, 'packages/embed/dist')),
  { prefix: '/embed/', root: join(root, 'packages/embed/dist'), cache: () => immutable },
  // Developer tools stay on their machines; stories also need a wider policy (securityHeaders.ts).
  ...(sandbox ? [playground(root), stories(root)] : []),
  { prefix: '/', root: join(root, 'apps/platform/dist'), cache: byHash },
];

/** The router ignores a trailing slash (serverOptions.ts), so that no wildcard matches the bare folder. */
function openAtFolder(app: FastifyInstance, prefix: string, root: string): void {
  app.get(prefix.slice(0, -1), (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    // The page's relative links need the trailing slash.
    if (!path.endsWith('/')) return reply.redirect(prefix, 308);
    reply.header('Cache-Control', revalidate);
    return reply.sendFile('index.html', root);
  });
}

const waiting = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>组件目录</title>
<p>组件目录正在构建，约需一分钟，完成后自动显示。</p>`;

/** Stories are built while the server runs: until then their folder says so. */
function openStories(app: FastifyInstance, { prefix, root }: Site): void {
  mkdirSync(root, { recursive: true });
  const index = join(root, 'index.html');
  app.get(prefix.slice(0, -1), (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    if (!path.endsWith('/')) return reply.redirect(prefix, 308);
    reply.header('Cache-Control', revalidate);
    if (existsSync(index)) return reply.sendFile('index.html', root);
    return reply.code(503).header('Refresh', '5').type('text/html').send(waiting);
  });
}

interface StaticOptions {
  readonly config: Pick<Config, 'sandbox' | 'staticRoot'>;
}

async function addFiles(app: FastifyInstance, { config }: StaticOptions): Promise<void> {
  if (config.sandbox) openStories(app, stories(config.staticRoot));
  const built = sites(config).filter(({ root }) => existsSync(root));
  for (const [position, { prefix, root, cache }] of built.entries()) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      preCompressed: true,
      // The server's own programs, beside what is served (docs/adr/0035).
      allowedPath: (path) => prefix !== '/embed/' || !path.startsWith('/server/'),
      decorateReply: position === 0,
      wildcard: true,
      index: ['index.html'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Also for pages that other routes send: all of them use the settings of the first site.
        reply.header('Cache-Control', path.endsWith('.html') ? revalidate : cache(path));
      },
    });
    const hasIndex = existsSync(join(root, 'index.html'));
    if (hasIndex && prefix !== '/' && prefix !== '/storybook/') openAtFolder(app, prefix, root);
  }
  const home = join(config.staticRoot, 'apps/platform/dist');
  app.setNotFoundHandler((request, reply) => {
    if (!isPageVisit(request) || !existsSync(join(home, 'index.html')))
      return sendNotFound(request, reply);
    // Keeps search engines from listing nonexistent pages.
    reply.headers({ 'Cache-Control': revalidate, 'X-Robots-Tag': 'noindex' });
    return reply.sendFile('index.html', home);
  });
}

/** Serves the built site, playground, widgets and stories; unknown page addresses get the site itself. */
export const statics = fp(addFiles, { name: 'statics', dependencies: ['unlistedMethods'] });
