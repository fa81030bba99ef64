import type { DepartmentNode } from '@huiqi/sdk';
import type { DepartmentRow } from './repository.js';

/** The departments below one as a tree. Rows come in display order. */
export const toTree = (rows: readonly DepartmentRow[], parentId: string | null): DepartmentNode[] =>
  rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, name }) => ({ id, name, children: toTree(rows, id) }));
