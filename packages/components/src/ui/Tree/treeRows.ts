import type { ReactNode } from 'react';

/** A node of a tree. */
export interface TreeNode {
  readonly id: string;
  readonly label: string;
  /** Drawn before the label. */
  readonly picture?: ReactNode;
  readonly children?: readonly TreeNode[] | undefined;
}

/** A visible node, according to the open branches. */
export interface TreeRow {
  readonly node: TreeNode;
  /** From 1. */
  readonly level: number;
  readonly parentId: string | null;
  readonly isBranch: boolean;
}

/** The visible nodes, from top to bottom. */
export function treeRows(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  level = 1,
  parentId: string | null = null,
): TreeRow[] {
  return nodes.flatMap((node) => {
    const children = node.children ?? [];
    const row = { node, level, parentId, isBranch: children.length > 0 };
    return open.has(node.id) ? [row, ...treeRows(children, open, level + 1, node.id)] : [row];
  });
}

/** Ids of the branches above a node, nearest last; empty at the top level or if missing. */
export function branchesAbove(nodes: readonly TreeNode[], id: string): string[] {
  for (const { id: branch, children = [] } of nodes) {
    if (children.some((child) => child.id === id)) return [branch];
    const below = branchesAbove(children, id);
    if (below.length > 0) return [branch, ...below];
  }
  return [];
}
