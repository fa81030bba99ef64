import type { HuiqiEventDetail } from '../host/eventMap.js';

type Told = CustomEvent<HuiqiEventDetail<'huiqi-error'> | HuiqiEventDetail<'huiqi-login-required'>>;

export interface Explainer {
  readonly explain: (event: Told) => void;
  readonly stop: () => void;
}

// The page's developers have asked for it, by `debug`.
// oxlint-disable-next-line no-console -- see above
const say = (sentence: string) => console.warn(`Huiqi: ${sentence}`);

/** Explains in the console what is wrong around a widget that loads files and data from `origins`. */
export function explainFailures(origins: readonly string[]): Explainer {
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const origin = origins.find((one) => blockedURI.startsWith(one));
    if (!origin) return;
    say(
      `the page's Content-Security-Policy blocked ${blockedURI}; add ${origin} to ${effectiveDirective}`,
    );
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return {
    explain({ detail }) {
      if ('resume' in detail) return say(loginSentences[detail.reason]);
      const { type, code, requestId, message = '' } = detail;
      if (type === 'token')
        return say(`fetchToken failed, so the user is a visitor (${code}): ${message}`);
      say(`${type} error ${code}${requestId ? `, request ${requestId}` : ''}: ${message}`);
      if (code !== 'ORIGIN') return;
      say(
        `list ${location.origin} as an origin of your partner (scheme, host and port, nothing else): an administrator of the ` +
          'platform does that in /partnerManage',
      );
    },
    stop: () => document.removeEventListener('securitypolicyviolation', onViolation),
  };
}

const loginSentences = {
  expired: 'the token has ended and there is no other; sign the user in and call resume()',
  visitor: 'a visitor wants what needs a login; sign the user in and call resume()',
} as const;
