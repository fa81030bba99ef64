import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { WebhookFailure } from '@huiqi/sdk';
import { guardedLookup, refusedAddress } from './guardedLookup.js';
import { literalAddress, mayReach, type TargetRules } from './webhookTarget.js';

export interface OutgoingWebhook {
  readonly url: URL;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface SendOptions {
  readonly rules: TargetRules;
  /** Limits name resolution, connection and response together. Defaults to ten seconds. */
  readonly timeoutMs?: number | undefined;
}

/** Outcome of an attempt: a status, or why there is none. */
export interface SendOutcome {
  readonly status: number | null;
  readonly failure: WebhookFailure | null;
}

/** Longer responses are cut off; the content is ignored. */
const maxResponseBytes = 65_536;

function failureOf(error: unknown): WebhookFailure {
  const { code = '', name = '' } = error as { code?: string; name?: string };
  if (code === refusedAddress) return 'ADDRESS';
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'TIMEOUT';
  return /CERT|ERR_TLS|UNABLE_TO_VERIFY/.test(code) ? 'CERTIFICATE' : 'CONNECTION';
}

function failureOfStatus(status: number): WebhookFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'REDIRECT' : 'STATUS';
}

/** Waits for the end of a response, or until it is too long. */
function drain(response: IncomingMessage, onEnd: () => void): void {
  let size = 0;
  response.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxResponseBytes) response.destroy();
  });
  response.on('error', onEnd);
  response.on('close', onEnd);
}

/** Sends a webhook once; never throws. Does not follow redirects or use a proxy. */
export function sendWebhook(
  { url, body, headers }: OutgoingWebhook,
  { rules, timeoutMs = 10_000 }: SendOptions,
): Promise<SendOutcome> {
  const address = literalAddress(url);
  // Literal addresses are not looked up.
  if (address !== null && !mayReach(url, address, rules))
    return Promise.resolve({ status: null, failure: 'ADDRESS' });
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    lookup: guardedLookup(url, rules),
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...headers,
      'user-agent': 'Huiqi-Webhooks/1',
    },
  };
  return new Promise((resolve) => {
    const send = url.protocol === 'http:' ? httpRequest : httpsRequest;
    const sent = send(url, options, (response) => {
      const status = response.statusCode ?? 0;
      drain(response, () => resolve({ status, failure: failureOfStatus(status) }));
    });
    sent.on('error', (error) => resolve({ status: null, failure: failureOf(error) }));
    sent.end(body);
  });
}
