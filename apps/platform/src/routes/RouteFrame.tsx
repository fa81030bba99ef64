import { useEffect, useState, type ReactNode } from 'react';
import { useClient } from '@huiqi/components/provider';
import { Redirect } from 'wouter';
import { useSite } from '../boot/SiteContext.js';
import { SiteLayout } from '../shell/SiteLayout.js';
import { ScrollAndTitle } from '../shell/ScrollAndTitle.js';
import { mayEnter } from './guard.js';
import { useIsPhone } from './isPhone.js';
import { rememberShown } from './lastShown.js';
import { PageNameContext } from './pageName.js';
import type { PageRoute } from './route.js';
import { useAddress, usePath, useSearchText } from './useAddress.js';

interface RouteFrameProps {
  readonly entry: PageRoute;
  readonly children: ReactNode;
}

/** Redirects to /login and remembers where to return. */
function ToLogin({ signedIn }: { readonly signedIn: boolean }) {
  const client = useClient();
  const address = useAddress();
  useEffect(() => {
    if (!signedIn) client.visit.saveReturnTarget(address);
  }, [client, address, signedIn]);
  return <Redirect to={signedIn ? '/404' : '/login'} replace />;
}

/** What surrounds every page: guard, title, layout. */
export function RouteFrame({ entry, children }: RouteFrameProps) {
  const { user } = useSite();
  const onPhone = useIsPhone();
  if (onPhone && entry.path !== '/phoneGoToPC') return <Redirect to="/phoneGoToPC" replace />;
  if (!mayEnter(entry, user)) return <ToLogin signedIn={user !== null} />;
  return <Frame entry={entry}>{children}</Frame>;
}

function Frame({ entry, children }: RouteFrameProps) {
  const [name, setName] = useState<string | null>(null);
  const path = usePath();
  const search = useSearchText();
  const shownId = entry.idParam ? new URLSearchParams(search).get(entry.idParam) : null;
  useEffect(() => {
    if (shownId === null) rememberShown(path, path + search);
  }, [path, search, shownId]);
  const { header, layout = 'site', title } = entry;
  return (
    <PageNameContext.Provider value={setName}>
      <ScrollAndTitle page={`${path} ${shownId ?? ''}`} titles={[name, title]} />
      {layout === 'bare' ? (
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      ) : (
        <SiteLayout header={header} wide={layout === 'desk'}>
          {children}
        </SiteLayout>
      )}
    </PageNameContext.Provider>
  );
}
