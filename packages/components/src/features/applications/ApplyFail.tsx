import { getOrder, getProduct, type OrderDetail, type ProductDetail } from '@huiqi/sdk';
import { openOrderStatuses } from '@huiqi/sdk/domain';
import type { LinkTarget } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { ResultPage } from '../../patterns/ResultPage/ResultPage.js';
import { ResultPageSkeleton } from '../../patterns/ResultPage/ResultPageSkeleton.js';
import { useApplicationsCopy } from './copy.js';

export interface ApplyFailLinks {
  /** Where to apply again: the product. */
  readonly retry: LinkTarget;
  readonly products: LinkTarget;
  /** The order that stands in the way, if there is one and a page for it. */
  readonly order?: LinkTarget | undefined;
}

export interface ApplyFailProps extends ApplyFailLinks {
  readonly productId: string;
  /** The order that the refused application belongs to. */
  readonly orderId?: string | undefined;
  /** Why, as the response to the application said; the order's own reason comes first. */
  readonly reason?: string | null | undefined;
}

/** The application was refused: why, what helps, and where else to go. */
export function ApplyFail({ productId, orderId = '', ...rest }: ApplyFailProps) {
  const copy = useApplicationsCopy();
  const product = useOperation(getProduct, { productId }, { enabled: productId !== '' });
  const order = useOperation(getOrder, { orderId }, { enabled: orderId !== '' });
  const view = (data?: OrderDetail) => (
    <ApplyFailView {...rest} product={product.data} data={data} />
  );
  if (orderId === '') return view();
  return (
    <PageState
      state={toDataState(order)}
      loading={<ResultPageSkeleton />}
      exit={{ label: copy.toProducts, ...rest.products }}
    >
      {view}
    </PageState>
  );
}

export interface ApplyFailViewProps extends ApplyFailLinks {
  readonly product?: ProductDetail | undefined;
  readonly data?: OrderDetail | undefined;
  readonly reason?: string | null | undefined;
}

export function ApplyFailView(props: ApplyFailViewProps) {
  const { product, data, reason, retry, products, order } = props;
  const copy = useApplicationsCopy();
  const isOpen = data !== undefined && openOrderStatuses.includes(data.orderStatus);
  const phone = product?.consultPhone;
  return (
    <ResultPage
      outcome="failure"
      title={copy.failTitle}
      reason={data?.reason ?? reason ?? (isOpen ? copy.failOpen : copy.failUnknown)}
      cure={isOpen ? copy.cureOpen : copy.cure}
      number={data && { label: copy.orderCode, value: data.orderCode }}
      facts={
        product && [
          { term: copy.product, value: `${product.name}（${product.bankName}）`, kind: 'name' },
        ]
      }
      alternatives={[
        { label: copy.toProducts, hint: copy.toProductsHint, ...products },
        ...(phone
          ? [{ label: copy.callBank, hint: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }]
          : []),
      ]}
      primary={
        isOpen && order
          ? { label: copy.toOrder, href: order.href, onSelect: order.onOpen }
          : { label: copy.retry, href: retry.href, onSelect: retry.onOpen }
      }
    />
  );
}
