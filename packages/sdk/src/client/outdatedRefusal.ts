import { HuiqiError } from '../errors/HuiqiError.js';
import { fallbackMessages } from '../generated/fallbackMessages.js';

/** Whether the server asks for a login. */
export const refusesSession = ({ policy: { action } }: HuiqiError): boolean =>
  action === 'session-expired' || action === 'login-required';

/**
 * The refusal of a call that was sent before a later login. Without an event, as that login is valid: the call may be
 * made again, but not by the client, since it may be somebody else's.
 */
export const outdatedRefusal = (error: HuiqiError): HuiqiError =>
  new HuiqiError({
    ...error,
    kind: 'business',
    message: error.message,
    userMessage: fallbackMessages.business,
    policy: { action: 'toast' },
  });
