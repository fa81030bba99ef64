import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import AES from 'crypto-js/aes.js';
import CryptoJS from 'crypto-js/core.js';
import WordArray from 'crypto-js/lib-typedarrays.js';
import { bytesOfWords, equalBytes, randomBytes } from './bytes.js';
import type { DirectionKeys } from './keys.js';

/** Encrypts and authenticates bytes; `open` throws on anything it did not seal. */
export interface Sealer {
  readonly ivLength: number;
  seal(plain: Uint8Array<ArrayBuffer>, bound: Uint8Array<ArrayBuffer>): Promise<Sealed>;
  open(sealed: Sealed, bound: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}

export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  /** Ciphertext and tag. */
  readonly data: Uint8Array<ArrayBuffer>;
}

/** AES-256-GCM by WebCrypto with a fresh 96-bit IV per frame (NIST SP 800-38D). */
export async function gcmSealer(keys: DirectionKeys): Promise<Sealer> {
  const key = await crypto.subtle.importKey('raw', keys.encrypt, 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
  const settings = (iv: Uint8Array<ArrayBuffer>, bound: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: bound,
    tagLength: 128,
  });
  return {
    ivLength: 12,
    async seal(plain, bound) {
      const iv = randomBytes(12);
      const data = await crypto.subtle.encrypt(settings(iv, bound), key, plain);
      return { iv, data: new Uint8Array(data) };
    },
    async open({ iv, data }, bound) {
      return new Uint8Array(await crypto.subtle.decrypt(settings(iv, bound), key, data));
    },
  };
}

const tagLength = 32;
const words = (bytes: Uint8Array) => WordArray.create(bytes as unknown as number[]);

/**
 * AES-256-CBC, then HMAC-SHA-256 over associated data, IV and ciphertext: for pages outside a secure context, which have
 * no WebCrypto.
 */
export function macSealer(keys: DirectionKeys): Sealer {
  const key = words(keys.encrypt);
  const tagOf = (iv: Uint8Array, data: Uint8Array, bound: Uint8Array) => {
    const mac = hmac.create(sha256, keys.authenticate);
    // Lengths first, so that no byte can move from one part to the next.
    mac.update(Uint8Array.from([bound.length >>> 8, bound.length & 0xff, iv.length]));
    return mac.update(bound).update(iv).update(data).digest();
  };
  return {
    ivLength: 16,
    seal(plain, bound) {
      const iv = randomBytes(16);
      const cipher = bytesOfWords(AES.encrypt(words(plain), key, { iv: words(iv) }).ciphertext);
      const data = new Uint8Array(cipher.length + tagLength);
      data.set(cipher);
      data.set(tagOf(iv, cipher, bound), cipher.length);
      return Promise.resolve({ iv, data });
    },
    async open({ iv, data }, bound) {
      const cipher = data.subarray(0, Math.max(0, data.length - tagLength));
      const tag = data.subarray(cipher.length);
      if (!equalBytes(tag, tagOf(iv, cipher, bound))) throw new Error('tag');
      const ciphertext = words(cipher);
      const params = CryptoJS.lib.CipherParams.create({ ciphertext });
      return bytesOfWords(AES.decrypt(params, key, { iv: words(iv) }));
    },
  };
}

/** Whether the page may use WebCrypto. */
export const hasWebCrypto = (): boolean =>
  typeof crypto !== 'undefined' && crypto.subtle !== undefined;
