import {
  listTicketReviews,
  TicketAuditStateLabels,
  TicketAuditStateValues,
  type TicketAuditState,
} from '@huiqi/sdk';
import { useState } from 'react';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import {
  couponReviewFilterLabels,
  couponReviewFilters,
  type CouponReviewFilters,
} from './couponReviewFilters.js';
import { CouponReviewListView, type CouponReviewListViewProps } from './CouponReviewListView.js';
import { useCouponReviewsCopy } from './copy.js';

export interface CouponReviewListProps extends Pick<CouponReviewListViewProps, 'reviewLink'> {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: CouponReviewFilters | undefined;
  readonly onFiltersChange?:
    | ((filters: CouponReviewFilters, change: ListChange) => void)
    | undefined;
  /** The desk's address with other filters. */
  readonly hrefForFilters: (filters: CouponReviewFilters) => string;
  /** Applications per page. Defaults to 10. */
  readonly size?: number | undefined;
}

const step: ListChange = { replace: false };

/** The applications for tickets, with the number pending. */
export function CouponReviewList(props: CouponReviewListProps) {
  const { filters, onFiltersChange, hrefForFilters, size, ...links } = props;
  const copy = useCouponReviewsCopy();
  const invalidate = useInvalidate();
  const [own, setOwn] = useState<CouponReviewFilters>({});
  const values = filters ?? own;
  function change(next: CouponReviewFilters, kind = step) {
    setOwn(next);
    onFiltersChange?.(next, kind);
  }
  const reviews = useOperationList(listTicketReviews, {
    filters: couponReviewFilters,
    labels: couponReviewFilterLabels(copy),
    values,
    onValuesChange: change,
    size,
  });
  const waiting = useOperation(
    listTicketReviews,
    { auditState: 'PENDING', index: 1, size: 1 },
    { staleTime: 30_000, refetchEvery: 60_000 },
  ).data?.page.total.toString();
  const tabTo = (id: 'all' | TicketAuditState, label: string, count?: string | null) => {
    const auditState = id === 'all' ? undefined : id;
    // Typed but not yet submitted search text counts too.
    const next = couponReviewFilters.change(reviews.list.typedValues(), { auditState });
    return { id, label, count, href: hrefForFilters(next), onOpen: () => change(next) };
  };
  return (
    <CouponReviewListView
      {...reviews}
      {...links}
      onRefresh={() => void invalidate('coupons')}
      tab={values.auditState ?? 'all'}
      tabs={[
        tabTo('all', copy.all),
        ...TicketAuditStateValues.map((state) =>
          tabTo(
            state,
            TicketAuditStateLabels[state],
            state === 'PENDING' ? (waiting ?? null) : undefined,
          ),
        ),
      ]}
    />
  );
}
