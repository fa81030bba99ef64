import { checkLinks, getManagementOverview } from '@huiqi/sdk';
import { useEffect } from 'react';
import { DataState } from '../../../patterns/DataState/DataState.js';
import type { DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import { StaffDesk } from '../../../patterns/StaffDesk/StaffDesk.js';
import { describeError } from '../../../provider/describeError.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { useToast } from '../../../ui/Toast/useToast.js';
import { useManagementCopy } from '../copy.js';
import { OverviewView, type OverviewLinks } from './OverviewView.js';

export interface OverviewProps extends OverviewLinks {
  readonly tabs: readonly DeskTab[];
}

/** Milliseconds between looks at a check of links that goes on. */
const whileChecking = 5_000;

/** The overview of managed content. */
export function Overview({ tabs, ...links }: OverviewProps) {
  const copy = useManagementCopy();
  const query = useOperation(getManagementOverview, {});
  const { refetch } = query;
  const isChecking = query.data?.links.isChecking === true;
  useEffect(() => {
    if (!isChecking) return undefined;
    const timer = setInterval(() => void refetch(), whileChecking);
    return () => clearInterval(timer);
  }, [isChecking, refetch]);
  const toast = useToast();
  const check = useMutationOf(checkLinks, {
    successMessage: false,
    onError: (error) => toast.error(describeError(error).title),
  });
  return (
    <StaffDesk
      title={copy.title}
      tabs={tabs}
      tab="overview"
      list={
        <DataState state={toDataState(query)} loading={<Skeleton shape="block" height={480} />}>
          {(overview) => (
            <OverviewView
              {...{ overview }}
              {...links}
              linkCheck={{ isBusy: check.busy, onCheck: () => void check.run({}) }}
            />
          )}
        </DataState>
      }
    />
  );
}
