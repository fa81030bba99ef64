import type { ErrorPolicy } from '../errors/catalogueTypes.js';
import type { HuiqiError } from '../errors/HuiqiError.js';

interface EventBase {
  readonly operationId: string | undefined;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  /** Message for the user (zh-CN). */
  readonly userMessage: string;
}

type PolicyWithEvent = Extract<ErrorPolicy, { readonly event: string }>;
type LeadsToPage = Extract<PolicyWithEvent, { readonly redirectTo: string }>['event'];
type StaysOnPage = Exclude<PolicyWithEvent['event'], LeadsToPage>;

/**
 * What should happen on an error, according to the catalogue. The host decides how: a site changes its route, a widget
 * notifies the page around it.
 */
export type HuiqiEvent =
  | {
      [Name in LeadsToPage]: EventBase & { readonly type: Name; readonly redirectTo: string };
    }[LeadsToPage]
  | (EventBase & { readonly type: StaysOnPage });

export type HuiqiEventType = HuiqiEvent['type'];

/** Where the catalogue's pages are among the insurer-style addresses (spec 1 §2). */
const insurerPages: Readonly<Record<string, string>> = {
  '/loan': '/cIGNALoan',
  '/userCenter': '/cIGNAOrderDetails',
};

/** The event of an error, if the catalogue gives it one; at an insurer-type address it leads to one. */
export function eventOf(error: HuiqiError, insurer: boolean): HuiqiEvent | undefined {
  const { operationId, code, requestId, userMessage, policy } = error;
  if (!('event' in policy)) return undefined;
  const base = { operationId, code, requestId, userMessage };
  const event = { ...base, type: policy.event };
  if (!('redirectTo' in policy)) return event as HuiqiEvent;
  const { redirectTo } = policy;
  const page = insurer ? insurerPages[redirectTo] : undefined;
  return { ...event, redirectTo: page ?? redirectTo } as HuiqiEvent;
}
