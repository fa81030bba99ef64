/** Id of the element with the responses that a page carries. */
export const responsesId = 'responses';

export interface DocumentParts {
  /** Text of HTML. */
  readonly title: string;
  /** Attributes of the root element besides its language. */
  readonly attributes?: string;
  /** Elements of the head, after the title. */
  readonly head: readonly string[];
  readonly body: readonly string[];
}

/** Every document of the site: drawn pages, shells and the page of a failure. */
export const renderDocument = ({ title, attributes = '', head, body }: DocumentParts): string =>
  `<!doctype html>
<html lang="zh-CN"${attributes}>
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="referrer" content="no-referrer" />
    <title>${title}</title>
    <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
    ${head.join('')}
  </head>
  <body>
    ${body.join('\n    ')}
  </body>
</html>
`;

export const firstSheet = '<link rel="stylesheet" href="/assets/first.css" />';

export const modulePreload = (src: string): string =>
  `<link rel="modulepreload" crossorigin href="${src}">`;
