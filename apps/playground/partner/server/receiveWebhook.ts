import type { IncomingMessage, ServerResponse } from 'node:http';
import { verifyWebhook, WebhookError } from '@huiqi/sdk/webhooks';
import type { WebhookLog } from './WebhookLog.js';

const maxBytes = 65_536;

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Verifies a webhook before trusting any of it. */
export async function receiveWebhook(
  request: IncomingMessage,
  response: ServerResponse,
  { secret, log }: { readonly secret: string; readonly log: WebhookLog },
): Promise<void> {
  const body = await readBody(request);
  if (!body) return void response.writeHead(413).end();
  if (secret === '') {
    log.add(JSON.stringify({ refused: 'no secret (HUIQI_PARTNER_WEBHOOK_SECRET)' }));
    return void response.writeHead(503).end();
  }
  const header = String(request.headers['huiqi-signature'] ?? '');
  try {
    const event = await verifyWebhook(body, header, secret);
    log.add(JSON.stringify(event));
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    log.add(JSON.stringify({ refused: error.problem }));
    response.writeHead(400).end();
  }
}
