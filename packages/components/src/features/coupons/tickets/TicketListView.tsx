import type { Ticket } from '@huiqi/sdk';
import { formatText, formatThousands } from '@huiqi/sdk/domain';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import { ListView } from '../../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { DeskTabs, type DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Button } from '../../../ui/Button/Button.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { useCouponsCopy, type CouponsCopy } from '../copy.js';
import * as css from '../coupons.css.js';
import { TicketStatusTag } from '../CouponTags.js';

export interface TicketLinks {
  /** Link to the application of a ticket. */
  readonly applicationLink: (applicationId: string) => LinkTarget;
  readonly applications: LinkTarget;
  readonly apply: LinkTarget;
}

export interface TicketListViewProps extends TicketLinks {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<Ticket>>;
  /** One per state, with its count. */
  readonly tabs: readonly DeskTab[];
  readonly tab: string;
  readonly onUse: (ticket: Ticket) => void;
}

/** The user's tickets: tabs with counts, table, pager. */
export function TicketListView(props: TicketListViewProps) {
  const { list, state, tabs, tab, applicationLink, applications, apply, onUse } = props;
  const copy = useCouponsCopy();
  const status = tabs.find(({ id }) => id === tab)?.label ?? '';
  return (
    <div className={css.page}>
      <PageTitle
        actions={
          <>
            <LinkButton href={applications.href} onClick={onPlainClick(applications.onOpen)}>
              {copy.applications}
            </LinkButton>
            <LinkButton variant="primary" href={apply.href} onClick={onPlainClick(apply.onOpen)}>
              {copy.applyNow}
            </LinkButton>
          </>
        }
      >
        {copy.ticketsTitle}
      </PageTitle>
      <DeskTabs label={copy.ticketsTitle} tabs={tabs} current={tab} />
      <ListView
        level="hidden"
        title={status}
        list={list}
        state={state}
        countText={(n) => fillCopy(copy.ticketTotal, { n })}
        empty={{
          title: fillCopy(copy.ticketEmpty, { status }),
          line: copy.ticketEmptyLine,
          action: { label: copy.applyNow, href: apply.href, onSelect: apply.onOpen },
        }}
      >
        {(rows) => (
          <Table
            caption={copy.ticketsTitle}
            columns={columns(copy, tab, onUse)}
            rows={rows}
            rowKey={({ id }) => id}
            rowLink={({ applicationId }) => {
              const { href, onOpen } = applicationLink(applicationId);
              return { href, onClick: onPlainClick(onOpen) };
            }}
          />
        )}
      </ListView>
    </div>
  );
}

function columns(
  copy: CouponsCopy,
  tab: string,
  onUse: (ticket: Ticket) => void,
): TableColumn<Ticket>[] {
  return [
    {
      key: 'company',
      header: copy.company,
      rowHeader: true,
      render: ({ companyName }) => companyName,
    },
    {
      key: 'amount',
      header: copy.amountInYuan,
      kind: 'money',
      render: ({ amount }) => formatThousands(amount, 2),
    },
    { key: 'batch', header: copy.batch, render: ({ batch }) => batch },
    tab === 'USED'
      ? {
          key: 'used',
          header: copy.usedOn,
          kind: 'date',
          render: ({ usedOn }) => formatText(usedOn),
        }
      : {
          key: 'expires',
          header: copy.expiresOn,
          kind: 'date',
          render: ({ expiresOn }) => expiresOn,
        },
    {
      key: 'status',
      header: copy.status,
      render: ({ status }) => <TicketStatusTag status={status} />,
    },
    ...(tab === 'UNUSED'
      ? [
          {
            key: 'actions',
            header: copy.actions,
            actions: true,
            width: 72,
            render: (ticket: Ticket) => (
              <Button
                variant="text"
                size="small"
                aria-label={`${copy.use} ${ticket.companyName} ${ticket.batch}`}
                onClick={() => onUse(ticket)}
              >
                {copy.use}
              </Button>
            ),
          } as const,
        ]
      : []),
  ];
}
