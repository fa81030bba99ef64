import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** HMAC-SHA-256 over `<timestamp>.<body>`, in hex. */
export const signatureOf = (secret: string, timestamp: number, body: Uint8Array): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(secret), concatBytes(utf8ToBytes(`${timestamp}.`), body)));

/** The parts of a header `t=<unix seconds>,v1=<hex>[,v1=<hex>]`. */
export interface SignatureHeader {
  readonly timestamp: number;
  readonly signatures: readonly string[];
}

const timestampForm = /^\d{1,12}$/;
const signatureForm = /^[0-9a-f]{64}$/;
/** A sender signs with the few valid keys; more would be an attack. */
const maxParts = 20;

/** Parses a header; null if it is malformed. Schemes other than `v1` are left out. */
export function parseHeader(header: string): SignatureHeader | null {
  const parts = header.split(',', maxParts).map((part) => part.trim());
  const valuesOf = (name: string) =>
    parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1));
  const [timestamp, ...more] = valuesOf('t');
  const signatures = valuesOf('v1').filter((value) => signatureForm.test(value));
  if (timestamp === undefined || more.length > 0 || !timestampForm.test(timestamp)) return null;
  return signatures.length === 0 ? null : { timestamp: Number(timestamp), signatures };
}
