import { bytesOfBody, listSecrets } from './checkArguments.js';
import { signatureOf } from './signature.js';

export interface SignWebhookOptions {
  /** The current time in milliseconds. Defaults to `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** Returns the `Huiqi-Signature` header of a body, for testing receivers. */
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
