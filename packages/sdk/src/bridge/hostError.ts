import { HuiqiError } from '../errors/HuiqiError.js';
import { hostErrorMessages, type HostErrorCode } from './copy.js';

/**
 * An error of the bridge (`kind: 'host'`). It never carries a frame, a key or what was wrong with either: all unreadable
 * frames fail identically, so that an attacker learns nothing from the difference.
 */
export function hostError(code: HostErrorCode, cause?: unknown): HuiqiError {
  return new HuiqiError({
    kind: 'host',
    code,
    message: `host bridge: ${code}`,
    userMessage: hostErrorMessages[code],
    retryable: code === 'BRIDGE_LOST' || code === 'BRIDGE_TIMEOUT' || code === 'BRIDGE_NOT_OPEN',
    quiet: code === 'BRIDGE_ABORTED',
    ...(cause === undefined ? {} : { cause }),
  });
}
