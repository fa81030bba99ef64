import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PartnerSite {
  readonly origin: string;
  close(): Promise<void>;
}

/** What a partner's page holds beside its frame, and what it sends as its policy. */
export interface SitePage {
  readonly head?: string;
  readonly body: string;
  readonly policy?: string;
  /** Cross-origin isolated: everything of other origins has to say that it may be embedded. */
  readonly isIsolated?: boolean;
}

/** The pages of a partner by path, given the origin of the widget. */
export type SitePages = (from: string) => Readonly<Record<string, SitePage | undefined>>;

const standard = (from: string): SitePage => ({
  policy: `default-src 'none'; script-src ${from}; img-src ${from}; connect-src ${from}`,
  body: `<huiqi-app route="/cIGNALoan"></huiqi-app><script src="${from}/embed/v1/loader.js"></script>`,
});

/** A site of its own origin that carries the widget from ours, under the policy our readme asks for. */
export async function startPartnerSite(
  widgetOrigin: () => string,
  pages: SitePages = () => ({}),
): Promise<PartnerSite> {
  const server = createServer((request, response) => {
    const from = widgetOrigin();
    const {
      head = '',
      body,
      policy,
      isIsolated,
    } = pages(from)[request.url ?? ''] ?? standard(from);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (policy) response.setHeader('content-security-policy', policy);
    if (isIsolated) {
      response.setHeader('cross-origin-opener-policy', 'same-origin');
      response.setHeader('cross-origin-embedder-policy', 'require-corp');
    }
    response.end(
      `<!doctype html><html lang="zh-CN"><title>合作机构</title>${head}<body>${body}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
