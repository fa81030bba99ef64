import { richTextStart } from '@huiqi/sdk/domain';
import { parseRichText, type RichNode } from '../../../patterns/RichText/parseRichText.js';
import { toInlineHtml, toInlineText, type InlineText } from './inlineText.js';
import { toTableHtml, toTableText } from './tableText.js';

const mark = /^(?:#{1,2}|-|\d+\.) /;

const kindOf = (line: string) => {
  if (line.startsWith('- ')) return 'ul';
  if (/^\d+\. /.test(line)) return 'ol';
  if (line.startsWith('# ')) return 'h3';
  if (line.startsWith('## ')) return 'h4';
  return line.startsWith('|') ? 'table' : 'p';
};

function blockHtml(kind: string, lines: readonly string[]): string {
  if (kind === 'table') return toTableHtml(lines);
  const parts = lines
    .map((line) => toInlineHtml(line.replace(mark, '').trim().replace(/\s+/g, ' ')))
    .filter(Boolean);
  if (parts.length === 0) return '';
  const first = kind === 'ol' ? richTextStart(/^\d+/.exec(lines[0] ?? '')?.[0]) : undefined;
  if (kind === 'ul' || kind === 'ol')
    return `<${kind}${first === undefined ? '' : ` start="${first}"`}>${parts.map((part) => `<li>${part}</li>`).join('')}</${kind}>`;
  return `<${kind}>${parts.join('<br>')}</${kind}>`;
}

/**
 * HTML of a typed text: a blank line separates paragraphs, `# ` and `## ` start headings, `- ` and `1. ` list items,
 * `|` table rows; inline markup as in `toInlineHtml`.
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
    if (last?.kind === kind && !kind.startsWith('h')) last.lines.push(line);
    else blocks.push((last = { kind, lines: [line] }));
  }
  return blocks.map(({ kind, lines }) => blockHtml(kind, lines)).join('');
}

/** The editable text of HTML, and whether the HTML contained more than the text can express. */
export function toServiceText(html: string): InlineText {
  let isLossy = false;
  const take = (inner: InlineText) => {
    isLossy ||= inner.isLossy;
    return inner.text;
  };
  const lines = (nodes: readonly RichNode[]) =>
    take(toInlineText(nodes))
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const items = (nodes: readonly RichNode[], markOf: (turn: number) => string) =>
    nodes
      .filter((node) => typeof node !== 'string')
      .map((item, turn) => `${markOf(turn)} ${lines(item.children).join(' ')}`)
      .join('\n');
  const blocks = parseRichText(html).map((node) => {
    if (typeof node === 'string') return take(toInlineText([node])).trim();
    const { name, children, start = 1 } = node;
    if (name === 'h3') return `# ${lines(children).join(' ')}`;
    if (name === 'h4') return `## ${lines(children).join(' ')}`;
    if (name === 'ul') return items(children, () => '-');
    if (name === 'ol') return items(children, (turn) => `${turn + start}.`);
    if (name === 'table') return take(toTableText(node));
    if (name !== 'p') isLossy = true;
    return lines(children)
      .map((line) => (mark.test(line) ? `\\${line}` : line))
      .join('\n');
  });
  return { text: blocks.filter(Boolean).join('\n\n'), isLossy };
}
