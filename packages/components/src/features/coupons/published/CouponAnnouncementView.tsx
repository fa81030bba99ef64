import type { PublicTicketPage, TicketBatch } from '@huiqi/sdk';
import { formatPercent, formatThousands } from '@huiqi/sdk/domain';
import { DataState } from '../../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { Section } from '../../../ui/Section/Section.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { dateColumn, moneyColumn, numberColumn } from '../../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { useCouponsCopy, type CouponsCopy } from '../copy.js';
import * as css from '../coupons.css.js';
import { CouponRules } from './CouponRules.js';
import { TicketBatchTag } from '../CouponTags.js';
import { batchPlace, tickets } from '../tickets/TicketCard.css.js';
import { CurrentBatch } from './CurrentBatch.js';
import { PublishedTable } from './PublishedTable.js';

export interface CouponAnnouncementViewProps {
  readonly batches: DataStateValue<readonly TicketBatch[]>;
  /** The first published tickets. */
  readonly tickets: DataStateValue<PublicTicketPage>;
  readonly apply: LinkTarget;
  readonly published: LinkTarget;
}

/** The introduction of coupons (spec 1 §2): the open batch, rules, earlier batches, published tickets. */
export function CouponAnnouncementView(props: CouponAnnouncementViewProps) {
  const { batches, tickets: publishedTickets, apply, published } = props;
  const copy = useCouponsCopy();
  const loading = <Skeleton preset="table" rows={4} />;
  return (
    <div className={css.page}>
      <PageTitle description={copy.announcementLine}>{copy.announcementTitle}</PageTitle>
      <section className={tickets} aria-label={copy.currentBatch}>
        <DataState
          state={batches}
          loading={
            <div className={batchPlace}>
              <Skeleton shape="block" height={112} />
            </div>
          }
        >
          {(all) => (
            <CurrentBatch batch={all.find(({ state }) => state === 'OPEN')} apply={apply} />
          )}
        </DataState>
      </section>
      <CouponRules />
      <Section title={copy.batches}>
        <DataState state={batches} loading={loading}>
          {(all) => (
            <Table
              framed={false}
              caption={copy.batches}
              columns={batchColumns(copy)}
              rows={all}
              rowKey={({ id }) => id}
            />
          )}
        </DataState>
      </Section>
      <Section
        title={copy.publishedTitle}
        actions={
          <LinkButton variant="text" {...linkProps(published)}>
            {copy.toPublished}
          </LinkButton>
        }
      >
        <DataState state={publishedTickets} loading={loading}>
          {({ content }) => <PublishedTable framed={false} rows={content} />}
        </DataState>
      </Section>
    </div>
  );
}

function batchColumns(copy: CouponsCopy): TableColumn<TicketBatch>[] {
  return [
    { key: 'name', header: copy.batchName, rowHeader: true, render: ({ name }) => name },
    {
      key: 'window',
      header: copy.window,
      kind: 'date',
      render: ({ opensOn, closesOn }) =>
        fillCopy(copy.windowOf, { from: opensOn, until: closesOn }),
    },
    numberColumn('rate', copy.standardRate, ({ discountRate }) => formatPercent(discountRate)),
    moneyColumn('max', copy.maxInYuan, ({ maxAmount }) => formatThousands(maxAmount, 2)),
    dateColumn('expires', copy.ticketsExpireOn, ({ ticketsExpireOn }) => ticketsExpireOn),
    {
      key: 'state',
      header: copy.batchState,
      render: ({ state }) => <TicketBatchTag state={state} />,
    },
  ];
}
