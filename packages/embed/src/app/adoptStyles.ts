import { sharedSheet } from './widgetStyles.js';

/**
 * Gives a shadow root the styles of the widget; resolves when they apply. A constructed stylesheet is refused by no policy of the
 * page. Browsers without them link to a file beside `base`, which the page must allow in `style-src`; otherwise nothing is styled.
 * Browsers without container queries need a file as well (tooling/browsers/olderSheet.mjs).
 */
export async function adoptStyles(root: ShadowRoot, base: URL): Promise<void> {
  const isOlder = !CSS.supports('container-type:inline-size');
  const { href } = new URL(isOlder ? 'widget.older.css' : 'widget.css', base);
  if (!('adoptedStyleSheets' in root)) return linkStyles(root, href);
  const drawn = root.adoptedStyleSheets.length;
  const sheet = isOlder ? await loadSheet(href).catch(sharedSheet) : sharedSheet();
  // Instead of the first screen's; an appearance that was applied meanwhile stays, and wins.
  root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets.slice(drawn)];
}

async function loadSheet(href: string): Promise<CSSStyleSheet> {
  const response = await fetch(href);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  return sheet;
}

async function linkStyles(root: ShadowRoot, href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  root.append(link);
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}
