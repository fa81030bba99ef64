import { parseRichText, type RichNode } from '../../patterns/RichText/parseRichText.js';

/** A text as it is typed, and whether the HTML it was made from said more than it can. */
export interface ServiceText {
  readonly text: string;
  readonly isLossy: boolean;
}

const marked = /^(?:\\|#{1,2} |- |\d+\. )/;

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${String(sign.codePointAt(0))};`);

const kindOf = (line: string) => {
  if (line.startsWith('- ')) return 'ul';
  if (/^\d+\. /.test(line)) return 'ol';
  if (line.startsWith('# ')) return 'h3';
  if (line.startsWith('## ')) return 'h4';
  return 'p';
};

const contentOf = (line: string) =>
  escape(
    line
      .replace(/^(?:\\|#{1,2} |- |\d+\. )/, '')
      .trim()
      .replace(/\s+/g, ' '),
  );

/**
 * HTML of a typed text: an empty line ends a paragraph, `# ` and `## ` begin headings, `- ` and `1. ` items of lists. A
 * backslash at the start of a line takes its mark as a letter.
 */
export function toServiceHtml(text: string): string {
  const blocks: { kind: string; lines: string[] }[] = [];
  let last: (typeof blocks)[number] | undefined;
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    if (line === '') {
      last = undefined;
      continue;
    }
    const kind = kindOf(line);
    const content = contentOf(line);
    if (content === '') continue;
    if (last?.kind === kind && !kind.startsWith('h')) last.lines.push(content);
    else blocks.push((last = { kind, lines: [content] }));
  }
  return blocks
    .map(({ kind, lines }) =>
      kind === 'ul' || kind === 'ol'
        ? `<${kind}>${lines.map((line) => `<li>${line}</li>`).join('')}</${kind}>`
        : `<${kind}>${lines.join('<br>')}</${kind}>`,
    )
    .join('');
}

/** The text of HTML, to be typed on. */
export function toServiceText(html: string): ServiceText {
  const found = { isLossy: false };
  const inline = (nodes: readonly RichNode[]): string =>
    nodes
      .map((node) => {
        if (typeof node === 'string') return node.replace(/\s+/g, ' ');
        if (node.name === 'br') return '\n';
        found.isLossy = true;
        return inline(node.children);
      })
      .join('');
  const lines = (nodes: readonly RichNode[]) =>
    inline(nodes)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const items = (nodes: readonly RichNode[], mark: (turn: number) => string) =>
    nodes
      .filter((node) => typeof node !== 'string')
      .map((item, turn) => `${mark(turn)} ${lines(item.children).join(' ')}`)
      .join('\n');
  const blocks = parseRichText(html).map((node) => {
    if (typeof node === 'string') return node.trim();
    const { name, children } = node;
    if (name === 'h3' || name === 'h4')
      return `${name === 'h3' ? '#' : '##'} ${lines(children).join(' ')}`;
    if (name === 'ul') return items(children, () => '-');
    if (name === 'ol') return items(children, (turn) => `${turn + 1}.`);
    if (name !== 'p') found.isLossy = true;
    return lines(children)
      .map((line) => (marked.test(line) ? `\\${line}` : line))
      .join('\n');
  });
  return { text: blocks.filter(Boolean).join('\n\n'), isLossy: found.isLossy };
}
