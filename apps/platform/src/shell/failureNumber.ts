import { isHuiqiError } from '@huiqi/sdk';
import { placesIn } from './placesIn.js';

/** Reports a fault to the server, whose log then has the number; without a connection once there is one. */
function report(number: string, error: unknown): void {
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

/**
 * The number that support asks for: that of the request which failed, else one made here, under which the log of the server
 * and the console of the browser have the fault.
 */
export function failureNumber(error: unknown): string {
  if (isHuiqiError(error) && error.requestId) return error.requestId;
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const [serial = 0] = crypto.getRandomValues(new Uint32Array(1));
  const number = `page-${time}${serial.toString(36).padStart(7, '0')}`;
  // oxlint-disable-next-line no-console -- with more than the server is told
  console.error(number, error);
  report(number, error);
  return number;
}
