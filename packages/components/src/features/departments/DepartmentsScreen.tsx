import type { ScreenProps } from '../../provider/screen.js';
import { DepartmentTree } from './DepartmentTree.js';
import { DepartmentsView } from './DepartmentsView.js';
import { departmentOf } from './findDepartments.js';
import { useDepartmentPeople } from './useDepartmentPeople.js';
import { useDepartmentTree } from './useDepartmentTree.js';

export type DepartmentsScreenProps = ScreenProps;

/** Departments with their people; the selected department is in the address, and is the first one without. */
export function DepartmentsScreen({ query, setQuery }: DepartmentsScreenProps) {
  const tree = useDepartmentTree(undefined).data ?? [];
  const chosen = query.get('deptId');
  const deptId = chosen ?? tree[0]?.id ?? null;
  return (
    <DepartmentsView
      isChosen={chosen !== null}
      onBack={() => setQuery(new URLSearchParams())}
      name={departmentOf(tree, deptId)?.name}
      tree={
        <DepartmentTree
          value={deptId}
          onChange={(id) => setQuery(new URLSearchParams({ deptId: id }), { replace: true })}
        />
      }
      people={useDepartmentPeople(deptId)}
    />
  );
}
