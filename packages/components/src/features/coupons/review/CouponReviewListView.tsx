import type { TicketReviewRow } from '@huiqi/sdk';
import { formatDateTime, formatPercent, formatText, formatThousands } from '@huiqi/sdk/domain';
import { DeskList, type DeskRows } from '../../../patterns/StaffDesk/DeskList.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import {
  dateColumn,
  moneyColumn,
  nameColumn,
  numberColumn,
} from '../../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../../ui/Table/Table.js';
import { dueColumn } from '../../handlingTimes/dueColumn.js';
import { useHandlingTimesCopy, type HandlingTimesCopy } from '../../handlingTimes/copy.js';
import { useCouponsCopy, type CouponsCopy } from '../copy.js';
import { TicketAuditTag } from '../CouponTags.js';
import { useCouponReviewsCopy, type CouponReviewsCopy } from './copy.js';

export interface CouponReviewListViewProps extends DeskRows<TicketReviewRow> {
  readonly reviewLink: (applicationId: string) => LinkTarget;
}

/** The desk of coupons: queues, filters, table and pager. */
export function CouponReviewListView({ reviewLink, ...desk }: CouponReviewListViewProps) {
  const copy = useCouponReviewsCopy();
  const coupons = useCouponsCopy();
  const times = useHandlingTimesCopy();
  return (
    <DeskList
      {...desk}
      title={copy.title}
      countText={(n) => fillCopy(copy.total, { n })}
      empty={{ title: copy.emptyTitle, line: copy.emptyHint }}
      columns={columns(coupons, copy, times)}
      rowKey={({ id }) => id}
      rowLink={({ id }) => reviewLink(id)}
    />
  );
}

function columns(
  copy: CouponsCopy,
  desk: CouponReviewsCopy,
  times: HandlingTimesCopy,
): TableColumn<TicketReviewRow>[] {
  return [
    {
      key: 'company',
      header: copy.company,
      rowHeader: true,
      kind: 'name',
      render: ({ companyName }) => companyName,
    },
    {
      key: 'contract',
      header: copy.contractInYuan,
      kind: 'money',
      render: ({ contractAmount }) => formatThousands(contractAmount, 2),
    },
    numberColumn('rate', copy.discountRate, ({ discountRate }) => formatPercent(discountRate)),
    moneyColumn('due', desk.dueInYuan, ({ dueAmount }) => formatThousands(dueAmount, 2)),
    nameColumn('org', copy.orgName, ({ orgName }) => formatText(orgName)),
    { key: 'batch', header: copy.batch, render: ({ batch }) => batch },
    dateColumn('created', desk.created, ({ createdTs }) => formatDateTime(createdTs)),
    dueColumn(times),
    {
      key: 'state',
      header: copy.status,
      render: ({ auditState }) => <TicketAuditTag state={auditState} />,
    },
  ];
}
