import { richTextLink } from '@huiqi/sdk/domain';
import { Schema, type DOMOutputSpec, type MarkSpec, type NodeSpec } from '@tiptap/pm/model';
import { listItem } from '@tiptap/pm/schema-list';
import { tableNodes } from '@tiptap/pm/tables';

const heading: NodeSpec = {
  attrs: { level: { default: 3 } },
  content: 'inline*',
  group: 'block flow',
  defining: true,
  parseDOM: [3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  toDOM: ({ attrs }) => [`h${String(attrs['level'])}`, 0],
};

const tagged = (tag: string) => ({
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
});

const link: MarkSpec = {
  attrs: { href: {} },
  inclusive: false,
  parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') }) }],
  // As the server stores it.
  toDOM: ({ attrs }) => ['a', { ...richTextLink(String(attrs['href'])) }, 0],
};

const orderedList: NodeSpec = {
  attrs: { start: { default: null } },
  content: 'list_item+',
  group: 'block flow',
  parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ start: element.getAttribute('start') }) }],
  toDOM: ({ attrs: { start } }) => ['ol', { start: start as string | null }, 0],
};

/** What a text consists of: what the server keeps of one and `RichText` shows. Cells contain everything but tables. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block flow',
      parseDOM: [{ tag: 'p' }, { tag: 'caption' }],
      toDOM: () => ['p', 0],
    },
    heading,
    blockquote: { ...tagged('blockquote'), content: 'flow+', group: 'block flow' },
    bullet_list: { ...tagged('ul'), content: 'list_item+', group: 'block flow' },
    ordered_list: orderedList,
    horizontal_rule: { group: 'block flow', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    list_item: { ...listItem, content: 'paragraph flow*' },
    ...tableNodes({ tableGroup: 'block', cellContent: 'flow+', cellAttributes: {} }),
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link,
    strong: tagged('strong'),
    em: tagged('em'),
    u: tagged('u'),
    sup: tagged('sup'),
    sub: tagged('sub'),
  },
});
