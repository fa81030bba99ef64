import sanitizeHtml, { type IOptions } from 'sanitize-html';

const leading = /^(?:https|mailto|tel):/i;

/** What a policy's HTML may contain. Nothing in it loads, styles or submits anything. */
const allowed: IOptions = {
  allowedTags: [
    'h3',
    'h4',
    'p',
    'div',
    'br',
    'hr',
    'strong',
    'em',
    'u',
    'sup',
    'sub',
    'blockquote',
    'ul',
    'ol',
    'li',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    a: (tagName, { href }) => ({
      tagName,
      attribs:
        href && leading.test(href) ? { href, rel: 'noopener noreferrer', target: '_blank' } : {},
    }),
  },
};

/** Reduces HTML to what a policy may contain; idempotent. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed).trim();

const blockEnd = /<\/(?:p|div|h3|h4|li|tr|caption|blockquote)>|<(?:br|hr) \/>/g;
const cellEnd = /<\/(?:td|th)>/g;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** The text of HTML returned by `cleanHtml`, one line per block. */
export const plainTextOf = (cleaned: string): string =>
  sanitizeHtml(cleaned.replace(blockEnd, '$&\n').replace(cellEnd, '$& '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
