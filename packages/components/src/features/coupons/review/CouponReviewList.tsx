import { listTicketReviews, refuseTickets, TicketAuditStateLabels } from '@huiqi/sdk';
import { filterTabs } from '../../../patterns/ListView/filterTabs.js';
import type { HostedFilters } from '../../../patterns/ListView/types.js';
import { useDeskSettings } from '../../../provider/useDeskSettings.js';
import { useRefusals } from '../../../provider/useRefusals.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useListTotal } from '../../../provider/useListTotal.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import {
  couponReviewFilterLabels,
  couponReviewFilters,
  type CouponReviewFilters,
} from './couponReviewFilters.js';
import { CouponReviewListView, type CouponReviewListViewProps } from './CouponReviewListView.js';
import { useHandlingTimesCopy } from '../../handlingTimes/copy.js';
import { useCouponReviewsCopy } from './copy.js';

export interface CouponReviewListProps
  extends HostedFilters<CouponReviewFilters>, Pick<CouponReviewListViewProps, 'reviewLink'> {}

/** The applications for tickets, with the number pending. */
export function CouponReviewList(props: CouponReviewListProps) {
  const { filters, onFiltersChange, hrefForFilters, size, ...links } = props;
  const copy = useCouponReviewsCopy();
  const invalidate = useInvalidate();
  const settings = useDeskSettings(size);
  const { input, ...reviews } = useOperationList(listTicketReviews, {
    filters: couponReviewFilters,
    labels: couponReviewFilterLabels(copy, useHandlingTimesCopy()),
    values: filters,
    onValuesChange: onFiltersChange,
    size: settings.choice.size,
  });
  const refusals = useRefusals(listTicketReviews, input, {
    operation: refuseTickets,
    action: copy.reject,
    recordOf: ({ companyName, version }) => ({ name: companyName, version }),
    hrefOf: (id) => links.reviewLink(id).href,
  });
  const waiting = useListTotal(listTicketReviews, { auditState: 'PENDING' });
  return (
    <CouponReviewListView
      {...reviews}
      settings={settings}
      batch={refusals}
      {...links}
      {...filterTabs(reviews.list, {
        filter: 'auditState',
        labels: { all: copy.all, ...TicketAuditStateLabels },
        hrefForFilters,
        countOf: (state) => (state === 'PENDING' ? waiting : undefined),
      })}
      onRefresh={() => void invalidate('coupons')}
    />
  );
}
