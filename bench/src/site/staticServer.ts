import {
  Agent,
  createServer,
  request as ask,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const agent = new Agent({ keepAlive: true });

function forward(api: string, request: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', headers } = request;
  const sent = ask(api + (request.url ?? '/'), { method, headers, agent }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  sent.on('error', () => response.writeHead(502).end());
  request.pipe(sent);
}

type Texts = Readonly<Record<string, readonly [type: string, text: string]>>;

/**
 * Serves texts from memory, compressed like the site's own server. Proxies everything else to `api`, so that a
 * peer's page requests the same data from its own origin, as our pages do.
 */
export async function serveTexts(files: Texts, api?: string) {
  const ready = Object.fromEntries(
    Object.entries(files).map(([path, [type, text]]) => [
      path,
      { type, body: brotliCompressSync(text) },
    ]),
  );
  const server = createServer((request, response) => {
    const file = ready[request.url?.split('?')[0] ?? '/'];
    if (!file) {
      if (api === undefined) response.writeHead(404).end();
      else forward(api, request, response);
      return;
    }
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
