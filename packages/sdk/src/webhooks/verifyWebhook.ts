import { equalBytes } from '../bridge/bytes.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { bytesOfBody, listSecrets } from './checkArguments.js';
import { readEvent, type WebhookEvent } from './readEvent.js';
import { parseHeader, signatureOf } from './signature.js';
import { WebhookError } from './WebhookError.js';

export interface VerifyWebhookOptions {
  /** Maximum difference between the signature's time and now. Defaults to 300 seconds. */
  readonly toleranceSeconds?: number | undefined;
  /** The current time in milliseconds. Defaults to `Date.now`. */
  readonly now?: (() => number) | undefined;
}

const isSame = (one: string, other: string) => equalBytes(utf8ToBytes(one), utf8ToBytes(other));

/**
 * Checks that a request is a webhook of ours and returns its event.
 *
 * @param body the text or bytes of the request as they arrived, not what a framework parsed from them
 * @param header the request's `Huiqi-Signature`
 * @param secrets the webhook's secret; during a rotation, the old one and the new one
 * @throws {WebhookError} unless one of the secrets signed the body within the tolerance
 * @throws {TypeError} for a body that was parsed, or without a secret
 *
 * An event may arrive twice: apply its effect once per `id`.
 */
export function verifyWebhook(
  body: string | Uint8Array,
  header: string | readonly string[] | null | undefined,
  secrets: string | readonly string[],
  options: VerifyWebhookOptions = {},
): WebhookEvent {
  const { toleranceSeconds = 300, now = Date.now } = options;
  const bytes = bytesOfBody(body);
  const known = listSecrets(secrets);
  const parsed = typeof header === 'string' ? parseHeader(header) : null;
  if (!parsed)
    throw new WebhookError('header', 'The header Huiqi-Signature is missing, or is no signature.');
  // Checked before the time: an unauthenticated sender learns nothing about our clock.
  const expected = known.map((secret) => signatureOf(secret, parsed.timestamp, bytes));
  const isSigned = parsed.signatures.some((given) => expected.some((own) => isSame(own, given)));
  if (!isSigned) throw new WebhookError('signature', 'No secret made this signature of this body.');
  const ageSeconds = Math.abs(now() / 1_000 - parsed.timestamp);
  if (!(ageSeconds <= toleranceSeconds))
    throw new WebhookError('timestamp', 'The signature is too old, or the clocks differ.');
  return readEvent(bytes);
}
