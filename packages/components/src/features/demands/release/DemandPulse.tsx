import { getDemandStatistics, listDemandDynamics } from '@huiqi/sdk';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { DemandPulseView } from './DemandPulseView.js';

/** Polling interval of the live list in milliseconds. */
const every = 30_000;

/** Figures of the demands and recent activity of departments, both updated live. */
export function DemandPulse({ demands }: { readonly demands: LinkTarget }) {
  const live = { staleTime: every, refetchEvery: every };
  const statistics = useOperation(getDemandStatistics, {}, live);
  const dynamics = useOperation(listDemandDynamics, {}, live);
  return (
    <DemandPulseView
      statistics={toDataState(statistics)}
      dynamics={toDataState(dynamics)}
      demands={demands}
    />
  );
}
