// The same as in the SDK's domain, for servers and editors, which patterns do not know; a test of the editor compares them.

/** Elements of a text: what its cleaner keeps, its editor writes and its pages show. */
export const richTextElements = [
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'u',
  'sub',
  'sup',
  'a',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** Elements under other names. The page already has a title and sections: a text's headings are below them. */
export const richTextNames: Readonly<Record<string, (typeof richTextElements)[number]>> = {
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
};

/** Attributes of a link of a text. */
export interface RichTextLink {
  readonly href: string;
  readonly rel?: string;
  readonly target?: string;
}

/** A link to this address; undefined where texts may not link to it. */
export function richTextLink(address: string | undefined): RichTextLink | undefined {
  let url: URL;
  try {
    url = new URL(address?.trim() ?? '');
  } catch {
    return undefined;
  }
  const { protocol, href } = url;
  if (protocol === 'https:') return { href, rel: 'noopener noreferrer', target: '_blank' };
  // These open a program instead of a page.
  return /^(?:mailto|tel):[^\s"<>/\\]+$/.test(href) ? { href } : undefined;
}

/** The number with which an ordered list begins; undefined for 1 and for what is none. */
export const richTextStart = (start: string | undefined): number | undefined =>
  /^[1-9]\d{0,3}$/.test(start ?? '') && start !== '1' ? Number(start) : undefined;
