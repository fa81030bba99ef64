import type { EditorState } from '@tiptap/pm/state';
import { schema } from './schema.js';

interface LinkAt {
  readonly href: string;
  readonly from: number;
  readonly to: number;
}

/** The link which the selection is in or ends at, from its first word to its last. */
export function linkAt({ selection: { $from, to } }: EditorState): LinkAt | undefined {
  const links: LinkAt[] = [];
  $from.parent.forEach(({ marks, nodeSize }, offset) => {
    const href = schema.marks.link.isInSet(marks)?.attrs['href'] as string | undefined;
    if (href === undefined) return;
    const from = $from.start() + offset;
    const last = links[links.length - 1];
    const isSame = last?.to === from && last.href === href;
    if (isSame) links.pop();
    links.push({ href, from: isSame ? last.from : from, to: from + nodeSize });
  });
  return links.find((link) => link.from <= $from.pos && to <= link.to);
}
