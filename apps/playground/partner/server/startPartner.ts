import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { issueToken, type TokenSettings } from './issueToken.js';
import { receiveWebhook } from './receiveWebhook.js';
import { sendErrors } from './sendErrors.js';
import { sendSite } from './sendSite.js';
import { WebhookLog } from './WebhookLog.js';

export interface PartnerOptions extends TokenSettings {
  /** 0 for any free one. */
  readonly port: number;
  /** Folder of the site's files. */
  readonly site: string;
  /** Empty refuses every webhook. */
  readonly webhookSecret: string;
}

/** A partner's site: its page with the widget, its users' tokens, and the webhooks of their orders. */
export async function startPartner(options: PartnerOptions) {
  const { api, port, site, webhookSecret } = options;
  const log = new WebhookLog();

  async function sendToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A real partner looks at its own session here. Other sites must not start one.
    if (request.headers['sec-fetch-site'] !== 'same-origin')
      return void response.writeHead(403).end();
    const token = await issueToken(options);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(token));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://partner.invalid');
    const route = `${request.method} ${url.pathname}`;
    if (route === 'POST /token') return sendToken(request, response);
    if (route === 'GET /webhooks/events') return log.follow(response);
    if (route === 'POST /webhooks')
      return receiveWebhook(request, response, { secret: webhookSecret, log });
    if (route.startsWith('GET /errors')) return sendErrors(url.pathname, response);
    if (request.method === 'GET') return sendSite({ url, site, api, response });
    response.writeHead(405).end();
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.end();
      else response.writeHead(502).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      log.end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
