import type { LoginResult, OperationId } from '@huiqi/sdk';
import { ApiError } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import { verifyPassword } from '../../security/passwords.js';
import type { CaptchaSolution } from '../captchas/checkCaptcha.js';
import { recordFailedLogin } from '../../securityEvents/recordSecurityEvent.js';
import type { Account } from './repository.js';
import { signIn, type LoginWay } from './signIn.js';
import { beginTry } from './tries.js';

interface PasswordAttempt {
  readonly account: string;
  readonly password: string;
  readonly captcha: CaptchaSolution;
  readonly by: LoginWay;
  readonly find: () => Promise<Account | undefined>;
  /** One code for an unknown account, a disabled one and a wrong password. */
  readonly refusal: string;
}

/** Signs in with a name and a password. */
export async function loginWithPassword(
  call: UserCall<OperationId>,
  { account, by, captcha, find, password, refusal }: PasswordAttempt,
): Promise<LoginResult> {
  const release = await beginTry(call, { kind: 'login', account, captcha });
  const found = await find();
  const matches = await verifyPassword(found?.passwordHash, password);
  if (!matches || !found || found.disabled) {
    await recordFailedLogin(call, { userId: found?.id, detail: by });
    throw new ApiError(refusal);
  }
  await release();
  return signIn(call, found, { by });
}
