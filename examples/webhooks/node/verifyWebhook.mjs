import { createHmac, timingSafeEqual } from 'node:crypto';

// Of bytes: texts of the same length may have another number of them, for which `timingSafeEqual` throws.
const isSame = (a, b) => a.length === b.length && timingSafeEqual(a, b);

/** Whether one of the secrets signed the body (a Buffer, as it arrived) at most five minutes from `now` (seconds). */
export function verifyWebhook(body, header, secrets, now = Date.now() / 1000) {
  const parts = (header ?? '').split(',').map((part) => part.trim());
  const times = parts.filter((part) => part.startsWith('t=')).map((part) => part.slice(2));
  if (times.length !== 1 || !/^\d{1,12}$/.test(times[0])) return false;
  if (Math.abs(now - Number(times[0])) > 300) return false;
  return secrets.some((secret) => {
    const own = createHmac('sha256', secret).update(`${times[0]}.`).update(body).digest('hex');
    return parts.some((part) => isSame(Buffer.from(part), Buffer.from(`v1=${own}`)));
  });
}
