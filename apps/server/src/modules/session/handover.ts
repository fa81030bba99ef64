import type { LoginResult, OperationId } from '@huiqi/sdk';
import { ApiError } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { UserCall } from '../../http/context.js';
import { findEnabled } from './repository.js';
import { issueToken, takeToken, type GivenToken } from './repositoryOneTime.js';
import { signIn } from './signIn.js';
import { countByAddress } from './tries.js';

const lifeSeconds = 60;

/** Source of codes of the single sign-on, which names none. */
export const signOnSource = 'sso';

/**
 * Makes the one-time token with which a partner's page hands a user over (`getUserByToken`), or a code of the single
 * sign-on (`getUserByCode`). For partners' servers that exchange their own proof of a user for it.
 */
export async function createHandover(
  db: Queryable,
  { userId, source }: { readonly userId: string; readonly source: string },
  now: Date,
): Promise<string> {
  const kind = source === signOnSource ? 'code' : 'handover';
  const { token } = await issueToken(db, { kind, source, userId, lifeSeconds }, now);
  return token;
}

/** Makes a ticket that identifies a user to another site; it cannot be used to sign in here. */
export const createTicket = (
  db: Queryable,
  { userId, source }: { readonly userId: string; readonly source: string },
  now: Date,
) => issueToken(db, { kind: 'ticket', source, userId, lifeSeconds }, now);

/** Signs in the user of a one-time token; a second use is refused. */
export async function exchange(
  call: UserCall<OperationId>,
  given: GivenToken,
): Promise<LoginResult> {
  const { release } = await countByAddress(call, 'handover');
  const taken = await takeToken(call.db, given, call.now());
  if (taken.state === 'spent') {
    call.request.log.warn({ source: given.source }, 'a one-time token was used again');
    throw new ApiError('002004');
  }
  const account = taken.state === 'taken' ? await findEnabled(call.db, taken.userId) : undefined;
  if (!account) throw new ApiError('791214');
  await release();
  return signIn(call, account);
}
