import { scrub } from './scrub.js';

interface Thrown {
  readonly message?: unknown;
  readonly query?: unknown;
  readonly code?: unknown;
}

const sqlState = /^[0-9A-Z]{5}$/;

/** The database puts values into its messages, and its driver the parameters: only the statement is kept. */
export function safeMessage({ message, query, code }: Thrown): string {
  if (typeof query === 'string') return scrub(`Failed query: ${query}`);
  if (typeof code === 'string' && sqlState.test(code)) return '';
  return typeof message === 'string' ? scrub(message) : '';
}
