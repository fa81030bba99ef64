import { getOrder, type ProductDetail } from '@huiqi/sdk';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.js';
import { ResultPage } from '../../../patterns/ResultPage/ResultPage.js';
import { ResultPageSkeleton } from '../../../patterns/ResultPage/ResultPageSkeleton.js';
import { useApplicationsCopy } from '../copy.js';
import { statusResult } from '../result/statusResult.js';

export interface OpenApplicationProps {
  /** The open order; null if it belongs to another user of the company, or was made on another site. */
  readonly orderId: string | null;
  readonly product: Pick<ProductDetail, 'name'>;
  readonly exit: LinkTarget;
  readonly products?: LinkTarget | undefined;
  readonly orderLink?: ((orderId: string) => LinkTarget) | undefined;
  /** Defaults to the statement that the company has applied. */
  readonly title?: string | undefined;
}

/** Shown instead of the form once the company has applied: its open order. */
export function OpenApplication(props: OpenApplicationProps) {
  const { orderId, exit, products = exit, orderLink } = props;
  const copy = useApplicationsCopy();
  const { title = copy.openTitle } = props;
  const query = useOperation(getOrder, { orderId: orderId ?? '' }, { enabled: orderId !== null });
  if (orderId === null)
    return (
      <EmptyState
        kind="never"
        heading="h1"
        title={title}
        line={copy.openForeign}
        action={{ label: copy.toProducts, href: products.href, onSelect: products.onOpen }}
      />
    );
  return (
    <PageState
      state={toDataState(query)}
      loading={<ResultPageSkeleton />}
      exit={{ label: copy.exit, ...exit }}
    >
      {(order) => (
        <ResultPage
          {...statusResult(order, copy, { products, order: orderLink?.(orderId) })}
          outcome="pending"
          title={title}
          line={copy.openHint}
          next={[]}
        />
      )}
    </PageState>
  );
}
