import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { boot } from './boot/boot.js';
import { BootError } from './boot/BootError.js';
import { createSiteClient } from './boot/createSiteClient.js';
import { SiteApp } from './boot/SiteApp.js';
import { preloadPage } from './routes/pageModules.js';

async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  const root = createRoot(element);
  const client = createSiteClient();
  try {
    const [booted] = await Promise.all([boot(client, location), preloadPage(location.pathname)]);
    // In slices, so that the page answers to clicks while it is drawn.
    startTransition(() =>
      root.render(
        <StrictMode>
          <SiteApp client={client} booted={booted} />
        </StrictMode>,
      ),
    );
  } catch (error) {
    root.render(<BootError error={error} />);
  }
}

void start();
