import type { TreeRow } from './treeRows.js';

export type TreeStep =
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'open' | 'close'; readonly id: string };

const focus = (row: TreeRow | undefined): TreeStep | undefined =>
  row && { kind: 'focus', id: row.node.id };

/** The effect of a key on a row (WAI-ARIA APG, Tree View); undefined for other keys. */
export function treeStep(
  key: string,
  rows: readonly TreeRow[],
  at: number,
  open: ReadonlySet<string>,
): TreeStep | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const { node, isBranch, parentId } = row;
  const isOpen = open.has(node.id);
  switch (key) {
    case 'ArrowDown':
      return focus(rows[at + 1]);
    case 'ArrowUp':
      return focus(rows[at - 1]);
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows[rows.length - 1]);
    case 'ArrowRight':
      if (!isBranch) return undefined;
      return isOpen ? focus(rows[at + 1]) : { kind: 'open', id: node.id };
    case 'ArrowLeft':
      if (isBranch && isOpen) return { kind: 'close', id: node.id };
      return focus(rows.find((one) => one.node.id === parentId));
    default:
      return undefined;
  }
}

/** The next row whose label starts with a typed character, wrapping around the end. */
export function typedRow(typed: string, rows: readonly TreeRow[], at: number): TreeRow | undefined {
  const begins = ({ node }: TreeRow) => node.label.toLowerCase().startsWith(typed.toLowerCase());
  return [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(begins);
}
