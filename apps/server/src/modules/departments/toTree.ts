import type { DepartmentNode } from '@huiqi/sdk';
import type { DepartmentRow } from './repository.js';

/** Departments below one, each with those below it. The rows come in the order of display. */
export const toTree = (rows: readonly DepartmentRow[], parentId: string | null): DepartmentNode[] =>
  rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, name }) => ({ id, name, children: toTree(rows, id) }));
