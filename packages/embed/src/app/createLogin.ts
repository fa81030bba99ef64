import type { Emit } from '../host/createEmitter.js';
import type { HuiqiEventDetails } from '../host/eventMap.js';

type Reason = HuiqiEventDetails['huiqi-login-required']['reason'];

export interface Login {
  /** Asks the page to sign the user in; `afterLogin` continues what they wanted. */
  readonly ask: (reason: Reason, afterLogin?: () => void) => void;
  /** The same for a refused call: concurrent ones notify the page once. */
  readonly refused: (reason: Reason) => void;
}

/** Concurrent calls are refused within this time. */
const atOnceMs = 1_000;

/** `renew` requests a token and resolves with whether there is one. */
export function createLogin(emit: Emit, renew: () => Promise<boolean>): Login {
  let askedAt = -atOnceMs;
  const ask: Login['ask'] = (reason, afterLogin) => {
    askedAt = performance.now();
    const resume = async () => {
      // Not before the user is signed in, or the page would be asked again at once.
      if (!(await renew())) return;
      askedAt = -atOnceMs;
      afterLogin?.();
    };
    emit('huiqi-login-required', { reason, resume: () => void resume() });
  };
  return {
    ask,
    refused(reason) {
      if (performance.now() - askedAt >= atOnceMs) ask(reason);
    },
  };
}
