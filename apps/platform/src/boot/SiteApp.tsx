import { lazyPart, useToast } from '@huiqi/components/ui';
import { Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { getUserInfo, isHuiqiError, type HuiqiClient, type UserInfo } from '@huiqi/sdk';
import {
  HuiqiProvider,
  useSetCurrentUser,
  type HuiqiProviderProps,
  type PreloadedResponse,
} from '@huiqi/components/provider';
import { Router } from 'wouter';
import type { Desktop } from '../desktop/Desktop.js';
import { DesktopContext, useDesktop } from '../desktop/DesktopContext.js';
import { keepShownOf } from '../routes/lastShown.js';
import { preloadPage, whenLoaded } from '../routes/pageModules.js';
import { RouteSwitch } from '../routes/RouteSwitch.js';
import type { BootResult } from './boot.js';
import { findUser } from './findUser.js';
import { SiteContext, type ArrivalFailure, type Region, type Site } from './SiteContext.js';
import { isLogoutUnfinished, onLogoutUnfinished, setLogoutUnfinished } from './unfinishedLogout.js';
import { useBrand } from './useBrand.js';
import { useHandoverFailure } from './useHandoverFailure.js';
import { useOtherTabs } from './useOtherTabs.js';
import { useSiteEvents } from './useSiteEvents.js';

// Browsers need none of it.
const DesktopLayer = lazyPart(async () => ({
  default: (await import('../desktop/DesktopLayer.js')).DesktopLayer,
}));

const LogoutBar = lazyPart(async () => ({
  default: (await import('./LogoutBar.js')).LogoutBar,
}));

const messageOf = (error: unknown): string =>
  isHuiqiError(error) ? error.userMessage : '暂时无法确认您是否已登录，请检查网络后重试。';

interface SiteAppProps {
  readonly client: HuiqiClient;
  readonly booted: BootResult;
  readonly preloaded: readonly PreloadedResponse[];
  /** The desktop client around the site. Defaults to none. */
  readonly desktop?: Desktop | null;
  /** Where the page was drawn by the server; until it is hydrated, the address is this one. */
  readonly address?: { readonly path: string; readonly search: string } | undefined;
  readonly onMissingResponse?: HuiqiProviderProps['onMissingResponse'];
}

function Visit({ client, booted }: Pick<SiteAppProps, 'client' | 'booted'>) {
  const desktop = useDesktop();
  const [user, setUserState] = useState<UserInfo | null>(booted.user);
  const [arrivalFailure, setFailure] = useState<ArrivalFailure | null>(null);
  const setCached = useSetCurrentUser();
  const setUser = useCallback(
    (next: UserInfo | null) => {
      if (next) {
        setLogoutUnfinished(false);
        // Before the next page draws its links.
        keepShownOf(next.id);
      }
      setCached(next);
      setFailure(null);
      setUserState(next);
    },
    [setCached],
  );
  // The user with whom the page opened, too.
  useEffect(() => {
    if (user) keepShownOf(user.id);
  }, [user]);
  const [arriving, ask] = useState(() => booted.arriving);
  const [isArriving, setArriving] = useState(arriving !== undefined);
  const toast = useToast();
  useEffect(() => {
    // Not as a transition: where one suspends, React may forget to retry a part that is loading, as of a menu opened meanwhile.
    const arrive = (found: UserInfo | null) => {
      setCached(found, true);
      setUserState(found);
      setArriving(false);
    };
    // Nobody is a visitor because the server failed: what is personal waits, and the message is shown (spec 1 §8).
    const fail = (error: unknown) => {
      toast.error(messageOf(error));
      setArriving(false);
      setFailure({
        error,
        retry: () => {
          setFailure(null);
          setArriving(true);
          ask(findUser(client));
        },
      });
    };
    arriving?.then(arrive, fail);
  }, [arriving, client, setCached, toast]);
  const signOut = useCallback(() => setUser(null), [setUser]);
  useSiteEvents(client, user, signOut);
  useOtherTabs(user !== null, signOut);
  useHandoverFailure(booted.handoverFailure);
  const isUnfinished = useSyncExternalStore(onLogoutUnfinished, isLogoutUnfinished, () => false);
  const [{ area, config }, setRegion] = useState<Region>(booted.loaded);
  useBrand(config.brandColor);
  const site = useMemo<Site>(
    () => ({
      user,
      isArriving,
      arrivalFailure,
      area,
      config,
      preload: preloadPage,
      setUser,
      setRegion,
    }),
    [user, isArriving, arrivalFailure, area, config, setUser],
  );
  return (
    <SiteContext.Provider value={site}>
      {desktop && (
        <Suspense fallback={null}>
          <DesktopLayer desktop={desktop} />
        </Suspense>
      )}
      {isUnfinished && (
        <Suspense fallback={null}>
          <LogoutBar />
        </Suspense>
      )}
      <RouteSwitch />
    </SiteContext.Provider>
  );
}

/** Who is here is known before the page is rendered, unless a drawn page is hydrated first. */
function withUser(
  preloaded: readonly PreloadedResponse[],
  { user, arriving }: BootResult,
  isDrawn: boolean,
): readonly PreloadedResponse[] {
  if (arriving || (isDrawn && user)) return preloaded;
  const { tag, id } = getUserInfo.spec;
  return [...preloaded, { tag, operation: id, input: {}, data: user }];
}

/** The site after startup. */
export function SiteApp(props: SiteAppProps) {
  const { preloaded, desktop = null, address, onMissingResponse, ...visit } = props;
  const [known] = useState(() => withUser(preloaded, props.booted, address !== undefined));
  return (
    <HuiqiProvider
      client={props.client}
      preloaded={known}
      onMissingResponse={onMissingResponse}
      reset="tree"
    >
      <Router
        aroundNav={whenLoaded}
        {...(address ? { ssrPath: address.path, ssrSearch: address.search } : {})}
      >
        <DesktopContext.Provider value={desktop}>
          {/* Around the visit: who is here must not become known before a drawn page is hydrated, with all that it shows. */}
          <Suspense fallback={null}>
            <Visit {...visit} />
          </Suspense>
        </DesktopContext.Provider>
      </Router>
    </HuiqiProvider>
  );
}
