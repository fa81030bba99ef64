import type { Ticket } from '@huiqi/sdk';
import type { RefObject } from 'react';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { ListView } from '../../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { DeskTabs, type DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import { SectionCard } from '../../../patterns/page/SectionCard.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { useCouponsCopy } from '../copy.js';
import * as css from '../coupons.css.js';
import { TicketCard } from './TicketCard.js';
import * as cards from './TicketCard.css.js';

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
  /** Receives focus when a ticket is used and its button goes. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null> | undefined;
  readonly onUse: (ticket: Ticket) => void;
}

/** The user's tickets: tabs with counts, tickets, pager. */
export function TicketListView(props: TicketListViewProps) {
  const { list, state, tabs, tab, applicationLink, applications, apply, headingRef, onUse } = props;
  const copy = useCouponsCopy();
  const status = tabs.find(({ id }) => id === tab)?.label ?? '';
  return (
    <div className={css.page}>
      <PageTitle
        ref={headingRef}
        actions={
          <>
            <LinkButton {...linkProps(applications)}>{copy.applications}</LinkButton>
            <LinkButton variant="primary" {...linkProps(apply)}>
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
          <ul className={cards.tickets}>
            {rows.map((ticket) => (
              <li key={ticket.id}>
                <TicketCard
                  ticket={ticket}
                  link={applicationLink(ticket.applicationId)}
                  onUse={onUse}
                />
              </li>
            ))}
          </ul>
        )}
      </ListView>
      {state.status === 'ready' && (
        <SectionCard
          sections={[
            {
              id: 'rules',
              title: copy.rules,
              content: (
                <ul>
                  <li>{copy.rule4}</li>
                  <li>{copy.rule2}</li>
                  <li>{copy.rule3}</li>
                </ul>
              ),
            },
          ]}
        />
      )}
    </div>
  );
}
