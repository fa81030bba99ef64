import { getOrder, getProduct, type ApplyFailReason } from '@huiqi/sdk';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { ResultPage } from '../../../patterns/ResultPage/ResultPage.js';
import { ResultPageSkeleton } from '../../../patterns/ResultPage/ResultPageSkeleton.js';
import { ApplyStatusView } from './ApplyStatus.js';
import { useApplicationsCopy } from '../copy.js';
import { failureResult, type FailureFacts, type FailureLinks } from './failureResult.js';
import { NoApplication, type NoApplicationProps } from './NoApplication.js';
import { useOtherProduct, type OtherProductOptions } from './useOtherProduct.js';

export interface ApplyFailProps
  extends
    FailureLinks,
    Pick<NoApplicationProps, 'orders'>,
    Pick<OtherProductOptions, 'productLink'> {
  /** Empty if the address names none. */
  readonly productId: string;
  /** The refused order, or the existing one that prevents another. */
  readonly orderId?: string | undefined;
  /** A known reason; the order's own takes precedence. */
  readonly failReason?: ApplyFailReason | null | undefined;
  /** The server's message about the refusal. */
  readonly message?: string | null | undefined;
}

/** A refused application: why, what helps, and where else to go. Shows only what it can load. */
export function ApplyFail(props: ApplyFailProps) {
  const { orderId = '', failReason = null, message = null, orders, productLink, ...links } = props;
  const copy = useApplicationsCopy();
  const query = useOperation(getOrder, { orderId }, { enabled: orderId !== '' });
  const order = query.data;
  const productId = order?.productId ?? props.productId;
  const product = useOperation(getProduct, { productId }, { enabled: productId !== '' });
  const other = useOtherProduct({ product: product.data, productLink });
  if (orderId === '' && failReason === null)
    return <NoApplication products={links.products} orders={orders} />;
  const view = (loaded?: typeof order) => (
    <ApplyFailView
      {...links}
      facts={{ failReason, message, order: loaded, product: product.data, other }}
    />
  );
  // What it says depends on the product.
  if (product.isLoading) return <ResultPageSkeleton />;
  if (orderId === '') return view();
  return (
    <PageState
      state={toDataState(query)}
      loading={<ResultPageSkeleton />}
      exit={{ label: copy.toProducts, ...links.products }}
    >
      {view}
    </PageState>
  );
}

export interface ApplyFailViewProps extends FailureLinks {
  readonly facts: FailureFacts;
}

export function ApplyFailView({ facts, ...links }: ApplyFailViewProps) {
  const copy = useApplicationsCopy();
  // A paid-out loan has not failed, whatever the address says.
  if (facts.order?.orderStatus === 'BANK_APPROVAL_SUCCESS')
    return <ApplyStatusView {...links} data={facts.order} />;
  return <ResultPage {...failureResult(facts, copy, links)} />;
}
