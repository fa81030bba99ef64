import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hmac } from '@noble/hashes/hmac.js';
import { toBytes } from './bytes.js';

/** Who wrote a frame. */
export type Side = 'page' | 'shell';

/** What both ends know after the handshake. */
export interface SessionSecret {
  /** At least 16 bytes, generated at each start of the shell. */
  readonly secret: Uint8Array;
  readonly session: string;
  readonly pageChallenge: string;
  readonly shellChallenge: string;
}

/** Keys of one direction in one session, so that a frame cannot be reflected to its writer. */
export interface DirectionKeys {
  readonly encrypt: Uint8Array<ArrayBuffer>;
  readonly authenticate: Uint8Array<ArrayBuffer>;
}

const label = 'huiqi-bridge/1';

/** HKDF-SHA-256 (RFC 5869) over the secret, salted with everything both sides chose. */
export function deriveKeys(shared: SessionSecret, writer: Side): DirectionKeys {
  const salt = toBytes(`${shared.session}|${shared.pageChallenge}|${shared.shellChallenge}`);
  const bytes = hkdf(sha256, shared.secret, salt, toBytes(`${label}/${writer}`), 64);
  return {
    encrypt: Uint8Array.from(bytes.subarray(0, 32)),
    authenticate: Uint8Array.from(bytes.subarray(32)),
  };
}

/** Proves knowledge of the secret, for this handshake only. */
export function handshakeProof(shared: SessionSecret, prover: Side): Uint8Array {
  const { session, pageChallenge, shellChallenge } = shared;
  const text = `${label}/proof/${prover}|${session}|${pageChallenge}|${shellChallenge}`;
  return hmac(sha256, shared.secret, toBytes(text));
}

/** Associated data of a frame. */
export const associatedData = (session: string, writer: Side, sequence: number) =>
  toBytes(`${label}|${session}|${writer}|${sequence}`);
