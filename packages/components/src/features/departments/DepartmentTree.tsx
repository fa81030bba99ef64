import { useState } from 'react';
import type { DepartmentNode } from '@huiqi/sdk';
import { DataState } from '../../patterns/DataState/DataState.js';
import { OfficePicture } from '../../patterns/page/OfficePicture.js';
import { toDataState } from '../../provider/toDataState.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { Icon } from '../../ui/Icon/Icon.js';
import { Input } from '../../ui/Input/Input.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { Tree } from '../../ui/Tree/Tree.js';
import type { TreeNode } from '../../ui/Tree/treeRows.js';
import { useDepartmentsCopy } from './copy.js';
import { search } from './DepartmentColumns.css.js';
import { findDepartments } from './findDepartments.js';
import { useDepartmentTree } from './useDepartmentTree.js';

export interface DepartmentTreeProps {
  /** Limits the tree to departments whose people may handle this order. */
  readonly orderId?: string | undefined;
  readonly value: string | null;
  readonly onChange: (departmentId: string) => void;
}

/** More than fit on a phone. */
const many = 12;

const toNode = ({ id, name, children }: DepartmentNode): TreeNode => ({
  id,
  label: name,
  children: children.map(({ id: childId, name: label, children: below }) => ({
    id: childId,
    label,
    children: below.map(toNode),
  })),
  picture: <OfficePicture name={name} size={20} />,
});

/** A selectable tree of the departments that the staff member may look up; many can be searched. */
export function DepartmentTree({ orderId, value, onChange }: DepartmentTreeProps) {
  const copy = useDepartmentsCopy();
  const query = useDepartmentTree(orderId);
  const [keyword, setKeyword] = useState('');
  return (
    <DataState
      compact
      state={toDataState(query, (nodes) => nodes.length === 0)}
      loading={<Skeleton preset="lines" rows={14} />}
    >
      {(nodes) => {
        const found = findDepartments(nodes, keyword);
        return (
          <>
            {nodes.length > many && (
              <div className={search}>
                <Input
                  type="search"
                  aria-label={copy.find}
                  placeholder={copy.find}
                  value={keyword}
                  onChange={({ target }) => setKeyword(target.value)}
                  suffix={<Icon name="search" />}
                />
              </div>
            )}
            {found.length === 0 ? (
              <Empty title={copy.notFound} description={copy.notFoundHint} />
            ) : (
              <Tree
                // Opens what was found.
                key={keyword}
                isOpen={keyword !== ''}
                label={copy.departments}
                nodes={found.map(toNode)}
                value={value}
                onChange={onChange}
              />
            )}
          </>
        );
      }}
    </DataState>
  );
}
