import type { HuiqiError } from '../errors/HuiqiError.js';

interface EventBase {
  readonly operationId: string | undefined;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  /** Words for the user (zh-CN). */
  readonly userMessage: string;
}

/**
 * What the SDK found should happen. The host decides how: a site changes its route, a widget tells
 * the page around it.
 */
export type HuiqiEvent =
  | (EventBase & { readonly type: 'session-expired'; readonly redirectTo: string })
  | (EventBase & { readonly type: 'login-required'; readonly redirectTo: string })
  | (EventBase & { readonly type: 'not-found'; readonly redirectTo: string })
  | (EventBase & { readonly type: 'product-off-shelf'; readonly redirectTo: string })
  | (EventBase & { readonly type: 'order-missing'; readonly redirectTo: string })
  | (EventBase & { readonly type: 'too-frequent' })
  | (EventBase & { readonly type: 'desktop-login' });

export type HuiqiEventType = HuiqiEvent['type'];

/** The event an error stands for, if it stands for any. */
export function eventOf(error: HuiqiError): HuiqiEvent | undefined {
  const { operationId, code, requestId, userMessage, policy } = error;
  const base = { operationId, code, requestId, userMessage };
  switch (policy.action) {
    case 'session-expired':
    case 'login-required':
      return { ...base, type: policy.action, redirectTo: policy.redirectTo ?? '/login' };
    case 'not-found-page':
      return { ...base, type: 'not-found', redirectTo: policy.redirectTo ?? '/404' };
    case 'redirect':
      return policy.redirectTo === '/userCenter'
        ? { ...base, type: 'order-missing', redirectTo: '/userCenter' }
        : { ...base, type: 'product-off-shelf', redirectTo: policy.redirectTo ?? '/loan' };
    case 'too-frequent':
    case 'desktop-login':
      return { ...base, type: policy.action };
    default:
      return undefined;
  }
}
