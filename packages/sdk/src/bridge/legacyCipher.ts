import { lastOf } from '../builtins/lastOf.js';
import AES from 'crypto-js/aes.js';
import Base64 from 'crypto-js/enc-base64.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import ECB from 'crypto-js/mode-ecb.js';
import CryptoJS from 'crypto-js/core.js';
import NoPadding from 'crypto-js/pad-nopadding.js';
import Pkcs7 from 'crypto-js/pad-pkcs7.js';
import { bytesOfWords, toText } from './bytes.js';
import { hostError } from './hostError.js';
import { parseBounded } from './messages.js';

export interface LegacyCipherOptions {
  /** 16, 24 or 32 bytes of UTF-8, from the host's configuration; never part of a bundle. */
  readonly key: string;
  readonly mode: 'CBC' | 'ECB';
  /** CBC only: 16 bytes of UTF-8. */
  readonly iv?: string;
}

/** Encrypts and decrypts messages. */
export interface LegacyCipher {
  encrypt(message: unknown): string;
  /** Throws a HuiqiError (BRIDGE_UNREADABLE) on anything that is not a message under this key. */
  decrypt(text: string): unknown;
}

/**
 * Removes PKCS#7 padding. crypto-js checks the last byte only and accepts an empty or negative length, so that a wrong key
 * would yield an empty text.
 */
function unpad(padded: Uint8Array): Uint8Array {
  const count = lastOf(padded) ?? 0;
  const padding = padded.subarray(-count);
  const right = count >= 1 && count <= 16 && padding.every((byte) => byte === count);
  if (!right || count >= padded.length) throw new Error('padding');
  return padded.subarray(0, -count);
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * The cipher of existing desktop shells: AES with a fixed key, PKCS#7, Base64 (spec 1 §9).
 *
 * It only hides messages from a casual reader: without a MAC a message can be changed in transit (CBC: a flipped bit of
 * the IV flips a bit of the text; ECB: blocks can be moved), a captured one can be replayed, and anyone with the client
 * has the key. Use the authenticated protocol wherever the shell supports it. Throws a HuiqiError
 * (BRIDGE_CONFIGURATION) for a key or IV of another length.
 */
export function legacyCipher({ key, mode, iv }: LegacyCipherOptions): LegacyCipher {
  if (![16, 24, 32].includes(bytesOf(key))) throw hostError('BRIDGE_CONFIGURATION');
  // Without an IV, crypto-js throws an internal TypeError in CBC mode.
  if (mode === 'CBC' && (iv === undefined || bytesOf(iv) !== 16)) {
    throw hostError('BRIDGE_CONFIGURATION');
  }
  const secret = Utf8.parse(key);
  const chain = mode === 'ECB' ? { mode: ECB } : { iv: Utf8.parse(iv ?? '') };

  function read(text: string): unknown {
    const ciphertext = Base64.parse(text);
    if (ciphertext.sigBytes === 0 || ciphertext.sigBytes % 16 !== 0) throw new Error('length');
    const params = CryptoJS.lib.CipherParams.create({ ciphertext });
    const padded = bytesOfWords(AES.decrypt(params, secret, { ...chain, padding: NoPadding }));
    const message = parseBounded(toText(unpad(padded)));
    if (typeof message !== 'object' || message === null) throw new Error('no message');
    return message;
  }

  return {
    encrypt: (message) =>
      AES.encrypt(JSON.stringify(message), secret, {
        ...chain,
        padding: Pkcs7,
      }).ciphertext.toString(Base64),
    decrypt(text) {
      try {
        return read(text);
      } catch {
        throw hostError('BRIDGE_UNREADABLE');
      }
    },
  };
}
