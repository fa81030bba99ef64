import { useClient, useHuiqi } from '@huiqi/components/provider';
import { exchangeHandover, logoutEverywhere, saveAgentArea } from '@huiqi/sdk';
import { acceptsNothing, acceptsSignedIn } from '@huiqi/sdk/bridge';
import { useEffect, useRef } from 'react';
import { useSite } from '../boot/SiteContext.js';
import { useLanding } from '../pages/session/useLanding.js';
import type { Desktop } from './Desktop.js';

/** Follows logins and logouts in the desktop client (docs/host-bridge.md). */
export function useShellMessages({ bridge, loggedIn }: Desktop): void {
  const client = useClient();
  const { queryClient } = useHuiqi();
  const { user, setUser } = useSite();
  const land = useLanding();
  const present = useRef({ user, setUser, land });
  useEffect(() => {
    present.current = { user, setUser, land };
  });
  useEffect(() => {
    const stopSignedIn = bridge.handle('signed-in', {
      accepts: acceptsSignedIn,
      async run({ source, token }) {
        const { user: before, ...page } = present.current;
        const user = await exchangeHandover(client, { kind: 'token', source, token });
        loggedIn();
        saveAgentArea(user);
        if (location.pathname === '/login') return page.land(user);
        // Whoever logs in again finds the page as they left it, with its form.
        if (before?.id === user.id) {
          return queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
        }
        page.setUser(user);
      },
    });
    const stopSignedOut = bridge.handle('signed-out', {
      accepts: acceptsNothing,
      async run() {
        await logoutEverywhere(client);
        present.current.setUser(null);
      },
    });
    return () => {
      stopSignedIn();
      stopSignedOut();
    };
  }, [bridge, client, loggedIn, queryClient]);
}
