import { useEffect, type ReactNode } from 'react';
import { useClient } from '@huiqi/components/provider';
import { Redirect } from 'wouter';
import { useSite } from '../boot/SiteContext.js';
import { SiteLayout } from '../shell/SiteLayout.js';
import { ScrollAndTitle } from '../shell/ScrollAndTitle.js';
import { mayEnter } from './guard.js';
import { isPhone, staysOnPhone } from './isPhone.js';
import type { RouteEntry } from './routeTable.js';
import { useAddress } from './useAddress.js';

interface RouteFrameProps {
  readonly entry: RouteEntry;
  readonly children: ReactNode;
}

/** Sends to /login and remembers the way back. */
function ToLogin({ signedIn }: { readonly signedIn: boolean }) {
  const client = useClient();
  const address = useAddress();
  useEffect(() => {
    if (!signedIn) client.visit.saveReturnTarget(address);
  }, [client, address, signedIn]);
  return <Redirect to={signedIn ? '/404' : '/login'} replace />;
}

/** What stands around every page: guard, title, layout. */
export function RouteFrame({ entry, children }: RouteFrameProps) {
  const { user } = useSite();
  if (entry.path !== '/phoneGoToPC' && isPhone(navigator.userAgent) && !staysOnPhone()) {
    return <Redirect to="/phoneGoToPC" replace />;
  }
  if (!mayEnter(entry, user)) return <ToLogin signedIn={user !== null} />;
  return (
    <>
      <ScrollAndTitle title={entry.title} />
      {entry.layout === 'site' ? (
        <SiteLayout header={entry.header}>{children}</SiteLayout>
      ) : (
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      )}
    </>
  );
}
