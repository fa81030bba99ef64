import { isHuiqiError } from '@huiqi/sdk';
import { placesIn } from './placesIn.js';

const ofOurs = 'page-';

/** The number for support: that of the failed request, or one generated here (`reportFailure`). */
export function failureNumber(error: unknown): string {
  if (isHuiqiError(error) && error.requestId) return error.requestId;
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const [serial = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${ofOurs}${time}${serial.toString(36).padStart(7, '0')}`;
}

/**
 * Reports a failure without a request number to the server: its log and the browser's console have it under the number
 * generated here. Without a connection it is reported once there is one.
 */
export function reportFailure(number: string, error: unknown): void {
  if (!number.startsWith(ofOurs)) return;
  // oxlint-disable-next-line no-console -- with more than the server is told
  console.error(number, error);
  const body = JSON.stringify({
    number,
    error: error instanceof Error ? error.name : null,
    places: placesIn(error),
  });
  const headers = { 'Content-Type': 'application/json' };
  const send = () => fetch('/page-failures', { method: 'POST', headers, body, keepalive: true });
  send().catch(() =>
    addEventListener('online', () => void send().catch(() => undefined), { once: true }),
  );
}
