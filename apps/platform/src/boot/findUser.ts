import { startSession, type HuiqiClient, type UserInfo } from '@huiqi/sdk';
import { isLogoutUnfinished } from './unfinishedLogout.js';

/** Who is signed in. After a logout that was not confirmed it is nobody: the logout is tried again instead. */
export async function findUser(client: HuiqiClient): Promise<UserInfo | null> {
  if (!isLogoutUnfinished()) return startSession(client);
  await import('./finishLogout.js')
    .then((code) => code.finishLogout(client))
    .catch(() => undefined);
  return null;
}
