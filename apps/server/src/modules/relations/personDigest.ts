import { createHmac } from 'node:crypto';

/** Makes the same opaque id of the same person each time; nobody without the key can try out phone numbers. */
export type PersonDigest = (identity: string) => string;

/** 132 bits of the HMAC: short enough for addresses, too long for two people to share. */
export const personDigest =
  (key: string): PersonDigest =>
  (identity) =>
    createHmac('sha256', key).update(identity).digest('base64url').slice(0, 22);
