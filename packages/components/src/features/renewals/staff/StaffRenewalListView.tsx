import type { RenewalOrder } from '@huiqi/sdk';
import { formatDateTime, formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { DeskList, type DeskRows } from '../../../patterns/StaffDesk/DeskList.js';
import { dateColumn, moneyColumn, numberColumn } from '../../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../../ui/Table/Table.js';
import { dueColumn } from '../../handlingTimes/dueColumn.js';
import { useHandlingTimesCopy, type HandlingTimesCopy } from '../../handlingTimes/copy.js';
import { useRenewalsCopy, type RenewalsCopy } from '../copy.js';
import { applicantOf } from '../renewalOutcome.js';
import { RenewalStatusTag } from '../RenewalStatusTag.js';
import { useStaffRenewalsCopy, type StaffRenewalsCopy } from './copy.js';

export interface StaffRenewalListViewProps extends DeskRows<RenewalOrder> {
  readonly renewalLink: (renewalId: string) => LinkTarget;
}

/** The desk of renewals: queues, filters, table and pager. */
export function StaffRenewalListView({ renewalLink, ...desk }: StaffRenewalListViewProps) {
  const copy = useStaffRenewalsCopy();
  const renewals = useRenewalsCopy();
  const times = useHandlingTimesCopy();
  return (
    <DeskList
      {...desk}
      title={copy.title}
      countText={(n) => fillCopy(copy.total, { n })}
      empty={{ title: copy.emptyTitle, line: copy.emptyHint }}
      columns={columns(renewals, copy, times)}
      rowKey={({ id }) => id}
      rowLink={({ id }) => renewalLink(id)}
    />
  );
}

function columns(
  copy: RenewalsCopy,
  staff: StaffRenewalsCopy,
  times: HandlingTimesCopy,
): TableColumn<RenewalOrder>[] {
  return [
    {
      key: 'applicant',
      header: copy.applicant,
      rowHeader: true,
      kind: 'name',
      render: applicantOf,
    },
    moneyColumn('amount', copy.amountInWan, ({ renewAmount }) => formatThousands(renewAmount)),
    numberColumn('term', staff.termInMonths, ({ renewDeadline }) => renewDeadline),
    {
      key: 'product',
      header: copy.product,
      kind: 'name',
      render: ({ renewProductName, bankName }) => `${renewProductName}（${bankName}）`,
    },
    dateColumn('expires', copy.expires, ({ renewExpireTs }) => renewExpireTs),
    dateColumn('created', copy.created, ({ createdTs }) => formatDateTime(createdTs)),
    dueColumn(times),
    {
      key: 'status',
      header: copy.status,
      render: ({ acceptStatus }) => <RenewalStatusTag status={acceptStatus} />,
    },
  ];
}
