import {
  richTextElements,
  richTextLink,
  richTextNames,
  richTextSchemes,
  richTextStart,
} from '@huiqi/sdk/domain';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** What a policy's HTML may contain. Nothing in it loads, styles or submits anything. */
const allowed: IOptions = {
  // Parts of pasted pages, which the editor makes paragraphs.
  allowedTags: [...richTextElements, 'div'],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: [...richTextSchemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    ...richTextNames,
    a: (tagName, { href }) => ({ tagName, attribs: { ...richTextLink(href) } }),
    ol: (tagName, { start }) => {
      const first = richTextStart(start);
      return { tagName, attribs: first === undefined ? {} : { start: String(first) } };
    },
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
