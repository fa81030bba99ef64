import type { RichNode } from '../../../patterns/RichText/parseRichText.js';

/** Characters that would be read as markup. */
const marks = /[\\*[|]/g;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${String(sign.codePointAt(0))};`);

const unescape = (text: string) => text.replace(/\\([\\*[|#\-\d])/g, '$1');

const token =
  /\\[\\*[|#\-\d]|\*\*((?:\\[\\*[|]|[^\\*])+)\*\*|\[((?:\\[\\*[|]|[^\\\]])+)\]\(((?:https|mailto|tel):[^\s()"<>]+)\)|[^\\*[]+|./gsu;

/** HTML of a line: `**…**` is strong, `[…](https://…)` a link, also to `mailto:` and `tel:`; a backslash escapes a mark. */
export const toInlineHtml = (line: string): string =>
  [...line.matchAll(token)]
    .map(([whole, strong, label, href]) => {
      if (strong) return `<strong>${escapeHtml(unescape(strong))}</strong>`;
      if (label && href) return `<a href="${escapeHtml(href)}">${escapeHtml(unescape(label))}</a>`;
      return escapeHtml(unescape(whole));
    })
    .join('');

export interface InlineText {
  readonly text: string;
  /** Whether the HTML contained more than the text can express. */
  readonly isLossy: boolean;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').replace(marks, '\\$&');

const wordsOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');

const hasElements = (nodes: readonly RichNode[]) => nodes.some((node) => typeof node !== 'string');

/** The text of inline HTML; line breaks are kept. */
export function toInlineText(nodes: readonly RichNode[]): InlineText {
  let isLossy = false;
  const text = nodes
    .map((node) => {
      if (typeof node === 'string') return plain(node);
      const { name, link, children } = node;
      const href = link?.href;
      if (name === 'br') return '\n';
      const words = plain(wordsOf(children)).trim();
      const isKnown = name === 'strong' || (name === 'a' && href !== undefined);
      if (!isKnown || hasElements(children) || /[()]/.test(href ?? '')) isLossy = true;
      if (words === '' || !isKnown) return words;
      return name === 'strong' ? `**${words}**` : `[${words.replaceAll(']', '')}](${href ?? ''})`;
    })
    .join('');
  return { text, isLossy };
}
