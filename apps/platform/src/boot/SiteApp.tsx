import { useCallback, useMemo, useState } from 'react';
import type { HuiqiClient, UserInfo } from '@huiqi/sdk';
import { HuiqiProvider, useSetCurrentUser } from '@huiqi/components/provider';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { BootResult } from './boot.js';
import { SiteContext, type Site } from './SiteContext.js';
import { useSiteEvents, type SiteNavigation } from './useSiteEvents.js';

interface SiteAppProps {
  readonly client: HuiqiClient;
  readonly booted: BootResult;
  readonly router: DataRouter;
}

function SiteRouter({ client, booted, router }: SiteAppProps) {
  const [user, setUserState] = useState<UserInfo | null>(booted.user);
  const setCached = useSetCurrentUser();
  const setUser = useCallback(
    (next: UserInfo | null) => {
      setCached(next);
      setUserState(next);
    },
    [setCached],
  );
  const signOut = useCallback(() => setUser(null), [setUser]);
  const navigation = useMemo<SiteNavigation>(
    () => ({ path: () => router.state.location.pathname, go: (to) => void router.navigate(to) }),
    [router],
  );
  useSiteEvents(client, navigation, signOut);
  const { area, config } = booted.loaded;
  const site = useMemo<Site>(
    () => ({ user, area, config, setUser }),
    [user, area, config, setUser],
  );
  return (
    <SiteContext.Provider value={site}>
      <RouterProvider router={router} />
    </SiteContext.Provider>
  );
}

/** The site after its start-up. */
export function SiteApp(props: SiteAppProps) {
  return (
    <HuiqiProvider client={props.client}>
      <SiteRouter {...props} />
    </HuiqiProvider>
  );
}
