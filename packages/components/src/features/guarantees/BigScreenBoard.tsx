import { getBigScreen, getGuaranteeData } from '@huiqi/sdk';
import { PageState } from '../../patterns/DataState/PageState.js';
import { DashboardSkeleton } from '../../patterns/Dashboard/DashboardSkeleton.js';
import type { PageLink } from '../../patterns/page/types.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { BigScreenView } from './BigScreenView.js';
import { refreshEvery } from './refreshEvery.js';

export interface BigScreenBoardProps {
  /** Link to the ordinary dashboard. */
  readonly exit: PageLink;
}

/** The big screen, refreshed every minute (spec 2 §2). */
export function BigScreenBoard({ exit }: BigScreenBoardProps) {
  const figures = useOperation(getBigScreen, {}, { refetchEvery: refreshEvery });
  const data = useOperation(getGuaranteeData, {}, { refetchEvery: refreshEvery });
  return (
    <PageState state={toDataState(figures)} loading={<DashboardSkeleton />} exit={exit}>
      {(shown) => (
        <PageState state={toDataState(data)} loading={<DashboardSkeleton />} exit={exit}>
          {(boards) => <BigScreenView figures={shown} data={boards} />}
        </PageState>
      )}
    </PageState>
  );
}
