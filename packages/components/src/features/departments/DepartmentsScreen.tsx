import type { ScreenProps } from '../../provider/screen.js';
import { DepartmentTree } from './DepartmentTree.js';
import { DepartmentsView } from './DepartmentsView.js';
import { useDepartmentPeople } from './useDepartmentPeople.js';

export type DepartmentsScreenProps = ScreenProps;

/** Departments with their people; the selected department is in the address. */
export function DepartmentsScreen({ query, setQuery }: DepartmentsScreenProps) {
  const deptId = query.get('deptId');
  return (
    <DepartmentsView
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
