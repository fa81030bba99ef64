import type { LoginResult, OperationId } from '@huiqi/sdk';
import type { UserCall } from '../../http/context.js';
import { startSession, type Login } from '../../http/access/sessionEffects.js';
import { recordSecurityEvent } from '../../securityEvents/recordSecurityEvent.js';
import { readUserInfo, type Account } from './repository.js';

/** The ways to sign in. */
export type LoginWay = 'password' | 'tax' | 'phone' | 'handover' | 'code' | 'register';

interface SignIn extends Pick<Login, 'familyId' | 'partnerId'> {
  readonly by: LoginWay;
}

/** Starts a session for an account after its secret was checked. */
export async function signIn(
  call: UserCall<OperationId>,
  { id, sessionEpoch }: Pick<Account, 'id' | 'sessionEpoch'>,
  { by, ...login }: SignIn,
): Promise<LoginResult> {
  await startSession(call, { ...login, userId: id, epoch: sessionEpoch });
  await recordSecurityEvent(call, { event: 'LOGIN', userId: id, detail: by });
  const userInfo = await readUserInfo(call, id);
  if (!userInfo) throw new Error('A user who signed in is gone');
  return { userInfo };
}
