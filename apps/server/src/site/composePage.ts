import type { FirstPage, FirstPages } from './firstPages.js';
import { pictureAddresses } from './pictureAddresses.js';
import type { PreloadedResponse } from './preloadResponses.js';

/** JSON that cannot close the element around it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Adds to the site's page preload links for the scripts of an address and the responses that it will request. */
export function composePage(
  { html }: Pick<FirstPages, 'html'>,
  { scripts, pictures }: Pick<FirstPage, 'scripts' | 'pictures'>,
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
  const whole = `${html.slice(0, end)}${data}\n  ${html.slice(end)}`;
  // A function, because `$` has a meaning in a replacement string.
  return whole.replace('</head>', () => `${links.join('')}</head>`);
}
