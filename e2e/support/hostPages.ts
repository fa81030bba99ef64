import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface HostPage {
  readonly html: string;
  readonly policy: string | undefined;
  /** Cross-origin isolated: everything from other origins must permit embedding. */
  readonly isIsolated?: boolean;
}

/** A site of the sample partner: one page, on an origin that the server lists. */
export interface HostPages {
  readonly origin: string;
  /** The same page on another site than the server's, on an origin of the developers of the sandbox. */
  readonly elsewhere: string;
  /** The same page on an origin that is not listed. */
  readonly stranger: string;
  /** Origin of the server that the widget is from. */
  from: string;
  /** The page served from now on. */
  page: HostPage;
  close(): Promise<void>;
}

export async function startHostPages(): Promise<HostPages> {
  const server = createServer((_request, response) => {
    const { html, policy, isIsolated } = pages.page;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (policy !== undefined) response.setHeader('content-security-policy', policy);
    if (isIsolated) {
      response.setHeader('cross-origin-opener-policy', 'same-origin');
      response.setHeader('cross-origin-embedder-policy', 'require-corp');
    }
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const pages: HostPages = {
    origin: `http://127.0.0.1:${port}`,
    elsewhere: `http://localhost:${port}`,
    stranger: `http://stranger.localhost:${port}`,
    from: '',
    page: { html: '', policy: undefined },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return pages;
}

let ofWorker: HostPages | undefined;

/** Each worker has one server, and so one partner site. */
export const keepHostPages = (pages: HostPages | undefined): void => {
  ofWorker = pages;
};

export function hostPages(): HostPages {
  if (!ofWorker) throw new Error('the test has no fixture `server`');
  return ofWorker;
}
