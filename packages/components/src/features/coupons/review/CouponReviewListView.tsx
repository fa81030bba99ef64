import type { TicketReviewRow } from '@huiqi/sdk';
import { formatDateTime, formatPercent, formatText, formatThousands } from '@huiqi/sdk/domain';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { DeskList } from '../../../patterns/StaffDesk/DeskList.js';
import type { DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import type { TableColumn } from '../../../ui/Table/Table.js';
import { useCouponsCopy, type CouponsCopy } from '../copy.js';
import { TicketAuditTag } from '../CouponTags.js';
import { useCouponReviewsCopy, type CouponReviewsCopy } from './copy.js';

export interface CouponReviewListViewProps {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<TicketReviewRow>>;
  readonly tabs: readonly DeskTab[];
  /** Id of the current tab: a state, or `all`. */
  readonly tab: string;
  readonly reviewLink: (applicationId: string) => LinkTarget;
  readonly onRefresh?: (() => void) | undefined;
}

/** The desk of coupons: queues, filters, table and pager. */
export function CouponReviewListView({ reviewLink, ...desk }: CouponReviewListViewProps) {
  const copy = useCouponReviewsCopy();
  const coupons = useCouponsCopy();
  return (
    <DeskList
      {...desk}
      title={copy.title}
      countText={(n) => fillCopy(copy.total, { n })}
      empty={{ title: copy.emptyTitle, line: copy.emptyHint }}
      columns={columns(coupons, copy)}
      rowKey={({ id }) => id}
      rowLink={({ id }) => reviewLink(id)}
    />
  );
}

function columns(copy: CouponsCopy, desk: CouponReviewsCopy): TableColumn<TicketReviewRow>[] {
  return [
    {
      key: 'company',
      header: copy.company,
      rowHeader: true,
      render: ({ companyName }) => companyName,
    },
    {
      key: 'contract',
      header: copy.contractInYuan,
      kind: 'money',
      render: ({ contractAmount }) => formatThousands(contractAmount, 2),
    },
    {
      key: 'rate',
      header: copy.discountRate,
      kind: 'number',
      render: ({ discountRate }) => formatPercent(discountRate),
    },
    {
      key: 'due',
      header: desk.dueInYuan,
      kind: 'money',
      render: ({ dueAmount }) => formatThousands(dueAmount, 2),
    },
    {
      key: 'org',
      header: copy.orgName,
      kind: 'name',
      render: ({ orgName }) => formatText(orgName),
    },
    { key: 'batch', header: copy.batch, render: ({ batch }) => batch },
    {
      key: 'created',
      header: desk.created,
      kind: 'date',
      render: ({ createdTs }) => formatDateTime(createdTs),
    },
    {
      key: 'state',
      header: copy.status,
      render: ({ auditState }) => <TicketAuditTag state={auditState} />,
    },
  ];
}
