import { isHuiqiError } from '@huiqi/sdk';

/**
 * The number that support asks for: that of the request which failed, else one made here, under which the console of the
 * browser has the fault.
 */
export function failureNumber(error: unknown): string {
  if (isHuiqiError(error) && error.requestId) return error.requestId;
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const [serial = 0] = crypto.getRandomValues(new Uint32Array(1));
  const number = `page-${time}${serial.toString(36).padStart(7, '0')}`;
  // oxlint-disable-next-line no-console -- whoever is told the number looks here
  console.error(number, error);
  return number;
}
