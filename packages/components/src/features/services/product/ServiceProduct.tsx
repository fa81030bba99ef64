import { getServiceProduct } from '@huiqi/sdk';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import { useScreenName, type LinkTarget, type ScreenProps } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import type { ServiceLinks } from '../paths.js';
import { ServiceEvaluations, type ServiceEvaluationsProps } from './ServiceEvaluations.js';
import { ServiceProductView, type ServiceProductViewProps } from './ServiceProductView.js';

export interface ServiceProductProps
  extends
    Pick<ServiceProductViewProps, 'back'>,
    Pick<ServiceLinks, 'organisationLink'>,
    Pick<ServiceEvaluationsProps, 'filters' | 'onFiltersChange'> {
  readonly productId: string;
  /** Link to the form; omitted on sites without orders. */
  readonly applyLink?: ((productId: string) => LinkTarget) | undefined;
  readonly onName?: ScreenProps['onName'];
}

/** A service of the marketplace with its evaluations. */
export function ServiceProduct(props: ServiceProductProps) {
  const { productId, back, organisationLink, applyLink, onName, filters, onFiltersChange } = props;
  const query = useOperation(getServiceProduct, { id: productId });
  useScreenName(onName, query.data?.name);
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(product) => (
        <ServiceProductView
          product={product}
          back={back}
          organisation={organisationLink(product.orgId)}
          apply={applyLink?.(product.id)}
          evaluations={
            <ServiceEvaluations
              productId={product.id}
              averageScore={product.averageScore}
              evaluationNumber={product.evaluationNumber}
              filters={filters}
              onFiltersChange={onFiltersChange}
            />
          }
        />
      )}
    </PageState>
  );
}
