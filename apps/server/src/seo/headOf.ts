import { siteName } from './copy.js';
import { escapeHtml, jsonInScript } from '@huiqi/draw';
import { shortened } from './shortened.js';

/** What a page's head says about it, besides its title. */
export interface PageDescription {
  /** Path and query of the address for search engines to list. */
  readonly address: string;
  readonly description: string;
  /** Name of the object shown; null for a page of the site. */
  readonly name: string | null;
  readonly kind: 'website' | 'article';
  /** Objects of schema.org; a `url` or `item` that starts with `/` is an address of the site. */
  readonly data: readonly object[];
}

export interface Head {
  readonly tags: string;
  /** Precedes the page's title. */
  readonly name: string | null;
  /** The same for everyone, so search engines may link here. */
  readonly isPublic: boolean;
}

/** Pages that search engines must not list. */
export const unlisted: Head = {
  tags: '<meta name="robots" content="noindex">',
  name: null,
  isPublic: false,
};

const meta = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;

/** Creates the tags that describe a page to search engines and link previews. `origin` is empty if unknown. */
export function headOf(page: PageDescription, origin: string): Head {
  const { name, kind, data } = page;
  const description = shortened(page.description);
  const address = `${origin}${page.address}`;
  const tags = [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
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
