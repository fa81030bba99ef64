import { isHuiqiError } from '@huiqi/sdk';
import { placesIn } from './placesIn.js';

const ofOurs = 'page-';

/** The number that support asks for: that of the request which failed, else one made here (`reportFailure`). */
export function failureNumber(error: unknown): string {
  if (isHuiqiError(error) && error.requestId) return error.requestId;
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const [serial = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${ofOurs}${time}${serial.toString(36).padStart(7, '0')}`;
}

/**
 * Tells the server of a fault that no request has a number for: its log has it under the number made here, and so has the
 * console of the browser. Without a connection it is told once there is one.
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
