import type { OperationId, SecurityEventType } from '@huiqi/sdk';
import { clientAddress } from '../../http/headers/clientAddress.js';
import type { Call } from '../../http/context.js';
import { loggedRequestId } from '../../http/observe/loggedRequestId.js';
import { insertSecurityEvent, unknownSubject } from './repositorySecurityEvents.js';

type EventCall = Pick<
  Call<OperationId>,
  'config' | 'db' | 'keepWrites' | 'now' | 'partner' | 'request' | 'requestId'
>;

interface SecurityEventOf {
  readonly event: SecurityEventType;
  /** Whose account it was; undefined for an account that does not exist. */
  readonly userId: string | undefined;
  /** The way, or what was changed: fixed words and ids, never what was typed. */
  readonly detail: string;
}

/** Adds an event to the trail of an account, in the transaction of the call if it has one. */
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

/** Adds a failed login, which stays although the call is refused. */
export async function recordFailedLogin(
  call: EventCall,
  failed: Omit<SecurityEventOf, 'event'>,
): Promise<void> {
  await recordSecurityEvent(call, { ...failed, event: 'LOGIN_FAILED' });
  await call.keepWrites();
}
