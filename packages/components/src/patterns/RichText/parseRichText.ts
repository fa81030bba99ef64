import {
  richTextElements,
  richTextLink,
  richTextNames,
  richTextStart,
  type RichTextLink,
} from './richTextRules.js';
import { decodeEntities, spanOf, valueOf } from './htmlAttributes.js';

/** Allowed elements; others lose their tags. */
const kept: ReadonlySet<string> = new Set(richTextElements);

/** Elements removed with their content. */
const silent = new Set(['script', 'style', 'template', 'iframe', 'noscript', 'title']);

/** Elements that cannot contain text directly. */
const structure = new Set(['', 'table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

/** Required parents of elements; elsewhere their tags are dropped. */
const places: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};

/** Elements that end a paragraph, as in HTML. */
const blocks = new Set('h3 h4 p hr ul ol blockquote table'.split(' '));

export interface RichElement {
  readonly name: string;
  /** What a link leads to. */
  readonly link?: RichTextLink | undefined;
  /** Where an ordered list begins, if not with 1. */
  readonly start?: number | undefined;
  readonly colSpan?: number | undefined;
  readonly rowSpan?: number | undefined;
  /** For a table: its number within the text. */
  readonly number?: number | undefined;
  readonly children: RichNode[];
}

export type RichNode = string | RichElement;

const token = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;

/**
 * Parses HTML that the server has sanitised into elements of a short list, so that none of it is inserted as markup: a
 * second barrier in case the first one fails.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const root: RichElement = { name: '', children: [] };
  const open: RichElement[] = [root];
  const last = () => open[open.length - 1] ?? root;
  let tables = 0;
  let skipped: string | undefined;
  for (const [whole, slash, tag, attributes = ''] of html.matchAll(token)) {
    const lower = tag?.toLowerCase() ?? '';
    if (skipped !== undefined) {
      if (slash && lower === skipped) skipped = undefined;
      continue;
    }
    if (!tag) {
      if (!whole.startsWith('<!--')) addText(last(), decodeEntities(whole));
      continue;
    }
    if (silent.has(lower)) {
      if (!slash) skipped = lower;
      continue;
    }
    const name = richTextNames[lower] ?? lower;
    if (!kept.has(name)) continue;
    if (slash) {
      close(open, name);
      continue;
    }
    if (name === 'table') tables += 1;
    if (blocks.has(name)) close(open, 'p');
    // As in browsers: rows without a group get one.
    if (name === 'tr' && last().name === 'table') add(open, { name: 'tbody', children: [] });
    if (places[name]?.includes(last().name) === false) continue;
    const element: RichElement = {
      name,
      link: name === 'a' ? richTextLink(valueOf(attributes, 'href')) : undefined,
      start: name === 'ol' ? richTextStart(valueOf(attributes, 'start')) : undefined,
      colSpan: spanOf(attributes, 'colspan'),
      rowSpan: spanOf(attributes, 'rowspan'),
      number: name === 'table' ? tables : undefined,
      children: [],
    };
    add(open, element);
  }
  return root.children;
}

function addText(parent: RichElement, text: string): void {
  if (structure.has(parent.name) && text.trim() === '') return;
  parent.children.push(text);
}

function add(open: RichElement[], element: RichElement): void {
  open[open.length - 1]?.children.push(element);
  if (element.name !== 'br' && element.name !== 'hr') open.push(element);
}

/** Closes the innermost open element of this name, with its content. */
function close(open: RichElement[], name: string): void {
  const place = open.map((element) => element.name).lastIndexOf(name);
  if (place > 0) open.length = place;
}
