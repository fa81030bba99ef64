import { preloadPage } from './pageModules.js';

/** Fetches the code of a page while the pointer or the focus is still on the link to it. */
export function preloadOnHover(): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
    const href = link?.getAttribute('href');
    if (href) void preloadPage(href);
  };
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, preload);
}
