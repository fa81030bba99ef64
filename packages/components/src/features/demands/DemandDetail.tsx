import { getDemand, type DemandDetail as Demand } from '@huiqi/sdk';
import { useEffect } from 'react';
import { PageState } from '../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../patterns/DetailPage/DetailPageSkeleton.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { DemandDetailView, type DemandDetailViewProps } from './DemandDetailView.js';
import { DemandRating } from './DemandRating.js';

export interface DemandDetailProps extends Pick<DemandDetailViewProps, 'back' | 'release'> {
  readonly demandId: string;
  /** Is called some seconds after a rating, or after the response that there is one. */
  readonly onBack: () => void;
  /** Is called when the demand has been loaded. */
  readonly onDemand?: ((demand: Demand) => void) | undefined;
}

/** One demand, with its rating where the server says that the user may rate it. */
export function DemandDetail(props: DemandDetailProps) {
  const { demandId, back, release, onBack, onDemand } = props;
  const query = useOperation(getDemand, { id: demandId });
  const loaded = query.data;
  useEffect(() => {
    if (loaded) onDemand?.(loaded);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each demand, whatever the callback is
  }, [loaded]);
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(demand) => (
        <DemandDetailView
          {...{ demand, back, release }}
          rating={<DemandRating demand={demand} onBack={onBack} />}
        />
      )}
    </PageState>
  );
}
