import { loadCode } from '@huiqi/components/ui';
import { lazy, type ComponentType } from 'react';
import type { PageRoute } from './route.js';
import { screenPage } from './screenPage.js';

const loaded = new Map<string, ComponentType>();
const waiting = new Map<string, ComponentType>();

// Loaded with the pages that need it; visitors see neither the user centre nor the desk.
async function frameOf({ layout }: PageRoute) {
  if (layout === 'centre') return (await import('../shell/centrePage.js')).centrePage;
  return layout === 'desk' ? (await import('../shell/deskPage.js')).deskPage : undefined;
}

/** Loads the code of a page, in the frame of its layout. */
export async function loadPage(route: PageRoute): Promise<{ default: ComponentType }> {
  const [module, Framed] = await loadCode(() => Promise.all([route.load(), frameOf(route)]));
  const Page = 'Page' in module ? module.Page : screenPage(module);
  const Whole = Framed ? Framed(Page, route.entry ?? route.path) : Page;
  loaded.set(route.path, Whole);
  return { default: Whole };
}

/** The page itself if its code is loaded, so that it renders at once; a lazy one otherwise. */
export function pageOf(route: PageRoute): ComponentType {
  const ready = loaded.get(route.path) ?? waiting.get(route.path);
  if (ready) return ready;
  const later = lazy(() =>
    loadPage(route).finally(() => {
      // A failed one would stay failed.
      waiting.delete(route.path);
    }),
  );
  waiting.set(route.path, later);
  return later;
}

/** Whether the code of a page is loaded. */
export const isLoaded = (route: PageRoute): boolean => loaded.has(route.path);
