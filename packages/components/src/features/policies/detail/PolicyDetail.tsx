import { getPolicy, type PolicyDetail as PolicyDetailData } from '@huiqi/sdk';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useScreenName, type LinkTarget, type ScreenProps } from '../../../provider/screen.js';
import { FavouriteButton } from '../favourites/FavouriteButton.js';
import { PolicyDetailView } from './PolicyDetailView.js';
import { useCountedView } from './useCountedView.js';

export interface PolicyDetailProps {
  readonly policyId: string;
  /** Link to the list. */
  readonly back: PageLink;
  /** Link to the form; omitted on sites without declarations. */
  readonly applyLink?: ((policyId: string) => LinkTarget) | undefined;
  /** Called when a visitor wants to keep the policy. */
  readonly onLogin: (resume?: () => void) => void;
  /** Why it is recommended, if so. */
  readonly reasons?: PolicyDetailData['reasons'];
  readonly onName?: ScreenProps['onName'];
}

/** A policy; showing it counts a view. */
export function PolicyDetail(props: PolicyDetailProps) {
  const { policyId, back, applyLink, onLogin, reasons, onName } = props;
  const query = useOperation(getPolicy, { id: policyId }, { staleTime: 300_000 });
  useScreenName(onName, query.data?.title);
  useCountedView(query.data?.id);
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(policy) => (
        <PolicyDetailView
          policy={reasons ? { ...policy, reasons } : policy}
          back={back}
          apply={applyLink?.(policy.id)}
          action={<FavouriteButton policy={policy} onLogin={onLogin} size="medium" />}
        />
      )}
    </PageState>
  );
}
