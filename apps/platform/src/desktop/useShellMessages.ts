import { useHuiqi } from '@huiqi/components/provider';
import { useLogout } from '@huiqi/components/session';
import { exchangeHandover, saveAgentArea } from '@huiqi/sdk';
import { useEffect, useRef } from 'react';
import { setLogoutUnfinished } from '../boot/unfinishedLogout.js';
import { setLoginReason } from '../boot/loginReason.js';
import { useSite } from '../boot/SiteContext.js';
import { useLanding } from '../pages/session/useLanding.js';
import type { Desktop } from './Desktop.js';

/** Follows logins and logouts in the desktop client (docs/host-bridge.md). */
export function useShellMessages({ follow }: Desktop): void {
  const { client, queryClient } = useHuiqi();
  const { user: shown, setUser } = useSite();
  const before = useRef(shown);
  const land = useLanding();
  const logout = useLogout(({ ok }) => {
    if (!ok) setLogoutUnfinished(true);
    setLoginReason('left');
    setUser(null);
  });
  useEffect(() => {
    before.current = shown;
    follow({
      async signedIn(handover) {
        const user = await exchangeHandover(client, { kind: 'token', ...handover });
        saveAgentArea(user);
        if (location.pathname === '/login') return land(user);
        // After another login the page is as the user left it, with its form. A logout may have come during the exchange.
        if (before.current?.id !== user.id) return setUser(user);
        await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
      },
      signedOut: logout.run,
      // What was done there, such as a company that was bound, is shown here.
      windowClosed: () => queryClient.invalidateQueries({ predicate: () => true }),
    });
  });
}
