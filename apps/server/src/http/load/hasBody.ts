import type { IncomingMessage } from 'node:http';

/** Whether a body follows the headers (RFC 9112 §6). */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
