import { isHuiqiError } from '@huiqi/sdk';

/** Whether a call failed because nobody is signed in any more, for which the form has a separate notice. */
export const isSessionError = (error: unknown): boolean =>
  isHuiqiError(error) &&
  !error.quiet &&
  (error.policy.action === 'session-expired' || error.policy.action === 'login-required');
