import { createHmac } from 'node:crypto';

/** The `Huiqi-Signature` header of a body: the time, and one signature per valid key. */
export function signatureHeader(body: string, secrets: readonly string[], now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1_000);
  const sign = (secret: string) =>
    createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return [`t=${timestamp}`, ...secrets.map((secret) => `v1=${sign(secret)}`)].join(',');
}
