import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface EmbedFiles {
  readonly origin: string;
  readonly version: string;
  close(): Promise<void>;
}

const embed = (path: string) =>
  fileURLToPath(new URL(`../../packages/embed/${path}`, import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css',
};

/** The published files on a separate origin, as a partner's CDN serves them, without its pages or the API. */
export async function startEmbedFiles(): Promise<EmbedFiles> {
  const { version } = JSON.parse(await readFile(embed('package.json'), 'utf8')) as {
    version: string;
  };
  const server = createServer((request, response) => {
    void (async () => {
      const [, path = ''] = /^\/embed\/([\w./-]+)$/.exec(request.url ?? '') ?? [];
      const isOurs = path.startsWith(`${version}/`) && !path.includes('..');
      const body = isOurs ? await readFile(embed(`dist/${path}`)).catch(() => null) : null;
      // For modules, and for pages that are cross-origin isolated.
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      if (body) response.setHeader('content-type', types[extname(path)] ?? 'text/plain');
      else response.statusCode = 404;
      response.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    version,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
