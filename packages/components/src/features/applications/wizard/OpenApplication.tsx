import { getOrder, type ProductDetail } from '@huiqi/sdk';
import { phoneHref } from '@huiqi/sdk/domain';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { ResultPage } from '../../../patterns/ResultPage/ResultPage.js';
import { ResultPageSkeleton } from '../../../patterns/ResultPage/ResultPageSkeleton.js';
import { useApplicationsCopy } from '../copy.js';
import { statusResult } from '../result/statusResult.js';

export interface OpenApplicationProps {
  /** The open order; null if it belongs to another user of the company, or was made on another site. */
  readonly orderId: string | null;
  readonly product: Pick<ProductDetail, 'name' | 'consultPhone'>;
  readonly exit: LinkTarget;
  readonly products?: LinkTarget | undefined;
  readonly orderLink?: ((orderId: string) => LinkTarget) | undefined;
  /** Defaults to the statement that the company has applied. */
  readonly title?: string | undefined;
}

/** Shown instead of the form once the company has applied: its open order. */
export function OpenApplication(props: OpenApplicationProps) {
  const { orderId, product, exit, products = exit, orderLink } = props;
  const copy = useApplicationsCopy();
  const { title = copy.openTitle } = props;
  const query = useOperation(getOrder, { orderId: orderId ?? '' }, { enabled: orderId !== null });
  if (orderId === null)
    return (
      <ResultPage
        outcome="pending"
        title={title}
        line={copy.openForeign}
        facts={[{ term: copy.product, value: product.name, kind: 'name' }]}
        next={[
          { key: 'progress', title: copy.foreignProgress, description: copy.foreignProgressHint },
          { key: 'again', title: copy.foreignClose, description: copy.foreignCloseHint },
        ]}
        nextTitle={copy.foreignTitle}
        primary={{ label: copy.toProducts, href: products.href, onSelect: products.onOpen }}
        secondary={
          product.consultPhone
            ? {
                label: `${copy.callBank} ${product.consultPhone}`,
                href: phoneHref(product.consultPhone),
              }
            : undefined
        }
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
