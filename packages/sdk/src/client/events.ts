import type { ErrorPolicy } from '../errors/catalogueTypes.js';
import type { HuiqiError } from '../errors/HuiqiError.js';

interface EventBase {
  readonly operationId: string | undefined;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  /** Words for the user (zh-CN). */
  readonly userMessage: string;
}

type EventName = NonNullable<ErrorPolicy['event']>;
type LeadsToPage = Exclude<EventName, 'too-frequent' | 'desktop-login'>;

/**
 * What should happen, as the error catalogue has it. The host decides how: a site changes its route, a widget tells the
 * page around it.
 */
export type HuiqiEvent =
  | {
      [Name in LeadsToPage]: EventBase & { readonly type: Name; readonly redirectTo: string };
    }[LeadsToPage]
  | (EventBase & { readonly type: Exclude<EventName, LeadsToPage> });

export type HuiqiEventType = HuiqiEvent['type'];

/** The event of an error, if the catalogue gives it one. */
export function eventOf(error: HuiqiError): HuiqiEvent | undefined {
  const { operationId, code, requestId, userMessage, policy } = error;
  const { event, redirectTo } = policy;
  if (event === undefined) return undefined;
  const base = { operationId, code, requestId, userMessage };
  return {
    ...base,
    type: event,
    ...(redirectTo === undefined ? {} : { redirectTo }),
  } as HuiqiEvent;
}
