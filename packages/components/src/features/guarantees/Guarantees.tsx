import { getGuaranteeData } from '@huiqi/sdk';
import { PageState } from '../../patterns/DataState/PageState.js';
import { DashboardSkeleton } from '../../patterns/Dashboard/DashboardSkeleton.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { useGuaranteesCopy } from './copy.js';
import { GuaranteesView, type GuaranteesViewProps } from './GuaranteesView.js';
import { refreshEvery } from './refreshEvery.js';

export type GuaranteesProps = Omit<GuaranteesViewProps, 'data'>;

/** One board, refreshed every minute (spec 2 §2 /sixStability, /sixGuarantees). */
export function Guarantees(props: GuaranteesProps) {
  const copy = useGuaranteesCopy();
  const data = useOperation(getGuaranteeData, {}, { refetchEvery: refreshEvery });
  return (
    <PageState
      state={toDataState(data)}
      loading={<DashboardSkeleton />}
      exit={{ label: copy.stabilityTitle, ...props.links.stability }}
    >
      {(figures) => <GuaranteesView {...props} data={figures} />}
    </PageState>
  );
}
