import { siteName } from './copy.js';
import { escaped, jsonInScript, shortened } from './markup.js';

/** What the head of a page says of it, apart from its title. */
export interface PageDescription {
  /** Path and query of the address that search engines should list. */
  readonly address: string;
  readonly description: string;
  /** The name of the thing shown; null for a page of the site. */
  readonly name: string | null;
  readonly kind: 'website' | 'article';
  /** Objects of schema.org; a name that starts with `/` in `url` or `item` is an address of the site. */
  readonly data: readonly object[];
}

export interface Head {
  readonly tags: string;
  /** Goes before the title of the page. */
  readonly name: string | null;
  /** Everybody gets the same, and may be led here. */
  readonly isPublic: boolean;
}

/** Pages that no search engine should list. */
export const unlisted: Head = {
  tags: '<meta name="robots" content="noindex">',
  name: null,
  isPublic: false,
};

const meta = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escaped(content)}">`;

/** Makes the tags that describe a page to search engines and to who is sent a link. `origin` is empty if it is unknown. */
export function headOf(page: PageDescription, origin: string): Head {
  const { name, kind, data } = page;
  const description = shortened(page.description);
  const address = `${origin}${page.address}`;
  const tags = [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escaped(address)}">`,
    meta('property', 'og:type', kind),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', name ?? siteName),
    meta('property', 'og:description', description),
    ...(origin === '' ? [] : [meta('property', 'og:url', address)]),
    ...data.map(
      (one) =>
        `<script type="application/ld+json">${jsonInScript({ '@context': 'https://schema.org', ...one })}</script>`,
    ),
  ];
  return { tags: tags.join(''), name, isPublic: true };
}

/** Puts the tags into a page, and the name of the thing before its title, unless the page was drawn with it. */
export function withHead(html: string, { tags, name }: Head): string {
  const start = name === null ? '' : `<title>${escaped(name)} - `;
  const isNamed = name === null || html.includes(start);
  const named = isNamed ? html : html.replace('<title>', () => start);
  return named.replace('</head>', () => `${tags}</head>`);
}
