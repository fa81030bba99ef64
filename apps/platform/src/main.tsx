// Before everything else: nothing is requested or drawn while a token stands in the address.
import { handover } from './boot/handover.js';
import { createClient, type HuiqiClient } from '@huiqi/sdk';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { boot } from './boot/boot.js';
import { BootError } from './boot/BootError.js';
import { preloadedFetch, readPreloadedResponses } from './boot/preloadedResponses.js';
import { SiteApp } from './boot/SiteApp.js';
import { withoutAreaKey } from './boot/withoutAreaKey.js';
import { clientModule } from './desktop/clientModule.js';
import { preloadPage } from './routes/pageModules.js';
import { preloadOnHover } from './routes/preloadOnHover.js';

const startDesktop = async () => (await import('./desktop/createDesktop.js')).createDesktop();

async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  const root = createRoot(element);
  const preloads = readPreloadedResponses();
  // The responses that came with the page are those of a visitor.
  const carried = preloadedFetch(handover ? {} : preloads, () => client.area);
  // The site calls its own origin and is signed in by a cookie.
  const module = clientModule();
  const client: HuiqiClient = createClient({
    session: 'cookie',
    fetch: carried.fetch,
    headers: module === undefined ? {} : { 'X-Client-Module': String(module) },
  });
  try {
    const [booted, desktop] = await Promise.all([
      boot(client, location, handover),
      module === undefined ? null : startDesktop(),
      preloadPage(location.pathname),
    ]);
    const path = withoutAreaKey(location.pathname, booted.loaded.area);
    if (path !== undefined)
      history.replaceState(history.state, '', path + location.search + location.hash);
    const preloaded = carried.takeRest(client.area);
    // In slices, so that the page responds to clicks while it renders.
    startTransition(() =>
      root.render(
        <StrictMode>
          <SiteApp client={client} booted={booted} preloaded={preloaded} desktop={desktop} />
        </StrictMode>,
      ),
    );
  } catch (error) {
    root.render(<BootError error={error} />);
  }
}

preloadOnHover();
// A separate task: evaluating the scripts was one already.
setTimeout(() => void start());
