import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { boot } from './boot/boot.js';
import { BootError } from './boot/BootError.js';
import { createSiteClient } from './boot/createSiteClient.js';
import { SiteApp } from './boot/SiteApp.js';
import { createRoutes } from './routes/createRoutes.js';
import { preloadPage } from './routes/preloadPage.js';

async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  const root = createRoot(element);
  const client = createSiteClient();
  preloadPage(location.pathname);
  try {
    const booted = await boot(client, location);
    const router = createBrowserRouter(createRoutes());
    root.render(
      <StrictMode>
        <SiteApp client={client} booted={booted} router={router} />
      </StrictMode>,
    );
  } catch (error) {
    root.render(<BootError error={error} />);
  }
}

void start();
