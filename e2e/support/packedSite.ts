import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildModules, packEmbed } from './packedEmbed.js';

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
  await buildModules();
  const embed = await packEmbed();
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '';
      const [, rest] = /^\/(?:huiqi|embed)\/([\w./-]+)$/.exec(path) ?? [];
      const file = rest ? await embed.read(rest) : undefined;
      const reply = (type: string, body: string | Buffer) => {
        response.setHeader('content-type', type);
        response.end(body);
      };
      if (file) reply(file.type, file.body);
      else if (file === null) response.writeHead(404).end();
      else if (path === '/page.js') reply('text/javascript', script(api(), embed.version));
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
      await embed.remove();
    },
  };
}
