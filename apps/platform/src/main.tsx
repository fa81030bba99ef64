import { createClient } from '@huiqi/sdk';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { boot } from './boot/boot.js';
import { BootError } from './boot/BootError.js';
import { firstFetch, takeFirstAnswers } from './boot/firstAnswers.js';
import { SiteApp } from './boot/SiteApp.js';
import { preloadPage } from './routes/pageModules.js';
import { preloadOnHover } from './routes/preloadOnHover.js';

async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  const root = createRoot(element);
  const first = firstFetch(takeFirstAnswers());
  // The site talks to its own origin and is signed in by a cookie.
  const client = createClient({ session: 'cookie', fetch: first.fetch });
  try {
    const [booted] = await Promise.all([boot(client, location), preloadPage(location.pathname)]);
    const preloaded = first.takeRest();
    // In slices, so that the page answers to clicks while it is drawn.
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
// A task of its own: evaluating the scripts was one already.
setTimeout(() => void start());
