import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { Table, type TableColumn, type TableSort } from '../../ui/Table/Table.js';
import { ColumnChooser } from '../ColumnChooser/ColumnChooser.js';
import {
  arrangeColumns,
  type ColumnChoice,
  type ColumnOption,
} from '../ColumnChooser/columnChoice.js';
import type { DataStateValue } from '../DataState/types.js';
import { onPlainClick } from '../link/onPlainClick.js';
import type { ListEmptyCopy } from '../ListView/ListEmpty.js';
import { ListView } from '../ListView/ListView.js';
import type { ListControls, ListPage } from '../ListView/types.js';
import type { PageLink } from '../page/types.js';
import { BatchBar } from './BatchBar.js';
import type { DeskTab } from './DeskTabs.js';
import { DeskSettings, type DeskSettingsProps } from './DeskSettings.js';
import { NewRows } from './NewRows.js';
import { forgetRow, returnedPage, returnedRow } from './returnedRow.js';
import { StaffDesk } from './StaffDesk.js';
import * as css from './StaffDesk.css.js';
import { useRowKeys } from './useRowKeys.js';
import {
  useRowSelection,
  type BatchRecord,
  type RowSelection,
  type SelectionState,
} from './useRowSelection.js';

export type RowTarget = Pick<PageLink, 'href' | 'onOpen'>;

/** What can be done with many rows at once. */
export interface DeskBatch<Row> {
  /** Name of a record, for its checkbox and the results, and the version that is shown. */
  readonly recordOf: (row: Row) => Omit<BatchRecord, 'id'>;
  /** Finds all records of the filters, by the number that the viewer sees; undefined after an error. */
  readonly selectFound?:
    | {
        readonly run: (seen: number) => Promise<readonly Row[] | undefined>;
        readonly busy: boolean;
        readonly problem: string | undefined;
      }
    | undefined;
  /** A selection that outlives the page. */
  readonly kept?: SelectionState | undefined;
  /** Buttons for the selected records. */
  readonly actions: (selection: RowSelection) => ReactNode;
}

export interface DeskListProps<Row> {
  readonly title: string;
  /** Rendered beside the title, such as an export. A button with `aria-keyshortcuts="e"` is pressed by that key. */
  readonly actions?: ReactNode;
  /** One line above the tabs, such as what is due. */
  readonly summary?: ReactNode;
  readonly tabs: readonly DeskTab[];
  /** Id of the current tab. */
  readonly tab: string;
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<Row>>;
  readonly countText: (total: number | string) => string;
  readonly empty: ListEmptyCopy;
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Link of a row; omitted for rows without a page. */
  readonly rowLink?: ((row: Row) => RowTarget) | undefined;
  /** Buttons of a row, in a sticky column. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Makes rows selectable. */
  readonly batch?: DeskBatch<Row> | undefined;
  readonly sort?: TableSort | undefined;
  readonly onSortChange?: ((sort: TableSort | undefined) => void) | undefined;
  /** Lets the user choose columns. */
  readonly chooser?:
    | {
        readonly options: readonly ColumnOption[];
        readonly choice: ColumnChoice;
        readonly onChange: (choice: ColumnChoice) => void;
      }
    | undefined;
  readonly savedFilters?: ReactNode;
  /** The viewer's page size and row height. */
  readonly settings?: DeskSettingsProps | undefined;
  /** 有 3 条新申请; undefined without any. */
  readonly news?: string | undefined;
  readonly onRefresh?: (() => void) | undefined;
}

/** The rows, filters and tabs of a desk's list. */
export type DeskRows<Row> = Pick<
  DeskListProps<Row>,
  'batch' | 'list' | 'onRefresh' | 'settings' | 'state' | 'tab' | 'tabs'
>;

/** A desk's list: tabs, filters, dense rows; cards on narrow screens. */
export function DeskList<Row>(props: DeskListProps<Row>) {
  const { title, actions, summary, tabs, tab, list, state, countText, empty } = props;
  const { columns, rowKey, rowLink, rowActions, batch, sort, onSortChange } = props;
  const { chooser, savedFilters, settings, news, onRefresh } = props;
  const box = useRef<HTMLDivElement>(null);
  const recordOf = (row: Row): BatchRecord => ({
    name: '',
    ...batch?.recordOf(row),
    id: rowKey(row),
  });
  const scope = JSON.stringify([tab, list.scope]);
  const [readScope, setReadScope] = useState(scope);
  const isPrevious = state.status === 'ready' && state.data.isPrevious === true;
  if (!isPrevious && readScope !== scope) setReadScope(scope);
  const { selection, table } = useRowSelection({
    // Those of another tab or other filters, shown until the next ones are there, would be acted on unseen.
    rows: state.status === 'ready' && readScope === scope ? state.data.rows : [],
    recordOf,
    scope,
    kept: batch?.kept,
  });
  useRowKeys({
    box,
    onRefresh,
    exports: actions !== undefined && actions !== null,
    selects: batch !== undefined,
  });
  useEffect(() => {
    const page = returnedPage();
    if (page !== undefined) list.toPage(page, { replace: true });
    return forgetRow;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only where the viewer comes back to
  }, []);
  const returned =
    rowLink && state.status === 'ready'
      ? returnedRow(state.data.rows.map((row) => rowLink(row).href))
      : undefined;
  const shown = withStateInView(
    chooser ? arrangeColumns(columns, chooser.options, chooser.choice) : columns,
    rowActions === undefined,
  );
  const withActions = rowActions
    ? [...shown, { key: 'actions', header: '操作', actions: true, width: 72, render: rowActions }]
    : shown;
  return (
    <div ref={box}>
      <StaffDesk
        title={title}
        views={savedFilters}
        actions={actions}
        summary={summary}
        tabs={tabs}
        tab={tab}
        list={
          // Not in the list: the results of an action stay when it has emptied the page.
          <div>
            <ListView
              level="hidden"
              title={tabs.find(({ id }) => id === tab)?.label ?? title}
              list={list}
              state={state}
              countText={countText}
              empty={empty}
              notice={onRefresh && <NewRows text={news} onShow={onRefresh} />}
              actions={
                (onRefresh ?? chooser ?? settings) && (
                  <>
                    {onRefresh && (
                      <Button size="small" onClick={onRefresh}>
                        刷新
                      </Button>
                    )}
                    {/* Cards have one height, and the columns that were chosen elsewhere. */}
                    <span className={css.wide}>
                      {settings && <DeskSettings {...settings} />}
                      {chooser && (
                        <ColumnChooser
                          columns={chooser.options}
                          choice={chooser.choice}
                          onChange={chooser.onChange}
                        />
                      )}
                    </span>
                  </>
                )
              }
            >
              {(rows) => (
                <Table
                  caption={title}
                  columns={withActions}
                  rows={rows}
                  rowKey={rowKey}
                  density={settings?.choice.density ?? 'compact'}
                  cardsBelow="desk"
                  selection={batch && table}
                  sort={sort}
                  onSortChange={onSortChange}
                  rowLink={
                    rowLink &&
                    ((row: Row) => {
                      const { href, onOpen } = rowLink(row);
                      return {
                        href,
                        onClick: onPlainClick(onOpen),
                        'data-returned': href === returned ? true : undefined,
                      };
                    })
                  }
                />
              )}
            </ListView>
            {batch && <DeskBatchBar {...{ batch, selection, state, recordOf }} />}
          </div>
        }
      />
    </div>
  );
}

/** The state of a record, where it is the last column: in view on tablets too, and beside the title of a card. */
const withStateInView = <Row,>(columns: readonly TableColumn<Row>[], isLast: boolean) =>
  columns.map((column, place): TableColumn<Row> =>
    place === columns.length - 1 && stateKeys.includes(column.key)
      ? { ...column, card: 'aside', fixed: isLast ? 'end' : undefined }
      : column,
  );
const stateKeys = ['state', 'status', 'audit'];

interface DeskBatchBarProps<Row> extends Pick<DeskListProps<Row>, 'state'> {
  readonly batch: DeskBatch<Row>;
  readonly selection: RowSelection;
  readonly recordOf: (row: Row) => BatchRecord;
}

/** What can be done with the selected rows, and with all that the filters find. */
function DeskBatchBar<Row>({ batch, selection, state, recordOf }: DeskBatchBarProps<Row>) {
  const { selectFound, actions } = batch;
  const page = state.status === 'ready' ? state.data : undefined;
  const found = page?.isMore ? undefined : page?.total;
  return (
    <BatchBar
      selection={selection}
      found={found}
      shown={page?.rows.map((row) => recordOf(row).id) ?? []}
      busy={selectFound?.busy ?? false}
      problem={selectFound?.problem}
      onSelectFound={
        selectFound &&
        (() => {
          void selectFound
            .run(found ?? 0)
            .then((all) => all && selection.select(all.map(recordOf)));
        })
      }
    >
      {actions(selection)}
    </BatchBar>
  );
}
