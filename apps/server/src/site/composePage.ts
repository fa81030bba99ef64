import type { FirstPage, FirstPages } from './firstPages.js';
import type { FirstAnswer } from './gatherAnswers.js';
import { pictureAddresses } from './pictureAddresses.js';

/** JSON that cannot end the element it stands in. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The site's page with the scripts of this address named early and with the answers it will ask for. */
export function composePage(
  { html }: Pick<FirstPages, 'html'>,
  { scripts, pictures }: Pick<FirstPage, 'scripts' | 'pictures'>,
  answers: Readonly<Record<string, FirstAnswer>>,
): string {
  const links = [
    ...scripts.map((src) => `<link rel="modulepreload" crossorigin href="${src}">`),
    ...pictureAddresses(pictures, answers).map(
      (src) => `<link rel="preload" as="image" href="${src}">`,
    ),
  ];
  const data = `<script type="application/json" id="first-answers">${inScript(answers)}</script>`;
  const end = html.lastIndexOf('</body>');
  if (!html.includes('</head>') || end < 0) throw new Error('index.html has no head or no body');
  const whole = `${html.slice(0, end)}${data}\n  ${html.slice(end)}`;
  // A function: `$` in a replacement has a meaning of its own.
  return whole.replace('</head>', () => `${links.join('')}</head>`);
}
