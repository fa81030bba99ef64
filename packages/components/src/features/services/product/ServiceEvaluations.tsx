import { listServiceEvaluations } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { servicePageFilters, type ServicePageFilters } from './servicePageFilters.js';
import {
  ServiceEvaluationsView,
  type ServiceEvaluationsViewProps,
} from './ServiceEvaluationsView.js';

export interface ServiceEvaluationsProps extends Pick<
  ServiceEvaluationsViewProps,
  'averageScore' | 'evaluationNumber'
> {
  readonly productId: string;
  /** The page, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: ServicePageFilters | undefined;
  readonly onFiltersChange?:
    | ((filters: ServicePageFilters, change: ListChange) => void)
    | undefined;
}

/** Evaluations of a service, with pages. */
export function ServiceEvaluations(props: ServiceEvaluationsProps) {
  const { productId, filters, onFiltersChange, ...average } = props;
  const evaluations = useOperationList(listServiceEvaluations, {
    filters: servicePageFilters,
    labels: {},
    values: filters,
    onValuesChange: onFiltersChange,
    enabled: average.averageScore !== null,
    toInput: ({ index }) => ({ id: productId, index, size: pageSizes.marketplace }),
  });
  return <ServiceEvaluationsView {...evaluations} {...average} />;
}
