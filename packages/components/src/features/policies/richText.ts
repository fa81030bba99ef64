/** Elements that the text of a policy may consist of; whatever else there is loses its tags. */
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

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

const decode = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(
    attributes,
  );
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : decode(value);
}

function spanOf(attributes: string, name: string): number | undefined {
  const span = Number(attribute(attributes, name) ?? 1);
  return Number.isInteger(span) && span > 1 && span <= 20 ? span : undefined;
}

function httpsOnly(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  return parsed.protocol === 'https:' ? parsed.href : undefined;
}

/**
 * Reads HTML that the server has cleaned into elements of a short list, so that nothing of it ever becomes markup of the
 * page by itself: a second barrier, should the first one fail.
 */
export function richText(html: string): readonly RichNode[] {
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
      if (!whole.startsWith('<!--')) addText(last(), decode(whole));
      continue;
    }
    if (silent.has(lower)) {
      if (!slash) skipped = lower;
      continue;
    }
    const name = renamed[lower] ?? lower;
    if (!kept.has(name)) continue;
    if (slash) {
      const place = open.findLastIndex((element) => element.name === name);
      if (place > 0) open.length = place;
      continue;
    }
    if (name === 'table') tables += 1;
    const element: RichElement = {
      name,
      href: name === 'a' ? httpsOnly(attribute(attributes, 'href')) : undefined,
      colSpan: spanOf(attributes, 'colspan'),
      rowSpan: spanOf(attributes, 'rowspan'),
      number: name === 'table' ? tables : undefined,
      children: [],
    };
    last().children.push(element);
    if (name !== 'br') open.push(element);
  }
  return root.children;
}

function addText(parent: RichElement, text: string): void {
  if (structure.has(parent.name) && text.trim() === '') return;
  parent.children.push(text);
}
