import type { RenewalOrder } from '@huiqi/sdk';
import { formatDate, formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { ListView } from '../../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { DeskTabs, type DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { dateColumn, nameColumn } from '../../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { useRenewalsCopy, type RenewalsCopy } from '../copy.js';
import { page } from './renewalList.css.js';
import { applicantOf } from '../renewalOutcome.js';
import { RenewalStatusTag } from '../RenewalStatusTag.js';

export interface RenewalLinks {
  readonly renewalLink: (renewalId: string) => LinkTarget;
  /** The renewal banks, linked by the empty list. */
  readonly banks?: LinkTarget | undefined;
}

export interface RenewalListViewProps extends RenewalLinks {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<RenewalOrder>>;
  /** All, and one per state, with their counts. */
  readonly tabs: readonly DeskTab[];
  /** Id of the current tab: a state, or `all`. */
  readonly tab: string;
}

/** The user's renewals: tabs with counts, table, pager. */
export function RenewalListView(props: RenewalListViewProps) {
  const { list, state, tabs, tab, renewalLink, banks } = props;
  const copy = useRenewalsCopy();
  const status = tabs.find(({ id }) => id === tab)?.label ?? '';
  const action = banks && { label: copy.toBanks, href: banks.href, onSelect: banks.onOpen };
  return (
    <div className={page}>
      <PageTitle>{copy.listTitle}</PageTitle>
      <DeskTabs label={copy.listTitle} tabs={tabs} current={tab} />
      <ListView
        level="hidden"
        // Not the table's caption, as the table becomes a region when it scrolls.
        title={status}
        list={list}
        state={state}
        countText={(n) => fillCopy(copy.total, { n })}
        empty={
          tab === 'all'
            ? { title: copy.emptyTitle, line: copy.emptyHint, action }
            : { title: fillCopy(copy.emptyTab, { status }), line: copy.emptyTabHint }
        }
      >
        {(renewals) => (
          <Table
            cardsBelow="page"
            caption={copy.listTitle}
            columns={columns(copy)}
            rows={renewals}
            rowKey={({ id }) => id}
            rowLink={({ id }) => linkProps(renewalLink(id))}
          />
        )}
      </ListView>
    </div>
  );
}

function columns(copy: RenewalsCopy): TableColumn<RenewalOrder>[] {
  return [
    {
      key: 'product',
      header: copy.product,
      rowHeader: true,
      kind: 'name',
      render: ({ renewProductName, bankName }) => `${renewProductName}（${bankName}）`,
    },
    {
      key: 'amount',
      header: copy.amountInWan,
      kind: 'money',
      unit: copy.wan,
      card: 'lead',
      render: ({ renewAmount }) => formatThousands(renewAmount),
    },
    nameColumn('applicant', copy.applicant, applicantOf),
    dateColumn('expires', copy.expires, ({ renewExpireTs }) => renewExpireTs),
    dateColumn('created', copy.created, ({ createdTs }) => formatDate(createdTs)),
    {
      key: 'status',
      header: copy.status,
      card: 'aside',
      render: ({ acceptStatus }) => <RenewalStatusTag status={acceptStatus} />,
    },
  ];
}
