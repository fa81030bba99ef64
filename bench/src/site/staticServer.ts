import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Serves texts from memory, compressed as the site's own server does. */
export async function serveTexts(files: Readonly<Record<string, [type: string, text: string]>>) {
  const ready = Object.fromEntries(
    Object.entries(files).map(([path, [type, text]]) => [
      path,
      { type, body: brotliCompressSync(text) },
    ]),
  );
  const server = createServer((request, response) => {
    const file = ready[request.url ?? '/'];
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
