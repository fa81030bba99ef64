import { getRenewalDetail } from '@huiqi/sdk';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { ResultPageSkeleton } from '../../../patterns/ResultPage/ResultPageSkeleton.js';
import { useRenewalsCopy } from '../copy.js';
import { RenewalStatusView } from './RenewalStatusView.js';

export interface RenewalStatusProps {
  readonly renewalId: string;
  readonly renewal: LinkTarget;
  readonly renewals: LinkTarget;
  readonly banks: LinkTarget;
  /** Link to the application at a bank. */
  readonly applyLink: (bankId: string) => LinkTarget;
}

/** The result page of a submitted renewal; everything is loaded by its id. */
export function RenewalStatus({ renewalId, applyLink, ...links }: RenewalStatusProps) {
  const copy = useRenewalsCopy();
  const query = useOperation(getRenewalDetail, { id: renewalId });
  return (
    <PageState
      state={toDataState(query)}
      loading={<ResultPageSkeleton />}
      exit={{ label: copy.toList, ...links.renewals }}
    >
      {(data) => <RenewalStatusView {...links} data={data} apply={applyLink(data.bankId)} />}
    </PageState>
  );
}
