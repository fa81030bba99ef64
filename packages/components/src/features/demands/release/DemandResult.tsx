import { getDemand } from '@huiqi/sdk';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { ResultPageSkeleton } from '../../../patterns/ResultPage/ResultPageSkeleton.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useDemandsCopy } from '../copy.js';
import { DemandResultView } from './DemandResultView.js';

export interface DemandResultProps {
  readonly demandId: string;
  readonly demand: LinkTarget;
  /** The user's demands. */
  readonly demands: LinkTarget;
  /** The form. */
  readonly again: LinkTarget;
}

/** The submitted demand, loaded by id, and the next steps. */
export function DemandResult({ demandId, demand, demands, again }: DemandResultProps) {
  const copy = useDemandsCopy();
  const query = useOperation(getDemand, { id: demandId });
  return (
    <PageState
      state={toDataState(query)}
      loading={<ResultPageSkeleton />}
      exit={{ label: copy.toMine, ...demands }}
    >
      {(data) => <DemandResultView demand={data} open={demand} again={again} />}
    </PageState>
  );
}
