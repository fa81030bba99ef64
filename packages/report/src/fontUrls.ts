import type { FontName } from './fonts/FontShelf.js';

/** Addresses of the font files; bundlers only detect this form. */
export const fontUrls: Readonly<Record<FontName, string>> = {
  'regular-common': new URL('../fonts/regular-common.ttf', import.meta.url).href,
  'bold-common': new URL('../fonts/bold-common.ttf', import.meta.url).href,
  'regular-more': new URL('../fonts/regular-more.ttf', import.meta.url).href,
  'bold-more': new URL('../fonts/bold-more.ttf', import.meta.url).href,
  'regular-rest': new URL('../fonts/regular-rest.ttf', import.meta.url).href,
};
