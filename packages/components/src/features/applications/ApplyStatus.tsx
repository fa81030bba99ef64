import { getOrder, OrderStatusLabels, type OrderDetail } from '@huiqi/sdk';
import { formatDateTime, formatThousands } from '@huiqi/sdk/domain';
import type { LinkTarget } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { ResultPage } from '../../patterns/ResultPage/ResultPage.js';
import { ResultPageSkeleton } from '../../patterns/ResultPage/ResultPageSkeleton.js';
import { useApplicationsCopy } from './copy.js';

export interface ApplyStatusProps {
  readonly orderId: string;
  readonly products: LinkTarget;
  /** The page of the order; without one the way leads back to the products. */
  readonly order?: LinkTarget | undefined;
}

/** The application has arrived: its number and what happens next. */
export function ApplyStatus({ orderId, ...links }: ApplyStatusProps) {
  const copy = useApplicationsCopy();
  const query = useOperation(getOrder, { orderId });
  return (
    <PageState
      state={toDataState(query)}
      loading={<ResultPageSkeleton />}
      exit={{ label: copy.toProducts, ...links.products }}
    >
      {(order) => <ApplyStatusView {...links} data={order} />}
    </PageState>
  );
}

export interface ApplyStatusViewProps extends Pick<ApplyStatusProps, 'products' | 'order'> {
  readonly data: OrderDetail;
}

export function ApplyStatusView({ data, products, order }: ApplyStatusViewProps) {
  const copy = useApplicationsCopy();
  const toProducts = { label: copy.toProducts, href: products.href, onSelect: products.onOpen };
  const toOrder = order && { label: copy.toOrder, href: order.href, onSelect: order.onOpen };
  return (
    <ResultPage
      outcome="success"
      title={copy.successTitle}
      line={copy.successHint}
      number={{ label: copy.orderCode, value: data.orderCode }}
      facts={[
        { term: copy.product, value: `${data.productName}（${data.bankName}）`, kind: 'name' },
        {
          term: copy.amount,
          value: formatThousands(data.loanAmount),
          unit: copy.wan,
          kind: 'money',
        },
        { term: copy.company, value: data.companyName, kind: 'name' },
        { term: copy.status, value: OrderStatusLabels[data.orderStatus] },
      ]}
      next={[
        {
          key: 'submitted',
          title: copy.nextSubmitted,
          time: formatDateTime(data.createdTs),
          tone: 'success',
        },
        { key: 'review', title: copy.nextReview, description: copy.nextReviewHint },
        {
          key: 'notice',
          title: copy.nextNotice,
          description: copy.nextNoticeHint,
          tone: 'neutral',
        },
        { key: 'loan', title: copy.nextLoan, description: copy.nextLoanHint, tone: 'neutral' },
      ]}
      primary={toOrder ?? toProducts}
      secondary={toOrder && toProducts}
    />
  );
}
