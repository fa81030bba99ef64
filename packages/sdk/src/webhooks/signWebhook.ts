import { bytesOfBody, listSecrets } from './checkArguments.js';
import { signatureOf } from './signature.js';

export interface SignWebhookOptions {
  /** The present in milliseconds. Defaults to `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** Returns the header `Huiqi-Signature` of a body, for tests of what receives webhooks. */
export function signWebhook(
  body: string | Uint8Array,
  secrets: string | readonly string[],
  { now = Date.now }: SignWebhookOptions = {},
): string {
  const timestamp = Math.floor(now() / 1_000);
  const bytes = bytesOfBody(body);
  const signatures = listSecrets(secrets).map((one) => `v1=${signatureOf(one, timestamp, bytes)}`);
  return [`t=${timestamp}`, ...signatures].join(',');
}
