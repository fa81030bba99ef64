import { createHmac } from 'node:crypto';

interface Signed {
  readonly id: string;
  readonly body: string;
  readonly secrets: readonly string[];
  readonly now: Date;
}

/** The key that a secret stands for by Standard Webhooks; ours signs with the text of the secret. */
const standardKey = (secret: string) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

/**
 * The headers by which a receiver knows an event for ours: `Huiqi-Signature`, and those of Standard Webhooks
 * (standardwebhooks.com), whose libraries verify them in most languages. Each has one signature per valid secret.
 */
export function signatureHeaders({ id, body, secrets, now }: Signed): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1_000);
  const own = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
  );
  const standard = secrets.map((secret) =>
    createHmac('sha256', standardKey(secret)).update(`${id}.${timestamp}.${body}`).digest('base64'),
  );
  return {
    'huiqi-signature': [`t=${timestamp}`, ...own.map((one) => `v1=${one}`)].join(','),
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': standard.map((one) => `v1,${one}`).join(' '),
  };
}
