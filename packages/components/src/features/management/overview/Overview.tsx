import { getManagementOverview } from '@huiqi/sdk';
import { DataState } from '../../../patterns/DataState/DataState.js';
import type { DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import { StaffDesk } from '../../../patterns/StaffDesk/StaffDesk.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { useManagementCopy } from '../copy.js';
import { OverviewView, type OverviewLinks } from './OverviewView.js';

export interface OverviewProps extends OverviewLinks {
  readonly tabs: readonly DeskTab[];
}

/** The overview of managed content. */
export function Overview({ tabs, ...links }: OverviewProps) {
  const copy = useManagementCopy();
  const query = useOperation(getManagementOverview, {});
  return (
    <StaffDesk
      title={copy.title}
      tabs={tabs}
      tab="overview"
      list={
        <DataState state={toDataState(query)} loading={<Skeleton shape="block" height={480} />}>
          {(overview) => <OverviewView {...{ overview }} {...links} />}
        </DataState>
      }
    />
  );
}
