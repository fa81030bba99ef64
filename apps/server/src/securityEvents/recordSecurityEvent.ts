import type { OperationId, SecurityEventType } from '@huiqi/sdk';
import { clientAddress } from '../http/headers/clientAddress.js';
import type { Call } from '../http/context.js';
import { loggedRequestId } from '../http/observe/loggedRequestId.js';
import { insertSecurityEvent, unknownSubject } from './repository.js';

type EventCall = Pick<
  Call<OperationId>,
  'config' | 'db' | 'keepWrites' | 'now' | 'partner' | 'request' | 'requestId'
>;

interface SecurityEventOf {
  readonly event: SecurityEventType;
  /** Owner of the account; undefined if there is no such account. */
  readonly userId: string | undefined;
  /** The method, or what was changed: fixed words and ids, never user input. */
  readonly detail: string;
}

/** Appends an event to an account's trail, in the call's transaction if it has one. */
export async function recordSecurityEvent(
  { config, db, now, partner, request, requestId }: EventCall,
  { event, userId, detail }: SecurityEventOf,
): Promise<void> {
  await insertSecurityEvent(db, {
    subject: userId ?? unknownSubject,
    event,
    detail,
    address: clientAddress(request, config),
    partnerId: partner?.id ?? null,
    requestId: loggedRequestId(requestId),
    createdAt: now(),
  });
}

/** Records a failed login, which persists although the call is refused. */
export async function recordFailedLogin(
  call: EventCall,
  failed: Omit<SecurityEventOf, 'event'>,
): Promise<void> {
  await recordSecurityEvent(call, { ...failed, event: 'LOGIN_FAILED' });
  await call.keepWrites();
}
