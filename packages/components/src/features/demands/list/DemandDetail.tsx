import { getDemand, type DemandDetail as Demand } from '@huiqi/sdk';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';
import { useOperation } from '../../../provider/useOperation.js';
import { DemandDetailView, type DemandDetailViewProps } from './DemandDetailView.js';
import { DemandRating } from './DemandRating.js';

export interface DemandDetailProps extends Pick<DemandDetailViewProps, 'back' | 'release'> {
  readonly demandId: string;
  /** Called some seconds after a rating, or after the refusal of a second one. */
  readonly onBack: () => void;
  /** Called when the demand has been loaded. */
  readonly onDemand?: ((demand: Demand) => void) | undefined;
}

/** A demand, with its rating if the server allows the user one. */
export function DemandDetail(props: DemandDetailProps) {
  const { demandId, back, release, onBack, onDemand } = props;
  const query = useOperation(getDemand, { id: demandId });
  useOnLoaded(query.data, onDemand);
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
