import { lazyPart } from '@huiqi/components/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useClient } from '@huiqi/components/provider';
import { Redirect } from 'wouter';
import { isHuiqiError } from '@huiqi/sdk';
import { useSite, type ArrivalFailure } from '../boot/SiteContext.js';
import { replayEarly } from '../draw/replayEarly.js';
import { FailurePanel } from '../shell/FailurePanel.js';
import { SiteLayout } from '../shell/SiteLayout.js';
import { ScrollAndTitle } from '../shell/ScrollAndTitle.js';
import { mayEnter } from './guard.js';
import { useIsPhone } from './isPhone.js';
import { rememberShown } from './lastShown.js';
import { PageNameContext } from './pageName.js';
import type { PageRoute } from './route.js';
import { useAddress, usePath, useSearchText } from './useAddress.js';
import { withQuery } from './withQuery.js';

// Few people see it.
const ForbiddenPage = lazyPart(async () => ({
  default: (await import('../pages/site/ForbiddenPage.js')).ForbiddenPage,
}));

interface RouteFrameProps {
  readonly entry: Omit<PageRoute, 'load'>;
  readonly children: ReactNode;
}

/** Redirects to /login and remembers where to return. */
function ToLogin() {
  const client = useClient();
  const address = useAddress();
  useEffect(() => client.visit.saveReturnTarget(address), [client, address]);
  return <Redirect to="/login" replace />;
}

/** Phones see the page's address for use on a computer, and may continue to it. */
function ToPhonePage() {
  const address = useAddress();
  return <Redirect to={withQuery('/phoneGoToPC', { to: address })} replace />;
}

/** Shown for a page that needs a login while the user is unknown. */
function ArrivalError({ error, retry }: ArrivalFailure) {
  const { config } = useSite();
  return (
    <FailurePanel
      error={error}
      title="暂时无法确认您的登录"
      description={isHuiqiError(error) ? error.userMessage : '请检查网络后重试。'}
      contact={config}
      onRetry={retry}
    />
  );
}

/** The surroundings of every page: guard, title, layout. */
export function RouteFrame({ entry, children }: RouteFrameProps) {
  const { user, isArriving, arrivalFailure } = useSite();
  const onPhone = useIsPhone();
  if (onPhone && !entry.phones) return <ToPhonePage />;
  const open = mayEnter(entry, user);
  if (!open && isArriving) return <Frame entry={entry}>{null}</Frame>;
  if (!open && arrivalFailure)
    return (
      <Frame entry={entry}>
        <ArrivalError {...arrivalFailure} />
      </Frame>
    );
  if (!open && user === null) return <ToLogin />;
  return <Frame entry={entry}>{open ? children : <ForbiddenPage />}</Frame>;
}

function Frame({ entry, children }: RouteFrameProps) {
  const [name, setName] = useState<string | null>(null);
  const path = usePath();
  const search = useSearchText();
  const shownId = entry.idParam ? new URLSearchParams(search).get(entry.idParam) : null;
  useEffect(() => {
    if (shownId === null) rememberShown(path, path + search);
  }, [path, search, shownId]);
  // After the page's effects.
  useEffect(replayEarly, []);
  const { header, layout = 'site', texts, title } = entry;
  return (
    <PageNameContext.Provider value={setName}>
      <ScrollAndTitle page={`${path} ${shownId ?? ''}`} titles={[name, title]} />
      {layout === 'bare' ? (
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      ) : (
        <SiteLayout header={header} wide={layout === 'desk'} texts={texts}>
          {children}
        </SiteLayout>
      )}
    </PageNameContext.Provider>
  );
}
