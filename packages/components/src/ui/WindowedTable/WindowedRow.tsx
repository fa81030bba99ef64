import { memo } from 'react';
import { row as rowClass } from '../Table/Table.css.js';
import { TableCell } from '../Table/TableCell.js';
import type { RowLink, TableColumn } from '../Table/tableColumn.js';
import type { TableDensity } from '../Table/tableLayout.js';
import * as css from './WindowedTable.css.js';

export interface WindowedRowProps<Row> {
  readonly row: Row;
  /** Index among all rows, from 0. */
  readonly place: number;
  readonly columns: readonly TableColumn<Row>[];
  readonly density: TableDensity;
  readonly rowLink: ((row: Row) => RowLink) | undefined;
  readonly current: boolean;
}

function DrawnRow<Row>({ row, place, columns, density, rowLink, current }: WindowedRowProps<Row>) {
  const link = rowLink?.(row);
  return (
    <tr
      className={`${rowClass} ${css.row}`}
      // The head is row 1.
      aria-rowindex={place + 2}
      aria-current={current ? 'true' : undefined}
    >
      {columns.map((column, at) => (
        <TableCell key={column.key} place={at} {...{ column, row, density, link }} />
      ))}
    </tr>
  );
}

/** A row; scrolling renders new ones only. */
export const WindowedRow = memo(DrawnRow) as typeof DrawnRow;
