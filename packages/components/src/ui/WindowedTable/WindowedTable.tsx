import { useId, useRef } from 'react';
import { cardsBelow as cardsBelowClass } from '../Table/cardsBelow.css.js';
import { Table, type TableProps } from '../Table/Table.js';
import * as tableCss from '../Table/Table.css.js';
import { TableHead } from '../Table/TableHead.js';
import { useOverflow } from '../Table/useOverflow.js';
import { columnWidth } from './columnWidth.js';
import { rowSegments } from './rowSegments.js';
import { useCurrentRow, useTopOnChange } from './useBoxScroll.js';
import { useFocusedRow } from './useFocusedRow.js';
import { useJumpToEnds } from './useJumpToEnds.js';
import { usePrinting } from './usePrinting.js';
import { useRowWindow } from './useRowWindow.js';
import { WindowedRow } from './WindowedRow.js';
import * as css from './WindowedTable.css.js';
import { useWindowedTableCopy } from './copy.js';
import { fillCopy } from '../../copy/fillCopy.js';

export interface WindowedTableProps<Row> extends TableProps<Row> {
  /** Maximum height of its box: most of the window, or 480 px. Defaults to `page`. */
  readonly height?: 'page' | 'panel' | undefined;
  /** The row shown elsewhere; it is marked, and scrolled to when it changes. */
  readonly currentKey?: string | null | undefined;
  /** Number of printed rows; the rest is stated as a count. Defaults to 2,000. */
  readonly printedRows?: number | undefined;
}

/**
 * A `Table` that only renders visible rows, for thousands of them. It always scrolls inside its own box, and every cell
 * is one line. Keep the identity of `columns` and `rowLink`, so that scrolling only renders new rows.
 */
export function WindowedTable<Row>(props: WindowedTableProps<Row>) {
  if (props.loading || props.rows.length === 0) return <Table {...props} />;
  return <Window {...props} />;
}

const estimated = { comfortable: 48, compact: 40 } as const;

function Window<Row>({
  columns,
  rows,
  rowKey,
  caption,
  rowLink,
  sort,
  onSortChange,
  density = 'comfortable',
  cardsBelow = 'narrow',
  framed = true,
  height = 'page',
  currentKey = null,
  printedRows = 2_000,
}: WindowedTableProps<Row>) {
  const copy = useWindowedTableCopy();
  const captionId = useId();
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  useOverflow(box);
  const { range, rowHeight } = useRowWindow(box, body, estimated[density]);
  const printing = usePrinting();
  const focused = useFocusedRow(body);
  useCurrentRow(box, { rows, rowKey, currentKey, rowHeight });
  useJumpToEnds(box);
  useTopOnChange(box, `${sort?.key} ${sort?.direction}`);

  const segments = printing
    ? rowSegments(Math.min(rows.length, printedRows), { first: 0, end: printedRows }, null, 0)
    : rowSegments(rows.length, range, focused, rowHeight);
  const leftOut = rows.length - printedRows;

  return (
    <div className={`${tableCss.container} ${cardsBelowClass[cardsBelow]}`}>
      <div className={framed ? tableCss.rowsFrame : undefined}>
        <div
          ref={box}
          className={css.height[height]}
          role="region"
          tabIndex={0}
          aria-labelledby={captionId}
        >
          <table className={`${tableCss.table} ${css.table}`} aria-rowcount={rows.length + 1}>
            <caption id={captionId} className={tableCss.caption}>
              {caption}
            </caption>
            <colgroup>
              {columns.map((column) => (
                <col key={column.key} width={columnWidth(column)} />
              ))}
            </colgroup>
            <TableHead rowIndex={1} {...{ columns, density, sort, onSortChange }} />
            <tbody ref={body} className={css.body}>
              {segments.flatMap((segment) =>
                segment.kind === 'gap'
                  ? [
                      <Gap
                        key={`gap ${segment.first}`}
                        columns={columns.length}
                        height={segment.height}
                      />,
                    ]
                  : rows.slice(segment.first, segment.end).map((row, turn) => {
                      const key = rowKey(row);
                      return (
                        <WindowedRow
                          key={key}
                          place={segment.first + turn}
                          current={key === currentKey}
                          {...{ row, columns, density, rowLink }}
                        />
                      );
                    }),
              )}
            </tbody>
          </table>
        </div>
        {leftOut > 0 && (
          <p className={css.note}>
            {fillCopy(copy.printedRows, { printed: printedRows, rest: leftOut })}
          </p>
        )}
      </div>
    </div>
  );
}

/** Replaces rows that are not rendered. */
function Gap({ columns, height }: { readonly columns: number; readonly height: number }) {
  return (
    <tr className={css.gap} aria-hidden="true">
      {/* An attribute: a strict CSP blocks `style` in server-rendered markup. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell, no control */}
      <td className={css.gapCell} colSpan={columns} height={height} />
    </tr>
  );
}
