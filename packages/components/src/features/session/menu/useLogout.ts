import { logoutEverywhere } from '@huiqi/sdk';
import { useClient, useHuiqi } from '../../../provider/context.js';
import { useAction } from '../../../provider/useAction.js';
import { useSetCurrentUser } from '../../../provider/useCurrentUser.js';
import { forgetInput } from './forgetInput.js';

/**
 * Signs out in every tab and drops the user's cached data and input. After a failed call the user goes to the home page
 * instead of the login page (spec 1 §4); the callback receives which of the two it was. An unconfirmed session may
 * still exist: the host says so and offers a retry.
 */
export function useLogout(onLoggedOut: (outcome: { readonly ok: boolean }) => void) {
  const client = useClient();
  const { drafts } = useHuiqi();
  const setUser = useSetCurrentUser();
  return useAction(async () => {
    // At once: a user who logs in meanwhile keeps what they type.
    forgetInput(drafts);
    const ok = await logoutEverywhere(client).then(
      () => true,
      () => false,
    );
    // Somebody has logged in meanwhile.
    if (!client.session.ended) return;
    forgetInput(drafts);
    setUser(null);
    onLoggedOut({ ok });
  });
}
