import { listRoleRights } from '@huiqi/sdk';
import { DataState } from '../../../patterns/DataState/DataState.js';
import type { DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import { StaffDesk } from '../../../patterns/StaffDesk/StaffDesk.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { useManagementCopy } from '../copy.js';
import { RightsView, type RightsViewProps } from './RightsView.js';

export interface RightsProps extends Pick<RightsViewProps, 'roleLink'> {
  readonly tabs: readonly DeskTab[];
}

/** What each role may open and do. */
export function Rights({ tabs, roleLink }: RightsProps) {
  const copy = useManagementCopy();
  const query = useOperation(listRoleRights, {});
  return (
    <StaffDesk
      title={copy.title}
      tabs={tabs}
      tab="ROLE"
      list={
        <DataState state={toDataState(query)} loading={<Skeleton shape="block" height={640} />}>
          {(rights) => <RightsView {...{ rights, roleLink }} />}
        </DataState>
      }
    />
  );
}
