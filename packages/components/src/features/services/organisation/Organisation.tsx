import { getOrganisationIntroduction } from '@huiqi/sdk';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import { useScreenName, type ScreenProps } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { OrganisationEvaluations } from './OrganisationEvaluations.js';
import { OrganisationProducts, type OrganisationProductsProps } from './OrganisationProducts.js';
import { OrganisationView, type OrganisationViewProps } from './OrganisationView.js';
import type { EvaluationPageFilters } from '../product/servicePageFilters.js';

export interface OrganisationProps
  extends OrganisationProductsProps, Pick<OrganisationViewProps, 'back'> {
  /** The page of its evaluations, controlled by the host (its address). */
  readonly evaluations?: EvaluationPageFilters | undefined;
  readonly onEvaluationsChange?:
    | ((filters: EvaluationPageFilters, change: ListChange) => void)
    | undefined;
  readonly onName?: ScreenProps['onName'];
}

/** A service organisation, for visitors. */
export function Organisation(props: OrganisationProps) {
  const { back, onName, evaluations, onEvaluationsChange, ...products } = props;
  const { organisationId, serviceLink } = products;
  const query = useOperation(getOrganisationIntroduction, { id: organisationId });
  useScreenName(onName, query.data?.name);
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(organisation) => (
        <OrganisationView
          organisation={organisation}
          back={back}
          products={<OrganisationProducts {...products} />}
          evaluations={
            <OrganisationEvaluations
              organisationId={organisationId}
              averageScore={organisation.averageScore}
              evaluationNumber={organisation.evaluationNumber}
              serviceLink={serviceLink}
              filters={evaluations}
              onFiltersChange={onEvaluationsChange}
            />
          }
        />
      )}
    </PageState>
  );
}
