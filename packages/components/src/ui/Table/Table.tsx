import { useId, useRef, type ReactNode } from 'react';
import { Empty } from '../Empty/Empty.js';
import { Skeleton } from '../Skeleton/Skeleton.js';
import { cardsBelow as cardsBelowClass } from './cardsBelow.css.js';
import * as css from './Table.css.js';
import { TableCell } from './TableCell.js';
import type { RowLink, TableColumn, TableSort } from './tableColumn.js';
import { TableHead } from './TableHead.js';
import type { TableDensity } from './tableLayout.js';
import type { TableSelection } from './tableSelection.js';
import { useOverflow } from './useOverflow.js';

export type { RowLink, TableColumn, TableSelection, TableSort };

export interface TableProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Name of the table for assistive technology. */
  readonly caption: string;
  readonly empty?: ReactNode;
  readonly loading?: boolean | undefined;
  /** Rows of the skeleton while loading. Defaults to 10, the size of a page. */
  readonly skeletonRows?: number | undefined;
  /** A row's link: its row header becomes a link, and so does a whole card. */
  readonly rowLink?: ((row: Row) => RowLink) | undefined;
  readonly sort?: TableSort | undefined;
  /** Without it no column is sortable. Called with undefined for the original order. */
  readonly onSortChange?: ((sort: TableSort | undefined) => void) | undefined;
  /** Rows of 48 or 40 px. Defaults to `comfortable`. */
  readonly density?: TableDensity | undefined;
  /**
   * Width of the container below which rows become cards: `narrow` 600 px, `desk` 815 px, `page` 900 px.
   * Defaults to `narrow`. Of a desk, or with compact rows, the table scrolls by itself if it is long and wide.
   */
  readonly cardsBelow?: 'never' | 'narrow' | 'desk' | 'page' | undefined;
  /** Makes rows selectable, by checkboxes in their row headers. */
  readonly selection?: TableSelection<Row> | undefined;
  /** False if a surrounding card already has a frame. Defaults to true. */
  readonly framed?: boolean | undefined;
}

/**
 * A table in a framed card. Columns that do not fit scroll inside the card, with a sticky head and a
 * fixed first and actions column. In narrow containers each row becomes a card.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { rows, empty, loading = false, skeletonRows = 10 } = props;
  const { framed = true, density = 'comfortable' } = props;
  if (!loading && rows.length > 0) return <Rows {...props} framed={framed} density={density} />;
  if (loading) return <Skeleton preset="table" rows={skeletonRows} />;
  return <div className={framed ? css.frame : undefined}>{empty ?? <Empty />}</div>;
}

type RowsProps<Row> = TableProps<Row> & {
  readonly framed: boolean;
  readonly density: TableDensity;
};

function Rows<Row>({
  columns,
  rows,
  rowKey,
  caption,
  rowLink,
  sort,
  onSortChange,
  density,
  cardsBelow = 'narrow',
  selection,
  framed,
}: RowsProps<Row>) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scroller);
  return (
    <div className={`${css.container} ${cardsBelowClass[cardsBelow]}`}>
      <div className={framed ? css.rowsFrame : undefined}>
        <div
          ref={scroller}
          className={classOf(overflows, density === 'compact' || cardsBelow === 'desk')}
          // Focusable, so that the keyboard can scroll it. No region: the list around it is one, of the same name.
          {...(overflows ? { role: 'group', tabIndex: 0, 'aria-labelledby': captionId } : {})}
        >
          <table className={css.table}>
            <caption id={captionId} className={css.caption}>
              {caption}
            </caption>
            <TableHead {...{ columns, density, sort, onSortChange, selection, rows }} />
            <tbody className={css.body}>
              {rows.map((row) => (
                <tr key={rowKey(row)} className={css.row}>
                  {columns.map((column, place) => (
                    <TableCell
                      key={column.key}
                      link={rowLink?.(row)}
                      {...{ column, row, place, density, selection }}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  );
}

function classOf(overflows: boolean | undefined, isBounded: boolean): string {
  if (overflows === false) return `${css.scroller} ${css.fitting}`;
  return isBounded ? css.scroller : `${css.scroller} ${css.whole}`;
}
