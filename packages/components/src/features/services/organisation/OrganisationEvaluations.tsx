import { listOrganisationEvaluations } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import type { ServiceLinks } from '../paths.js';
import {
  ServiceEvaluationsView,
  type ServiceEvaluationsViewProps,
} from '../product/ServiceEvaluationsView.js';
import {
  evaluationPageFilters,
  type EvaluationPageFilters,
} from '../product/servicePageFilters.js';

export interface OrganisationEvaluationsProps
  extends
    Pick<ServiceEvaluationsViewProps, 'averageScore' | 'evaluationNumber'>,
    Pick<ServiceLinks, 'serviceLink'> {
  readonly organisationId: string;
  /** The page, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: EvaluationPageFilters | undefined;
  readonly onFiltersChange?:
    | ((filters: EvaluationPageFilters, change: ListChange) => void)
    | undefined;
}

/** Evaluations of an organisation's services, with pages. */
export function OrganisationEvaluations(props: OrganisationEvaluationsProps) {
  const { organisationId, filters, onFiltersChange, ...view } = props;
  const evaluations = useOperationList(listOrganisationEvaluations, {
    filters: evaluationPageFilters,
    labels: {},
    values: filters,
    onValuesChange: onFiltersChange,
    enabled: view.averageScore !== null,
    toInput: ({ evaluationIndex }) => ({
      id: organisationId,
      index: evaluationIndex,
      size: pageSizes.marketplace,
    }),
  });
  return <ServiceEvaluationsView {...evaluations} {...view} />;
}
