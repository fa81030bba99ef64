import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a secret for storage, bound to its row by `rowId`. */
export function sealSecret(secret: string, rowId: string, key: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const sealer = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(rowId));
  const sealed = Buffer.concat([sealer.update(secret, 'utf8'), sealer.final()]);
  return Buffer.concat([nonce, sealer.getAuthTag(), sealed]).toString('base64');
}

function openWith(sealed: Buffer, rowId: string, key: Buffer): string | null {
  const nonce = sealed.subarray(0, nonceBytes);
  const opener = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(rowId))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const text = opener.update(sealed.subarray(nonceBytes + tagBytes));
    return Buffer.concat([text, opener.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** Decrypts a secret with the first matching key; null if none matches. */
export function openSecret(sealed: string, rowId: string, keys: readonly Buffer[]): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  for (const key of keys) {
    const secret = openWith(bytes, rowId, key);
    if (secret !== null) return secret;
  }
  return null;
}
