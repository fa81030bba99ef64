import { useId, useRef, type ReactNode } from 'react';
import { Pager } from '../../ui/Pager/Pager.js';
import { DataState } from '../DataState/DataState.js';
import type { DataStateValue } from '../DataState/types.js';
import { onPlainClick } from '../link/onPlainClick.js';
import { scrollIntoView } from '../../ui/shared/scrollIntoView.js';
import { Slice } from '../../ui/shared/Slice.js';
import { ActiveFilters } from './ActiveFilters.js';
import type { ListEmptyCopy } from './ListEmpty.js';
import { ListFilters } from './ListFilters.js';
import { ListHead, type ListHeadProps } from './ListHead.js';
import { ListNothing } from './ListNothing.js';
import { ListSkeleton, type ListSkeletonProps } from './ListSkeleton.js';
import * as css from './ListView.css.js';
import { ResultsHeading } from './ResultsHeading.js';
import { SortSelect } from './SortSelect.js';
import type { ListControls, ListPage } from './types.js';
import { usePageBack } from './usePageBack.js';
import { useClosingGaps } from './useClosingGaps.js';
import { useListCopy } from './copy.js';
import { fillCopy } from '../../copy/fillCopy.js';

export interface ListViewProps<Row> {
  readonly title: string;
  /** 1 if the list is the page, 2 inside a page, `hidden` if the page has the title already. Defaults to 1. */
  readonly level?: ListHeadProps['level'] | undefined;
  /** Filters, sort order and page: from `useListState`, or from `useOperationList`. */
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<Row>>;
  /** The count beside the title. Defaults to 共 n 条. */
  readonly countText?: ((total: number | string) => string) | undefined;
  /** Texts if there never were any entries. */
  readonly empty: ListEmptyCopy;
  /** The skeleton. Defaults to table rows. */
  readonly skeleton?: ListSkeletonProps['shape'] | undefined;
  /** Links to neighbouring pages, between title and filters. */
  readonly nav?: ReactNode;
  /** Buttons at the end of the title. */
  readonly actions?: ReactNode;
  /** Buttons at the end of the line of results, where there is room for them: phones do not show them. */
  readonly wideActions?: ReactNode;
  /** A line above the rows, for example about new ones. */
  readonly notice?: ReactNode;
  /** Renders the rows: a `Table`, or cards. */
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A searchable list: title with count, filters, sort order and active filters, results, pager. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { title, level = 1, list, state, empty, skeleton = 'rows', actions, children } = props;
  const { nav, notice, wideActions } = props;
  const copy = useListCopy();
  const { countText = (n: number | string) => fillCopy(copy.total, { n }) } = props;
  const formId = useId();
  const results = useRef<HTMLHeadingElement>(null);
  const rowsBox = useRef<HTMLDivElement>(null);
  usePageBack(list, state);
  const page = state.status === 'ready' ? state.data : undefined;
  useClosingGaps(rowsBox, page?.rows);
  const isRefreshing = state.status === 'ready' && state.refreshing === true;
  const count =
    page && page.total > 0 ? countText(page.isMore ? copy.many : page.total) : undefined;

  // A removed chip takes its focus along, and the pager moves: focus continues at the results.
  function focusResults() {
    const heading = results.current;
    heading?.focus({ preventScroll: true });
    const section = heading?.parentElement;
    if (section && section.getBoundingClientRect().top < 0) scrollIntoView(section);
  }
  const thenFocus =
    <Args extends readonly unknown[]>(action: (...args: Args) => void) =>
    (...args: Args) => {
      action(...args);
      focusResults();
    };

  const toPage = thenFocus((next: number) => list.toPage(next));
  const { address } = list;
  const pageLink =
    address &&
    ((next: number) => ({
      href: address.ofPage(next),
      onClick: onPlainClick(() => toPage(next)),
    }));
  const nothing = (
    <ListNothing {...empty} isFiltered={list.active.length > 0} onClear={thenFocus(list.clear)} />
  );

  return (
    <section className={css.container} aria-label={title}>
      <div className={css.list}>
        <ListHead level={level} title={title} count={count} actions={actions} />
        {nav}
        <Slice name="filters">
          <ListFilters
            id={formId}
            list={list}
            label={fillCopy(copy.filterOf, { title })}
            total={page?.total}
            loading={isRefreshing || state.status === 'loading'}
            isBeside={
              // Actions and the active filters leave no room for it.
              level === 'hidden' ? !list.sort && !(actions && list.active.length > 0) : !actions
            }
          />
        </Slice>
        <div className={css.results}>
          <ResultsHeading
            ref={results}
            title={title}
            level={level === 2 ? 3 : 2}
            state={state}
            count={count}
            active={list.active.length}
          />
          <div className={css.resultLine}>
            {level === 'hidden' && (count || state.status === 'loading') && (
              <span className={css.count}>{count ?? '\u00a0'}</span>
            )}
            <ActiveFilters
              filters={list.active}
              onRemove={thenFocus(list.remove)}
              onClear={thenFocus(list.clear)}
            />
            {level === 'hidden' && actions && <div className={css.actions}>{actions}</div>}
            {wideActions && <div className={css.wideActions}>{wideActions}</div>}
            {list.sort && (
              <Slice name="sort">
                <SortSelect form={formId} sort={list.sort} onChange={list.setSort} />
              </Slice>
            )}
          </div>
          {notice}
          <DataState state={state} loading={<ListSkeleton shape={skeleton} />} empty={nothing}>
            {({ rows, index, size, total, isMore }) =>
              rows.length === 0 ? (
                nothing
              ) : (
                <div ref={rowsBox} className={css.page}>
                  {children(rows)}
                  {total > size && (
                    <Pager
                      label={fillCopy(copy.pagesOf, { title })}
                      index={index}
                      size={size}
                      total={total}
                      totalText={isMore ? copy.many : undefined}
                      linkFor={pageLink}
                      onChange={toPage}
                    />
                  )}
                </div>
              )
            }
          </DataState>
        </div>
      </div>
    </section>
  );
}
