import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The bytes of a body; throws a TypeError for one that was parsed already. */
export function bytesOfBody(body: unknown): Uint8Array {
  if (typeof body === 'string') return utf8ToBytes(body);
  if (body instanceof Uint8Array) return body;
  throw new TypeError(
    'body must be the text or the bytes of the request as they arrived; a parsed body cannot be verified.',
  );
}

/** The secrets as a list; throws a TypeError without any, or for an empty one, with which anyone could sign. */
export function listSecrets(secrets: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(secrets) ? secrets : [secrets];
  const isText = (secret: unknown): secret is string => typeof secret === 'string' && secret !== '';
  if (list.length > 0 && list.every(isText)) return list;
  throw new TypeError('secrets must be the secret of the webhook, or a list of secrets.');
}
