import { createHmac } from 'node:crypto';

/** Computes the same opaque id for a person each time; without the key, nobody can try out phone numbers. */
export type PersonDigest = (identity: string) => string;

/** 132 bits of the HMAC: short enough for addresses, long enough to be unique. */
export const personDigest =
  (key: string): PersonDigest =>
  (identity) =>
    createHmac('sha256', key).update(identity).digest('base64url').slice(0, 22);
