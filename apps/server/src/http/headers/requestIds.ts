import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const clientForm = /^web-[A-Za-z0-9-]{6,64}$/;

// Identifies a request in logs and responses and is not secret: random bytes each time would cost more than the call.
const processId = randomBytes(9).toString('hex');
let requestCount = 0;

export function newRequestId(): string {
  requestCount += 1;
  return `srv-${processId}-${requestCount.toString(36)}`;
}

/** The id that a client of ours gave its request, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && clientForm.test(given) ? given : newRequestId();
}
