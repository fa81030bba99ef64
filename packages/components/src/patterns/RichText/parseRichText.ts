import { decodeEntities, httpsUrl, spanOf, valueOf } from './htmlAttributes.js';

/** Elements that a text may consist of; whatever else there is loses its tags. */
const kept = new Set(
  'h3 h4 p br ul ol li blockquote strong em u sub sup a table caption thead tbody tr th td'.split(
    ' ',
  ),
);

/** The page has a title and sections already: headings of a text come below them. */
const renamed: Readonly<Record<string, string>> = {
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
};

/** Elements that go with all they contain. */
const silent = new Set(['script', 'style', 'template', 'iframe', 'noscript', 'title']);

/** Elements in which text alone has no place. */
const structure = new Set(['', 'table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

/** Where an element has its place; elsewhere its tags are lost. */
const places: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};

/** Elements that end a paragraph, as they do in HTML. */
const blocks = new Set('h3 h4 p ul ol blockquote table'.split(' '));

export interface RichElement {
  readonly name: string;
  /** Address of a link; https alone. */
  readonly href?: string | undefined;
  readonly colSpan?: number | undefined;
  readonly rowSpan?: number | undefined;
  /** Of a table: its place among the tables of the text. */
  readonly number?: number | undefined;
  readonly children: RichNode[];
}

export type RichNode = string | RichElement;

const token = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;

/**
 * Reads HTML that the server has cleaned into elements of a short list, so that nothing of it ever becomes markup of the
 * page by itself: a second barrier, should the first one fail.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const root: RichElement = { name: '', children: [] };
  const open: RichElement[] = [root];
  const last = () => open.at(-1) ?? root;
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
    const name = renamed[lower] ?? lower;
    if (!kept.has(name)) continue;
    if (slash) {
      close(open, name);
      continue;
    }
    if (name === 'table') tables += 1;
    if (blocks.has(name)) close(open, 'p');
    // As browsers do: rows that stand in no group get one.
    if (name === 'tr' && last().name === 'table') add(open, { name: 'tbody', children: [] });
    if (places[name]?.includes(last().name) === false) continue;
    const element: RichElement = {
      name,
      href: name === 'a' ? httpsUrl(valueOf(attributes, 'href')) : undefined,
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
  open.at(-1)?.children.push(element);
  if (element.name !== 'br') open.push(element);
}

/** Closes the element of this name that was opened last, with all it contains. */
function close(open: RichElement[], name: string): void {
  const place = open.findLastIndex((element) => element.name === name);
  if (place > 0) open.length = place;
}
