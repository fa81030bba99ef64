import type { FirstPage, FirstPages } from './firstPages.js';
import { pictureAddresses } from './pictureAddresses.js';
import type { PreloadedResponse } from './preloadResponses.js';

/** JSON that cannot close the element around it. */
export const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const inText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Names a page before its scripts do. */
export const withTitle = (html: string, title: string): string =>
  html.replace(
    /<title>([^<]*)<\/title>/,
    (_whole, site: string) => `<title>${inText(title)} - ${site}</title>`,
  );

/** Adds to the site's page preload links for the scripts of an address and the responses that it will request. */
export function composePage(
  { html }: Pick<FirstPages, 'html'>,
  { scripts, pictures, title }: Pick<FirstPage, 'scripts' | 'pictures' | 'title'>,
  responses: Readonly<Record<string, PreloadedResponse>>,
): string {
  const links = [
    ...scripts.map((src) => `<link rel="modulepreload" crossorigin href="${src}">`),
    ...pictureAddresses(pictures, responses).map(
      (src) => `<link rel="preload" as="image" href="${src}">`,
    ),
  ];
  const data = `<script type="application/json" id="first-answers">${inScript(responses)}</script>`;
  const end = html.lastIndexOf('</body>');
  if (!html.includes('</head>') || end < 0) throw new Error('index.html has no head or no body');
  const whole = `${withTitle(html.slice(0, end), title)}${data}\n  ${html.slice(end)}`;
  // A function, because `$` has a meaning in a replacement string.
  return whole.replace('</head>', () => `${links.join('')}</head>`);
}
