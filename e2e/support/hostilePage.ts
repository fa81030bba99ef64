import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostilePage {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A page of another origin on the same site (only the port differs), so that the browser sends it our cookie despite
 * SameSite: the server must refuse it.
 */
export async function startHostilePage(html: string): Promise<HostilePage> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="zh-CN"><title>x</title><body>${html}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
