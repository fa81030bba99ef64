import { DOMParser, DOMSerializer, type Node } from '@tiptap/pm/model';
import { schema } from './schema.js';
import { toNodes } from './toNodes.js';

const parser = DOMParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

/** The document of HTML, stored or pasted. */
export function toDocument(html: string): Node {
  const root = document.createElement('div');
  root.append(...toNodes(html, document));
  for (const caption of root.querySelectorAll('caption')) caption.closest('table')?.before(caption);
  return parser.parse(root);
}

/** The HTML of a document, as the server stores it. */
export function toHtml({ content }: Node): string {
  const root = document.createElement('div');
  root.append(serializer.serializeFragment(content));
  // The only paragraph of an item or a cell is its text.
  for (const paragraph of root.querySelectorAll('p:first-child:only-of-type'))
    if (/^(?:LI|T[DH])$/.test(paragraph.parentElement?.nodeName ?? ''))
      paragraph.replaceWith(...paragraph.childNodes);
  for (const block of root.querySelectorAll('h3, h4, p, blockquote, ul, ol, li'))
    if (block.textContent?.trim() === '') block.remove();
  return root.innerHTML.replace(/<(br|hr)>/g, '<$1 />').replace(/&nbsp;/g, ' ');
}
