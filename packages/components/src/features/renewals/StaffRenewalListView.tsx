import type { RenewalOrder } from '@huiqi/sdk';
import { formatDateTime, formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { ListView } from '../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../patterns/ListView/types.js';
import type { DeskTab } from '../../patterns/StaffDesk/DeskTabs.js';
import { StaffDesk } from '../../patterns/StaffDesk/StaffDesk.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { Table, type TableColumn } from '../../ui/Table/Table.js';
import { useRenewalsCopy, type RenewalsCopy } from './copy.js';
import { applicantOf } from './renewalOutcome.js';
import { RenewalStatusTag } from './RenewalStatusTag.js';
import { useStaffRenewalsCopy, type StaffRenewalsCopy } from './staffCopy.js';

export interface StaffRenewalListViewProps {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<RenewalOrder>>;
  readonly tabs: readonly DeskTab[];
  /** Id of the tab that is shown: a state, or `all`. */
  readonly tab: string;
  readonly renewalLink: (renewalId: string) => LinkTarget;
  /** The desk of applications, where there is one. */
  readonly orders?: LinkTarget | undefined;
}

/** The desk of renewals: queues, filters, table and pager. */
export function StaffRenewalListView(props: StaffRenewalListViewProps) {
  const { list, state, tabs, tab, renewalLink, orders } = props;
  const copy = useStaffRenewalsCopy();
  const renewals = useRenewalsCopy();
  return (
    <StaffDesk
      title={copy.title}
      actions={
        orders && (
          <LinkButton href={orders.href} onClick={onPlainClick(orders.onOpen)}>
            {copy.toOrders}
          </LinkButton>
        )
      }
      tabs={tabs}
      tab={tab}
      list={
        <ListView
          level="hidden"
          title={tabs.find(({ id }) => id === tab)?.label ?? copy.title}
          list={list}
          state={state}
          countText={(n) => fillCopy(copy.total, { n })}
          empty={{ title: copy.emptyTitle, line: copy.emptyHint }}
        >
          {(rows) => (
            <Table
              caption={copy.title}
              columns={columns(renewals, copy)}
              rows={rows}
              rowKey={({ id }) => id}
              density="compact"
              cardsBelow="desk"
              rowLink={({ id }) => {
                const { href, onOpen } = renewalLink(id);
                return { href, onClick: onPlainClick(onOpen) };
              }}
            />
          )}
        </ListView>
      }
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
