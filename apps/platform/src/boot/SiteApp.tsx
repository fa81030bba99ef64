import { useCallback, useMemo, useState } from 'react';
import type { HuiqiClient, UserInfo } from '@huiqi/sdk';
import {
  HuiqiProvider,
  useSetCurrentUser,
  type PreloadedResponse,
} from '@huiqi/components/provider';
import { Router } from 'wouter';
import { whenLoaded } from '../routes/pageModules.js';
import { RouteSwitch } from '../routes/RouteSwitch.js';
import type { BootResult } from './boot.js';
import { SiteContext, type Region, type Site } from './SiteContext.js';
import { useBrand } from './useBrand.js';
import { useHandoverFailure } from './useHandoverFailure.js';
import { useOtherTabs } from './useOtherTabs.js';
import { useSiteEvents } from './useSiteEvents.js';

interface SiteAppProps {
  readonly client: HuiqiClient;
  readonly booted: BootResult;
  readonly preloaded: readonly PreloadedResponse[];
}

function Visit({ client, booted }: Omit<SiteAppProps, 'preloaded'>) {
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
  useSiteEvents(client, user, signOut);
  useOtherTabs(client, user !== null, signOut);
  useHandoverFailure(booted.handoverFailure);
  const [{ area, config }, setRegion] = useState<Region>(booted.loaded);
  useBrand(config.brandColor);
  const site = useMemo<Site>(
    () => ({ user, area, config, setUser, setRegion }),
    [user, area, config, setUser],
  );
  return (
    <SiteContext.Provider value={site}>
      <RouteSwitch />
    </SiteContext.Provider>
  );
}

/** The site after startup. */
export function SiteApp({ preloaded, ...props }: SiteAppProps) {
  return (
    <HuiqiProvider client={props.client} preloaded={preloaded}>
      <Router aroundNav={whenLoaded}>
        <Visit {...props} />
      </Router>
    </HuiqiProvider>
  );
}
