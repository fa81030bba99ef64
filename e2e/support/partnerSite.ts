import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PartnerSite {
  readonly origin: string;
  close(): Promise<void>;
}

/** A site of its own origin that carries the widget from ours, under the policy our readme asks for. */
export async function startPartnerSite(widgetOrigin: () => string): Promise<PartnerSite> {
  const server = createServer((_request, response) => {
    const from = widgetOrigin();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${from}; img-src ${from}; connect-src ${from}`,
    );
    response.end(
      `<!doctype html><html lang="zh-CN"><title>合作机构</title><body>
      <huiqi-app route="/cIGNALoan"></huiqi-app><script src="${from}/embed/v1/loader.js"></script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
