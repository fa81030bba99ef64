// Before everything else: nothing is requested or drawn while a token is in the address.
import { handover } from './boot/handover.js';
import { createClient } from '@huiqi/sdk';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { applySheet } from './boot/applySheet.js';
import { boot, unregisterServiceWorkers, type BootResult } from './boot/boot.js';
import { BootError } from './boot/BootError.js';
import { carriedRegion } from './boot/carriedRegion.js';
import { readCarriedResponses, responsesFor } from './boot/carriedResponses.js';
import { SiteApp } from './boot/SiteApp.js';
import { findUser } from './boot/findUser.js';
import { regionOfVisit } from './boot/regionOfVisit.js';
import { sessionMode } from './boot/sessionMode.js';
import { withoutEndedSession } from './boot/unfinishedLogout.js';
import { withoutAreaKey } from './boot/withoutAreaKey.js';
import { clientModule } from './desktop/clientModule.js';
import { replayEarly } from './draw/replayEarly.js';
import { preloadPage, redirectOf } from './routes/pageModules.js';
import { preloadOnHover } from './routes/preloadOnHover.js';

const startDesktop = async () => (await import('./desktop/createDesktop.js')).createDesktop();

if (!CSS.supports('selector(:has(a))'))
  void import('./boot/markPrintSurroundings.js').then((it) => it.markPrintSurroundings());

async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  const carried = readCarriedResponses();
  const module = clientModule();
  const client = createClient({
    session: sessionMode(),
    fetch: withoutEndedSession((...given) => fetch(...given)),
    headers: module === undefined ? {} : { 'X-Client-Module': String(module) },
  });
  // Whom the server has drawn the page for, if it has (packages/draw).
  const { drawn } = element.dataset;
  const mayKeep = !handover && module === undefined;
  const region = mayKeep ? regionOfVisit(client, carried, location) : null;
  const isKept = region !== null && drawn !== undefined;
  const bootHere = async (): Promise<BootResult> => {
    if (!isKept) return boot(client, location, { handover, carried: region });
    void unregisterServiceWorkers();
    const arriving = drawn === 'visitor' ? {} : { arriving: findUser(client) };
    return { user: null, loaded: region, ...arriving };
  };
  try {
    const [booted, desktop] = await Promise.all([
      bootHere(),
      module === undefined ? null : startDesktop(),
      preloadPage(location.pathname),
      applySheet(document),
    ]);
    const path =
      withoutAreaKey(location.pathname, booted.loaded.area) ?? redirectOf(location.pathname);
    if (path !== undefined)
      history.replaceState(history.state, '', path + location.search + location.hash);
    const preloaded = handover ? [] : responsesFor(client.area, carried);
    const { pathname, search } = location;
    const site = (
      <StrictMode>
        <SiteApp
          client={client}
          booted={booted}
          preloaded={preloaded}
          desktop={desktop}
          address={isKept ? { path: pathname, search } : undefined}
        />
      </StrictMode>
    );
    // In slices, so that the page responds to clicks while it renders.
    startTransition(() => {
      if (isKept) hydrateRoot(element, site);
      else createRoot(element).render(site);
      delete document.documentElement.dataset['elsewhere'];
    });
  } catch (error) {
    const kept = carriedRegion(carried) ?? client.areaStore.read();
    createRoot(element).render(<BootError error={error} config={kept?.config} />);
    replayEarly();
  }
}

preloadOnHover();
// A separate task: evaluating the scripts was one already.
setTimeout(() => void start());
