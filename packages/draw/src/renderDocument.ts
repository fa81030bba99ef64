import type { CarriedResponse } from './Drawing.js';
import { jsonInScript } from './escapeHtml.js';

/** Id of the element with the responses that a page carries. */
export const responsesId = 'responses';

export const carriedIn = (responses: readonly CarriedResponse[]): string =>
  `<script type="application/json" id="${responsesId}">${jsonInScript(responses)}</script>`;

export interface DocumentParts {
  /** Text of HTML. */
  readonly title: string;
  /** Attributes of the root element besides its language. */
  readonly attributes?: string;
  /** Elements of the head, after the title. */
  readonly head: readonly string[];
  readonly body: readonly string[];
}

/**
 * Every document of the site: drawn pages, shells and the page of a failure. The keyboard of a phone shrinks the page, so that
 * bars of actions are above it; `viewport-fit` stays `auto`, which keeps pages out from under notches.
 */
export const renderDocument = ({ title, attributes = '', head, body }: DocumentParts): string =>
  `<!doctype html>
<html lang="zh-CN"${attributes}>
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
    <meta name="referrer" content="no-referrer" />
    <meta name="theme-color" content="#ffffff" />
    <title>${title}</title>
    <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
    ${head.join('')}
  </head>
  <body>
    ${body.join('\n    ')}
  </body>
</html>
`;

/** Of documents whose own stylesheet is not there yet, or will not come. */
export const firstSheet = '<link rel="stylesheet" href="/assets/first.css" />';

/** How the visitor wants to see the site (apps/platform/public/assets/display.js), before a sheet that paints. */
export const displayScript = '<script src="/assets/display.js"></script>';

export const modulePreload = (src: string): string =>
  `<link rel="modulepreload" crossorigin href="${src}">`;

/** Behind what the entry requests: few connections serve both. */
export const laterPreload = (src: string): string =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${src}">`;
