import { listDepartmentUsers, type DepartmentUser } from '@huiqi/sdk';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';

/**
 * People of a department and below, optionally limited to those who can be given an order, except one; undefined
 * without a department.
 */
export function useDepartmentPeople(
  deptId: string | null,
  {
    orderId,
    except,
  }: { readonly orderId?: string | undefined; readonly except?: string | null | undefined } = {},
): DataStateValue<DepartmentUser[]> | undefined {
  const query = useOperation(
    listDepartmentUsers,
    { deptId: deptId ?? '', ...(orderId === undefined ? {} : { orderId }) },
    { enabled: deptId !== null, staleTime: 60_000 },
  );
  return deptId === null
    ? undefined
    : toDataState(query, (people) => people.every(({ id }) => id === except));
}
