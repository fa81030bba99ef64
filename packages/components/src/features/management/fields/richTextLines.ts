import {
  parseRichText,
  type RichElement,
  type RichNode,
} from '../../../patterns/RichText/parseRichText.js';

const marks: Readonly<Record<string, string>> = { strong: '**', em: '*', u: '_' };

const inline = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node.replace(/\s+/g, ' ');
      const { name, link, children } = node;
      if (name === 'br') return '\n';
      const mark = marks[name] ?? '';
      const label = `${mark}${inline(children)}${mark}`;
      return link ? `[${label}](${link.href})` : label;
    })
    .join('');

const elementsOf = (nodes: readonly RichNode[]) =>
  nodes.filter((node): node is RichElement => typeof node !== 'string');

const rowsOf = (nodes: readonly RichNode[]): readonly RichElement[] =>
  elementsOf(nodes).flatMap((node) => (node.name === 'tr' ? [node] : rowsOf(node.children)));

function block({ name, children, start = 1 }: RichElement): string {
  if (name === 'hr') return '———';
  if (name === 'h3') return `# ${inline(children)}`;
  if (name === 'h4') return `## ${inline(children)}`;
  if (name === 'ul' || name === 'ol')
    return elementsOf(children)
      .map((item, at) => `${name === 'ul' ? '-' : `${at + start}.`} ${inline(item.children)}`)
      .join('\n');
  if (name === 'table')
    return rowsOf(children)
      .map((row) =>
        elementsOf(row.children)
          .map((cell) => inline(cell.children))
          .join(' | '),
      )
      .join('\n');
  return inline(children);
}

/** Rich text as lines for comparison, with marks for headings, lists, emphasis and links. */
export const richTextLines = (html: string): string =>
  parseRichText(html)
    .map((node) => (typeof node === 'string' ? node.trim() : block(node)))
    .filter((text) => text !== '')
    .join('\n');
