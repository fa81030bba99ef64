import type { DepartmentNode } from '@huiqi/sdk';

/** The departments whose names contain a text, below the departments that they are of. */
export function findDepartments(
  nodes: readonly DepartmentNode[],
  keyword: string,
): readonly DepartmentNode[] {
  const text = keyword.trim();
  if (text === '') return nodes;
  return nodes.flatMap((node) => {
    if (node.name.includes(text)) return [node];
    const children = [...findDepartments(node.children, text)];
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** The department of an id; undefined without one. */
export function departmentOf(
  nodes: readonly DepartmentNode[],
  id: string | null,
): DepartmentNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : departmentOf(node.children, id);
    if (found) return found;
  }
  return undefined;
}
