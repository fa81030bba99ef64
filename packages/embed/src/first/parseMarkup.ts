import { lastOf } from '@huiqi/sdk/domain';
import type { DrawnNode } from './FirstScreen.js';

const token =
  /<!--[^]*?-->|<(?<end>\/)?(?<tag>[\w-]+)(?<attributes>(?:\s[^\s=>/]+(?:="[^"]*")?)*)\s*(?<alone>\/)?>|[^<]+/g;
const attribute = /\s(?<name>[^\s=>/]+)(?:="(?<value>[^"]*)")?/g;

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
};
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_whole, name: string) => characters[name] ?? '');

type Element = [tag: string, attributes: Record<string, string>, ...children: DrawnNode[]];

/** Reads what Preact writes on a server: every value quoted, every element closed. Throws at anything else. */
export function parseMarkup(markup: string): DrawnNode[] {
  const top: Element = ['', {}];
  const open = [top];
  let read = 0;
  for (const { 0: text, index, groups = {} } of markup.matchAll(token)) {
    if (index !== read) break;
    read += text.length;
    const parent = lastOf(open) ?? top;
    const { tag, end, attributes = '', alone } = groups;
    if (end) {
      if (open.length === 1 || parent[0] !== tag) throw new Error(`unexpected ${text}`);
      open.pop();
    } else if (tag) {
      const element: Element = [tag, {}];
      for (const { groups: pair } of attributes.matchAll(attribute))
        element[1][pair?.['name'] ?? ''] = plain(pair?.['value'] ?? '');
      parent.push(element);
      if (!alone) open.push(element);
    } else {
      parent.push(text.startsWith('<!--') ? ['!', {}] : plain(text));
    }
  }
  if (read !== markup.length || open.length > 1) throw new Error(`no markup at ${read}`);
  return top.slice(2) as DrawnNode[];
}
