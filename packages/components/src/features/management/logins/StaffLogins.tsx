import { getStaffLogins } from '@huiqi/sdk';
import { DataState } from '../../../patterns/DataState/DataState.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { StaffLoginsView } from './StaffLoginsView.js';

/** How an account of the staff was signed in to. */
export function StaffLogins({ id }: { readonly id: string }) {
  const query = useOperation(getStaffLogins, { id });
  return (
    <DataState state={toDataState(query)} loading={<Skeleton shape="block" height={240} />}>
      {(logins) => <StaffLoginsView {...{ logins }} />}
    </DataState>
  );
}
