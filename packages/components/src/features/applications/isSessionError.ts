import { isHuiqiError } from '@huiqi/sdk';

/** Whether a call failed because nobody is signed in any more, which the form says by a notice of its own. */
export const isSessionError = (error: unknown): boolean =>
  isHuiqiError(error) &&
  !error.quiet &&
  (error.policy.action === 'session-expired' || error.policy.action === 'login-required');
