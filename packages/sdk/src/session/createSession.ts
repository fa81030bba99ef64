import { boundedSource } from './boundedSource.js';
import { cookieSession } from './cookieSession.js';
import type { SessionOptions, Session } from './session.js';
import { sharedSession } from './sharedSession.js';
import { tokenSession } from './tokenSession.js';

export function createSession(
  options: 'cookie' | 'token' | SessionOptions = 'cookie',
  timeoutMs: number,
): Session {
  if (options === 'cookie') return cookieSession();
  if (options === 'token') return tokenSession({ mode: 'token' });
  if (options.mode === 'cookie') return cookieSession();
  const token =
    typeof options.token === 'function' ? boundedSource(options.token, timeoutMs) : options.token;
  return options.cache === false ? sharedSession(token) : tokenSession({ ...options, token });
}
