import { getEpidemicLoan } from '@huiqi/sdk';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { EpidemicFormExport } from './EpidemicFormExport.js';
import { EpidemicReviewsView } from './EpidemicReviewsView.js';

export interface EpidemicReviewsProps {
  readonly orderId: string;
}

/** The state of the two reviews of an epidemic-relief loan, and its form to download. */
export function EpidemicReviews({ orderId }: EpidemicReviewsProps) {
  const query = useOperation(getEpidemicLoan, { id: orderId });
  return (
    <DataState state={toDataState(query)} loading={<Skeleton preset="lines" rows={8} />}>
      {(loan) => (
        <Stack>
          <EpidemicReviewsView {...loan} />
          {loan.reportExportable && <EpidemicFormExport orderId={orderId} />}
        </Stack>
      )}
    </DataState>
  );
}
