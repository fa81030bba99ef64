import { sharedSheet } from './widgetStyles.js';

/**
 * Gives a shadow root the styles of the widget; resolves when they apply. A constructed stylesheet is refused by no policy of the
 * page. Browsers without them link to `file`, which the page must allow in `style-src`; otherwise nothing is styled.
 */
export async function adoptStyles(root: ShadowRoot, file: URL): Promise<void> {
  if (!('adoptedStyleSheets' in root)) return linkStyles(root, file);
  root.adoptedStyleSheets = [sharedSheet()];
}

async function linkStyles(root: ShadowRoot, { href }: URL): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  root.append(link);
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}
