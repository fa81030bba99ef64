import type { SimilarTicket } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { dateColumn } from '../../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { useCouponsCopy, type CouponsCopy } from '../copy.js';
import { TicketStatusTag } from '../CouponTags.js';
import { useCouponReviewsCopy, type CouponReviewsCopy } from './copy.js';

export interface SimilarTicketsProps {
  readonly similar: readonly SimilarTicket[];
  /** Link to an earlier application; without it they are not links. */
  readonly reviewLink?: ((applicationId: string) => LinkTarget) | undefined;
}

/** Tickets that the company seems to have received for the same contract. */
export function SimilarTickets({ similar, reviewLink }: SimilarTicketsProps) {
  const copy = useCouponReviewsCopy();
  const coupons = useCouponsCopy();
  if (similar.length === 0) return null;
  return (
    <>
      <Banner tone="warning">{fillCopy(copy.similarHint, { n: similar.length })}</Banner>
      <Table
        caption={copy.similar}
        columns={columns(coupons, copy)}
        rows={similar}
        rowKey={({ id }) => id}
        rowLink={reviewLink && (({ id }) => linkProps(reviewLink(id)))}
      />
    </>
  );
}

const columns = (copy: CouponsCopy, review: CouponReviewsCopy): TableColumn<SimilarTicket>[] => [
  { key: 'batch', header: copy.batch, rowHeader: true, render: ({ batch }) => batch },
  {
    key: 'status',
    header: copy.status,
    card: 'aside',
    render: ({ status }) => <TicketStatusTag status={status} />,
  },
  {
    key: 'same',
    header: review.same,
    render: ({ sameFile }) => (sameFile ? review.sameFile : review.sameTerms),
  },
  dateColumn('date', copy.applyDate, ({ applyDate }) => applyDate),
  {
    key: 'contract',
    header: copy.contractInYuan,
    kind: 'money',
    render: ({ contractAmount }) => formatThousands(contractAmount, 2),
  },
  {
    key: 'approved',
    header: copy.approvedInYuan,
    kind: 'money',
    render: ({ approvedAmount }) => formatThousands(approvedAmount, 2),
  },
];
