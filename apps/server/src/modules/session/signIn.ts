import type { LoginResult, OperationId } from '@huiqi/sdk';
import type { UserCall } from '../../http/context.js';
import { startSession, type Login } from '../../http/sessionEffects.js';
import { readUserInfo, type Account } from './repository.js';

/** Starts a session of an account whose secret was checked. */
export async function signIn(
  call: UserCall<OperationId>,
  { id, sessionEpoch }: Pick<Account, 'id' | 'sessionEpoch'>,
  login: Pick<Login, 'familyId' | 'partnerId'> = {},
): Promise<LoginResult> {
  await startSession(call, { ...login, userId: id, epoch: sessionEpoch });
  const userInfo = await readUserInfo(call, id);
  if (!userInfo) throw new Error('A user who signed in is gone');
  return { userInfo };
}
