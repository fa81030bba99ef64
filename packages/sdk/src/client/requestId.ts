import { requestIdPrefix } from '../generated/constants.js';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const eightHours = 8 * 3_600_000;
let second = 0;
let stamp = '';

/** `web-` + date-time (Asia/Shanghai) + 6 random characters (spec 2 §9). */
export function createRequestId(now: number = Date.now()): string {
  const current = Math.floor(now / 1000);
  if (current !== second) {
    second = current;
    stamp = new Date(now + eightHours).toISOString().replace(/\D/g, '').slice(0, 14);
  }
  let serial = '';
  for (let at = 0; at < 6; at += 1) {
    serial += alphabet.charAt(Math.floor(Math.random() * alphabet.length));
  }
  return requestIdPrefix + stamp + serial;
}

/** 128 random bits. `crypto.randomUUID` is missing on plain http, `getRandomValues` is not. */
export function createIdempotencyKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
