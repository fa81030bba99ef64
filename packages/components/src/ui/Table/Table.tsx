import type { ReactNode } from 'react';
import { Empty } from '../Empty/Empty.js';
import { Skeleton } from '../Skeleton/Skeleton.js';
import * as css from './Table.css.js';

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly align?: 'left' | 'right' | undefined;
  /** Any CSS width. */
  readonly width?: string | number | undefined;
  readonly render: (row: Row) => ReactNode;
  /** The cell that names its row. */
  readonly rowHeader?: boolean | undefined;
}

export interface TableProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly caption: string;
  readonly empty?: ReactNode;
  readonly loading?: boolean | undefined;
}

/** Rows and columns; where there is no room for columns, each row becomes a card. */
export function Table<Row>({ columns, rows, rowKey, caption, empty, loading }: TableProps<Row>) {
  if (loading) return <Skeleton shape="block" height={240} />;
  if (rows.length === 0) return <>{empty ?? <Empty title="暂无数据" />}</>;
  return (
    <div className={css.container}>
      <table className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead className={css.head}>
          <tr>
            {columns.map(({ key, header, align = 'left', width }) => (
              <th
                key={key}
                scope="col"
                className={css.headCell[align]}
                style={width === undefined ? undefined : { width }}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={css.row}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { readonly column: TableColumn<Row>; readonly row: Row }) {
  const { align = 'left', header, rowHeader, render } = column;
  const content = (
    <>
      <span className={css.cellLabel} aria-hidden="true">
        {header}
      </span>
      <span>{render(row)}</span>
    </>
  );
  return rowHeader ? (
    <th scope="row" className={css.cell[align]}>
      {content}
    </th>
  ) : (
    <td className={css.cell[align]}>{content}</td>
  );
}
