import type { HuiqiError } from '@huiqi/sdk';

/** Whether a call failed because nobody is signed in any more, which the form says by a notice of its own. */
export const isSessionError = ({ policy, quiet }: HuiqiError): boolean =>
  !quiet && (policy.action === 'session-expired' || policy.action === 'login-required');
