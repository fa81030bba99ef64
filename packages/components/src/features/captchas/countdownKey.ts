import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Hexadecimal digits kept of the hash: thousands of phones share each value, so it identifies none. */
const kept = 5;

/** Storage key of the time until which a phone gets no other code for a purpose. */
export function countdownKey(purpose: string, phone: string): string {
  const hash = bytesToHex(sha256(utf8ToBytes(phone))).slice(0, kept);
  return `huiqi-code-wait:${purpose}:${hash}`;
}
