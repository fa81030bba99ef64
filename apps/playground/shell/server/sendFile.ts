import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Sends a file of the simulator's page. */
export async function sendFile(
  root: string,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const name = normalize(path === '' ? 'index.html' : path);
  const type = types[extname(name)];
  const file = join(root, name);
  const body = type && file.startsWith(root) ? await readFile(file).catch(() => null) : null;
  if (body === null || type === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
}
