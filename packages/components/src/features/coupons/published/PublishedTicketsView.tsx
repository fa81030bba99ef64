import type { PublicTicket } from '@huiqi/sdk';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { ListView } from '../../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { useCouponsCopy } from '../copy.js';
import { PublishedTable } from './PublishedTable.js';

export interface PublishedTicketsViewProps {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<PublicTicket>>;
  readonly announcement: LinkTarget;
}

/** The public list: search, table, pager. */
export function PublishedTicketsView({ list, state, announcement }: PublishedTicketsViewProps) {
  const copy = useCouponsCopy();
  return (
    <ListView
      title={copy.publishedTitle}
      list={list}
      state={state}
      countText={(n) => fillCopy(copy.publishedTotal, { n })}
      empty={{ title: copy.publishedEmpty, line: copy.publishedEmptyLine }}
      actions={<LinkButton {...linkProps(announcement)}>{copy.toAnnouncement}</LinkButton>}
    >
      {(rows) => <PublishedTable rows={rows} />}
    </ListView>
  );
}
