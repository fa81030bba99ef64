import { randomBytes } from 'node:crypto';
import type { LoginResult, OperationId } from '@huiqi/sdk';
import { ApiError } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { UserCall } from '../../http/context.js';
import { partnerOf } from '../../http/access/partnerOf.js';
import { recordPartnerEvent } from '../../trail/recordPartnerEvent.js';
import { recordFailedLogin } from '../../securityEvents/recordSecurityEvent.js';
import { findEnabled, findEnabledPartner } from './repository.js';
import {
  issueToken,
  takeToken,
  type GivenToken,
  type TakenToken,
} from './oneTimeTokenRepository.js';
import { signIn } from './signIn.js';
import { countByAddress } from './tries.js';

/** Lifetime of a handover or code in seconds. */
export const handoverSeconds = 60;

/** Source of single sign-on codes, which name none. */
export const signOnSource = 'sso';

interface Handover {
  readonly userId: string;
  readonly source: string;
  /** The partner whose server requested it. */
  readonly partnerId?: string;
}

/**
 * Creates the one-time token with which a partner's page hands a user over (`getUserByToken`), or a single sign-on code
 * (`getUserByCode`), for partner servers that exchange their own proof of a user for it.
 */
export async function createHandover(
  db: Queryable,
  { userId, source, partnerId }: Handover,
  now: Date,
): Promise<string> {
  const kind = source === signOnSource ? 'code' : 'handover';
  const asked = { kind, source, userId, partnerId, lifeSeconds: handoverSeconds } as const;
  return (await issueToken(db, asked, now)).token;
}

/** Creates a ticket that identifies a user to another site; it cannot be used to sign in here. */
export const createTicket = (
  db: Queryable,
  { userId, source }: { readonly userId: string; readonly source: string },
  now: Date,
) => issueToken(db, { kind: 'ticket', source, userId, lifeSeconds: handoverSeconds }, now);

type ExchangeCall = UserCall<OperationId>;

/** A second use ends the first one's session: one of the two is not the user (RFC 6749 §4.1.2). */
async function revoke(call: ExchangeCall, spent: TakenToken & { state: 'spent' }): Promise<void> {
  const { db, now, requestId, sessions } = call;
  const { familyId, partnerId, userId } = spent;
  if (familyId === null) return;
  await sessions.closeFamily(db, familyId);
  if (partnerId === null) return;
  await recordPartnerEvent(db, { type: 'CODE_REUSED', partnerId, userId, requestId }, now());
}

/** Whether the partner that requested a token may still sign its users in from this page. */
async function isOpenTo({ db, request }: ExchangeCall, partnerId: string | null): Promise<boolean> {
  if (partnerId === null) return true;
  const partner = await findEnabledPartner(db, partnerId);
  if (!partner) return false;
  partnerOf(partner, request.page);
  return true;
}

/** Signs in the user of a one-time token; a second use is refused and ends the first one's session. */
export async function exchange(call: ExchangeCall, given: GivenToken): Promise<LoginResult> {
  const { release } = await countByAddress(call, 'handover');
  const by = given.kind === 'code' ? 'code' : 'handover';
  const familyId = randomBytes(32).toString('base64url');
  // In one transaction: a second use waits here until there is a session to end.
  const result = await call.pool.transaction(async (db) => {
    const taken = await takeToken(db, given, call.now(), familyId);
    if (taken.state !== 'taken') return taken;
    const account = await findEnabled(db, taken.userId);
    if (!account || !(await isOpenTo({ ...call, db }, taken.partnerId))) return null;
    return signIn({ ...call, db }, account, { by, familyId, partnerId: taken.partnerId });
  });
  if (result && 'userInfo' in result) {
    await release();
    return result;
  }
  const userId = result?.state === 'spent' ? result.userId : undefined;
  await recordFailedLogin(call, { userId, detail: by });
  if (result?.state !== 'spent') throw new ApiError('791214');
  await revoke(call, result);
  call.request.log.warn({ source: given.source }, 'a one-time token was used again');
  throw new ApiError('002004');
}
