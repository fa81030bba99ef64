import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { HuiqiClient, UserInfo } from '@huiqi/sdk';
import {
  HuiqiProvider,
  useSetCurrentUser,
  type PreloadedResponse,
} from '@huiqi/components/provider';
import { Router } from 'wouter';
import type { Desktop } from '../desktop/Desktop.js';
import { DesktopContext, useDesktop } from '../desktop/DesktopContext.js';
import { whenLoaded } from '../routes/pageModules.js';
import { RouteSwitch } from '../routes/RouteSwitch.js';
import type { BootResult } from './boot.js';
import { SiteContext, type Region, type Site } from './SiteContext.js';
import { useBrand } from './useBrand.js';
import { useHandoverFailure } from './useHandoverFailure.js';
import { useOtherTabs } from './useOtherTabs.js';
import { useSiteEvents } from './useSiteEvents.js';

// Browsers need none of it.
const DesktopLayer = lazy(async () => ({
  default: (await import('../desktop/DesktopLayer.js')).DesktopLayer,
}));

interface SiteAppProps {
  readonly client: HuiqiClient;
  readonly booted: BootResult;
  readonly preloaded: readonly PreloadedResponse[];
  /** The desktop client around the site. Defaults to none. */
  readonly desktop?: Desktop | null;
}

function Visit({ client, booted }: Pick<SiteAppProps, 'client' | 'booted'>) {
  const desktop = useDesktop();
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
      {desktop && (
        <Suspense fallback={null}>
          <DesktopLayer desktop={desktop} />
        </Suspense>
      )}
      <RouteSwitch />
    </SiteContext.Provider>
  );
}

/** The site after startup. */
export function SiteApp({ preloaded, desktop = null, ...props }: SiteAppProps) {
  return (
    <HuiqiProvider client={props.client} preloaded={preloaded} reset="tree">
      <Router aroundNav={whenLoaded}>
        <DesktopContext.Provider value={desktop}>
          <Visit {...props} />
        </DesktopContext.Provider>
      </Router>
    </HuiqiProvider>
  );
}
