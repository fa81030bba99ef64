import type { NoticePage, OrderPage } from '@huiqi/sdk';
import { Fragment, type ReactNode } from 'react';
import { DataState } from '../../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Empty } from '../../../ui/Empty/Empty.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { Section } from '../../../ui/Section/Section.js';
import { NoticeListView } from '../../notices/NoticeListView.js';
import { useCentreCopy } from './copy.js';
import { GettingStarted } from './GettingStarted.js';
import { page } from './centrePage.css.js';
import * as css from './overview.css.js';
import { RecentOrders } from './RecentOrders.js';
import { TodoList } from './TodoList.js';
import type { Todo, TodoTarget } from './todosOf.js';

export interface OverviewData {
  /** The user has no company yet. */
  readonly isNew: boolean;
  readonly todos: DataStateValue<readonly Todo[]>;
  readonly recent: DataStateValue<OrderPage>;
  readonly notices: DataStateValue<NoticePage>;
}

export interface OverviewViewProps extends OverviewData {
  /** Under the tasks, or above where none waits; such as `OverviewCounts`. */
  readonly counts?: ReactNode;
  readonly todoLink: (target: TodoTarget) => LinkTarget;
  readonly orderLink: (orderId: string) => LinkTarget;
  readonly noticeLink: (id: string) => LinkTarget;
  readonly orders: LinkTarget;
  /** The notice centre. */
  readonly centre: LinkTarget;
  readonly companies: LinkTarget;
  readonly products: LinkTarget;
}

/** Tasks, recent applications, news; for a new user the next step. */
export function OverviewView(props: OverviewViewProps) {
  const { isNew, todos, recent, notices, todoLink, orderLink, noticeLink } = props;
  const { orders, centre, companies, products, counts } = props;
  const copy = useCentreCopy();
  const nothingWaits = !isNew && todos.status === 'empty';
  return (
    <div className={page}>
      <PageTitle
        actions={
          !isNew && (
            <LinkButton variant="primary" {...linkProps(products)}>
              {copy.apply}
            </LinkButton>
          )
        }
      >
        {copy.overview}
      </PageTitle>
      {nothingWaits && counts}
      {isNew && <GettingStarted companies={companies} />}
      {!(isNew && todos.status === 'empty') && (
        <Section title={copy.waiting}>
          <DataState
            state={todos}
            loading={<Skeleton preset="lines" rows={14} />}
            empty={<Empty title={copy.nothingWaits} description={copy.nothingWaitsHint} />}
          >
            {(list) => <TodoList todos={list} todoLink={todoLink} />}
          </DataState>
        </Section>
      )}
      {/* Where they stand depends on the number of tasks. */}
      <Fragment key={todos.status}>
        {!isNew && !nothingWaits && counts}
        <div className={css.columns}>
          {!isNew && (
            <Section title={copy.recent} actions={<More label={copy.allOrders} link={orders} />}>
              <DataState
                state={recent}
                loading={<Skeleton preset="lines" rows={9} />}
                empty={<Empty title={copy.noOrders} description={copy.noOrdersHint} />}
              >
                {({ content }) => <RecentOrders orders={content} orderLink={orderLink} />}
              </DataState>
            </Section>
          )}
          <Section title={copy.news} actions={<More label={copy.allNews} link={centre} />}>
            <DataState
              state={notices}
              loading={<Skeleton preset="lines" rows={9} />}
              empty={<Empty title={copy.noNews} />}
            >
              {({ content }) => <NoticeListView notices={content} noticeLink={noticeLink} />}
            </DataState>
          </Section>
        </div>
      </Fragment>
    </div>
  );
}

function More({ label, link }: { readonly label: string; readonly link: LinkTarget }) {
  return (
    <LinkButton variant="text" size="small" {...linkProps(link)}>
      {label}
    </LinkButton>
  );
}
