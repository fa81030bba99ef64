import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { packEmbed } from './packedEmbed.js';

export interface PackedFiles {
  readonly origin: string;
  readonly version: string;
  close(): Promise<void>;
}

/**
 * The files of the published tarball on an origin of their own, as a partner's network of caches serves them: neither its
 * pages nor the API are there.
 */
export async function startPackedFiles(): Promise<PackedFiles> {
  const embed = await packEmbed();
  const server = createServer((request, response) => {
    void (async () => {
      const [, path = ''] = /^\/embed\/([\w./-]+)$/.exec(request.url ?? '') ?? [];
      const file = path ? await embed.read(path) : null;
      // For modules, and for pages that are cross-origin isolated.
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      if (file) response.setHeader('content-type', file.type);
      else response.statusCode = 404;
      response.end(file?.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    version: embed.version,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await embed.remove();
    },
  };
}
