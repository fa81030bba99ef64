import { isHuiqiError, logoutEverywhere, type HuiqiClient } from '@huiqi/sdk';
import { setLogoutUnfinished } from './unfinishedLogout.js';

/** Tries the logout again; rejects while the server does not confirm it. */
export async function finishLogout(client: HuiqiClient): Promise<void> {
  try {
    await logoutEverywhere(client);
  } catch (error) {
    // There is no session to end.
    if (!(isHuiqiError(error) && error.httpStatus === 401)) throw error;
  }
  setLogoutUnfinished(false);
}
