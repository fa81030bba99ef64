import { cookieSession } from './cookieSession.js';
import type { SessionOptions, Session } from './session.js';
import { sharedSession } from './sharedSession.js';
import { tokenSession } from './tokenSession.js';

export function createSession(options: 'cookie' | 'token' | SessionOptions = 'cookie'): Session {
  if (options === 'cookie') return cookieSession();
  if (options === 'token') return tokenSession({ mode: 'token' });
  if (options.mode === 'cookie') return cookieSession();
  return options.cache === false ? sharedSession(options.token) : tokenSession(options);
}
