import { getRenewalDetail, type RenewalOrder } from '@huiqi/sdk';
import { toDataState } from '../../../provider/toDataState.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import { RenewalDetailView, type RenewalDetailViewProps } from './RenewalDetailView.js';

export interface RenewalDetailProps extends Pick<RenewalDetailViewProps, 'back' | 'banks'> {
  readonly renewalId: string;
  /** Link to the application at a bank. */
  readonly applyLink: (bankId: string) => LinkTarget;
  /** Called when the renewal has been loaded. */
  readonly onRenewal?: ((renewal: RenewalOrder) => void) | undefined;
}

/** One of the user's renewals. */
export function RenewalDetail(props: RenewalDetailProps) {
  const { renewalId, back, banks, applyLink, onRenewal } = props;
  const query = useOperation(getRenewalDetail, { id: renewalId });
  useOnLoaded(query.data, onRenewal);
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(renewal) => (
        <RenewalDetailView {...{ renewal, back, banks }} apply={applyLink(renewal.bankId)} />
      )}
    </PageState>
  );
}
