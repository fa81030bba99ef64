import { createClient } from '@huiqi/sdk';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { boot } from './boot/boot.js';
import { BootError } from './boot/BootError.js';
import { preloadedFetch, readPreloadedResponses } from './boot/preloadedResponses.js';
import { SiteApp } from './boot/SiteApp.js';
import { preloadPage } from './routes/pageModules.js';
import { preloadOnHover } from './routes/preloadOnHover.js';

async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  const root = createRoot(element);
  const carried = preloadedFetch(readPreloadedResponses());
  // The site calls its own origin and is signed in by a cookie.
  const client = createClient({ session: 'cookie', fetch: carried.fetch });
  try {
    const [booted] = await Promise.all([boot(client, location), preloadPage(location.pathname)]);
    const preloaded = carried.takeRest();
    // In slices, so that the page responds to clicks while it renders.
    startTransition(() =>
      root.render(
        <StrictMode>
          <SiteApp client={client} booted={booted} preloaded={preloaded} />
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
