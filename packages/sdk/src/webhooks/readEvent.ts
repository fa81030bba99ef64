import type { WebhookEvent as KnownEvent } from '../generated/models.js';
import { WebhookError } from './WebhookError.js';

/** The event of a webhook. A newer server may send a `type` that is not listed here: ignore it. */
export type WebhookEvent = Readonly<Omit<KnownEvent, 'type'>> & {
  readonly type: KnownEvent['type'] | (string & {});
};

const decoder = new TextDecoder('utf-8', { fatal: true });

const isEvent = (value: unknown): value is WebhookEvent =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'type', 'createdAt', 'partnerId'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );

/** Parses a signed body; throws if it is not an event. */
export function readEvent(bytes: Uint8Array): WebhookEvent {
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(bytes));
  } catch {
    // The error of the parser would quote the body.
    throw new WebhookError('body', 'The body is not JSON.');
  }
  if (!isEvent(value)) throw new WebhookError('body', 'The body is no event.');
  return value;
}
