import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Respond = (response: ServerResponse, received: ReceivedWebhook) => void;

/** A local webhook receiver; responds 204 by default. */
export async function startReceiver() {
  const received: ReceivedWebhook[] = [];
  let respond: Respond = (response) => response.writeHead(204).end();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      const one = { headers: request.headers, body };
      received.push(one);
      respond(response, one);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    respondWith: (next: Respond) => {
      respond = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type WebhookReceiver = Awaited<ReturnType<typeof startReceiver>>;
