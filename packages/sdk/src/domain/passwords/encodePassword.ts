import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Base64 of the SHA-256 of the UTF-8 password: the form in which passwords are sent. */
export function encodePassword(password: string): string {
  // WebCrypto is missing on plain http, which some hosts still use.
  return btoa(String.fromCharCode(...sha256(utf8ToBytes(password))));
}
