import type { DepartmentNode } from '@huiqi/sdk';
import { DataState } from '../../patterns/DataState/DataState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { toDataState } from '../../provider/toDataState.js';
import { Tree } from '../../ui/Tree/Tree.js';
import type { TreeNode } from '../../ui/Tree/treeRows.js';
import { useDepartmentsCopy } from './copy.js';
import { useDepartmentTree } from './useDepartmentTree.js';

export interface DepartmentTreeProps {
  /** Limits the tree to departments whose people may handle this order. */
  readonly orderId?: string | undefined;
  readonly value: string | null;
  readonly onChange: (departmentId: string) => void;
}

const toNode = ({ id, name, children }: DepartmentNode): TreeNode => ({
  id,
  label: name,
  children: children.map(toNode),
});

/** A selectable tree of the departments that the staff member may look up. */
export function DepartmentTree({ orderId, value, onChange }: DepartmentTreeProps) {
  const copy = useDepartmentsCopy();
  const query = useDepartmentTree(orderId);
  return (
    <DataState
      compact
      state={toDataState(query, (nodes) => nodes.length === 0)}
      loading={<Skeleton preset="lines" rows={14} />}
    >
      {(nodes) => (
        <Tree
          label={copy.departments}
          nodes={nodes.map(toNode)}
          value={value}
          onChange={onChange}
        />
      )}
    </DataState>
  );
}
