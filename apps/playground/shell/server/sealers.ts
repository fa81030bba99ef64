import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Encrypts and authenticates with the keys of one direction; `open` throws on anything it did not seal. */
export interface Sealer {
  readonly ivLength: number;
  seal(plain: Buffer, bound: Buffer): { readonly iv: Buffer; readonly data: Buffer };
  open(iv: Buffer, data: Buffer, bound: Buffer): Buffer;
}

/** AES-256-GCM; the tag follows the ciphertext. */
export function gcmSealer(keys: Buffer): Sealer {
  const key = keys.subarray(0, 32);
  return {
    ivLength: 12,
    seal(plain, bound) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(bound);
      const data = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
      return { iv, data };
    },
    open(iv, data, bound) {
      const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 });
      cipher.setAAD(bound).setAuthTag(data.subarray(-16));
      return Buffer.concat([cipher.update(data.subarray(0, -16)), cipher.final()]);
    },
  };
}

/** AES-256-CBC, then HMAC-SHA-256 over lengths, associated data, IV and ciphertext. */
export function macSealer(keys: Buffer): Sealer {
  const key = keys.subarray(0, 32);
  const tagOf = (iv: Buffer, data: Buffer, bound: Buffer) =>
    createHmac('sha256', keys.subarray(32))
      .update(Buffer.from([bound.length >>> 8, bound.length & 0xff, iv.length]))
      .update(bound)
      .update(iv)
      .update(data)
      .digest();
  return {
    ivLength: 16,
    seal(plain, bound) {
      const iv = randomBytes(16);
      const cipher = createCipheriv('aes-256-cbc', key, iv);
      const data = Buffer.concat([cipher.update(plain), cipher.final()]);
      return { iv, data: Buffer.concat([data, tagOf(iv, data, bound)]) };
    },
    open(iv, data, bound) {
      const cipher = data.subarray(0, Math.max(0, data.length - 32));
      const tag = data.subarray(cipher.length);
      const expected = tagOf(iv, cipher, bound);
      if (tag.length !== expected.length || !timingSafeEqual(tag, expected)) throw new Error('tag');
      const plain = createDecipheriv('aes-256-cbc', key, iv);
      return Buffer.concat([plain.update(cipher), plain.final()]);
    },
  };
}
