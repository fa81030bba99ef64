import type { TicketApplicationRow } from '@huiqi/sdk';
import { formatPercent, formatThousands } from '@huiqi/sdk/domain';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { ListView } from '../../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { dateColumn, numberColumn } from '../../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { useCouponsCopy, type CouponsCopy } from '../copy.js';
import { TicketAuditTag } from '../CouponTags.js';

export interface TicketApplicationLinks {
  readonly applicationLink: (applicationId: string) => LinkTarget;
  readonly tickets: LinkTarget;
  readonly apply: LinkTarget;
}

export interface TicketApplicationListViewProps extends TicketApplicationLinks {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<TicketApplicationRow>>;
}

/** The user's applications: table and pager. */
export function TicketApplicationListView(props: TicketApplicationListViewProps) {
  const { list, state, applicationLink, tickets, apply } = props;
  const copy = useCouponsCopy();
  return (
    <ListView
      title={copy.applicationsTitle}
      list={list}
      state={state}
      countText={(n) => fillCopy(copy.applicationTotal, { n })}
      empty={{
        title: copy.applicationEmpty,
        line: copy.applicationEmptyLine,
        action: { label: copy.applyNow, href: apply.href, onSelect: apply.onOpen },
      }}
      actions={<LinkButton {...linkProps(tickets)}>{copy.tickets}</LinkButton>}
    >
      {(rows) => (
        <Table
          cardsBelow="page"
          caption={copy.applicationsTitle}
          columns={columns(copy)}
          rows={rows}
          rowKey={({ id }) => id}
          rowLink={({ id }) => linkProps(applicationLink(id))}
        />
      )}
    </ListView>
  );
}

function columns(copy: CouponsCopy): TableColumn<TicketApplicationRow>[] {
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
    numberColumn('rate', copy.discountRate, ({ discountRate }) => formatPercent(discountRate)),
    {
      key: 'preferential',
      header: copy.preferentialInYuan,
      kind: 'money',
      render: ({ auditState, preferentialContractAmount }) =>
        formatThousands(auditState === 'REJECTED' ? null : preferentialContractAmount, 2),
    },
    dateColumn('date', copy.applyDate, ({ applyDate }) => applyDate),
    {
      key: 'state',
      header: copy.status,
      render: ({ auditState }) => <TicketAuditTag state={auditState} />,
    },
  ];
}
