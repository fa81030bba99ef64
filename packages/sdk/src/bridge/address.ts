import { hostError } from './hostError.js';

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Checks the shell's address: loopback, or `wss` for anything else; without user, query or fragment, since addresses end
 * up in logs. Throws a HuiqiError (BRIDGE_CONFIGURATION).
 */
export function checkAddress(address: string): string {
  const url = parse(address);
  const safe = url.protocol === 'wss:' || (url.protocol === 'ws:' && loopback.has(url.hostname));
  const plain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (!safe || !plain) throw hostError('BRIDGE_CONFIGURATION');
  return url.href;
}

function parse(address: string): URL {
  try {
    return new URL(address);
  } catch {
    throw hostError('BRIDGE_CONFIGURATION');
  }
}
