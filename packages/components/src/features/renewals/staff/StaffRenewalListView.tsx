import type { RenewalOrder } from '@huiqi/sdk';
import { formatDateTime, formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { DeskList } from '../../../patterns/StaffDesk/DeskList.js';
import type { DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import type { TableColumn } from '../../../ui/Table/Table.js';
import { useRenewalsCopy, type RenewalsCopy } from '../copy.js';
import { applicantOf } from '../renewalOutcome.js';
import { RenewalStatusTag } from '../RenewalStatusTag.js';
import { useStaffRenewalsCopy, type StaffRenewalsCopy } from './copy.js';

export interface StaffRenewalListViewProps {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<RenewalOrder>>;
  readonly tabs: readonly DeskTab[];
  /** Id of the current tab: a state, or `all`. */
  readonly tab: string;
  readonly renewalLink: (renewalId: string) => LinkTarget;
  readonly onRefresh?: (() => void) | undefined;
}

/** The desk of renewals: queues, filters, table and pager. */
export function StaffRenewalListView({ renewalLink, ...desk }: StaffRenewalListViewProps) {
  const copy = useStaffRenewalsCopy();
  const renewals = useRenewalsCopy();
  return (
    <DeskList
      {...desk}
      title={copy.title}
      countText={(n) => fillCopy(copy.total, { n })}
      empty={{ title: copy.emptyTitle, line: copy.emptyHint }}
      columns={columns(renewals, copy)}
      rowKey={({ id }) => id}
      rowLink={({ id }) => renewalLink(id)}
    />
  );
}

function columns(copy: RenewalsCopy, staff: StaffRenewalsCopy): TableColumn<RenewalOrder>[] {
  return [
    { key: 'applicant', header: copy.applicant, rowHeader: true, render: applicantOf },
    {
      key: 'amount',
      header: copy.amountInWan,
      kind: 'money',
      render: ({ renewAmount }) => formatThousands(renewAmount),
    },
    {
      key: 'term',
      header: staff.termInMonths,
      kind: 'number',
      render: ({ renewDeadline }) => renewDeadline,
    },
    {
      key: 'product',
      header: copy.product,
      kind: 'name',
      render: ({ renewProductName, bankName }) => `${renewProductName}（${bankName}）`,
    },
    {
      key: 'expires',
      header: copy.expires,
      kind: 'date',
      render: ({ renewExpireTs }) => renewExpireTs,
    },
    {
      key: 'created',
      header: copy.created,
      kind: 'date',
      render: ({ createdTs }) => formatDateTime(createdTs),
    },
    {
      key: 'status',
      header: copy.status,
      render: ({ acceptStatus }) => <RenewalStatusTag status={acceptStatus} />,
    },
  ];
}
