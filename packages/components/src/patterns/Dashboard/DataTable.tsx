import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import * as css from './ChartCard.css.js';

export interface ChartData {
  /** The first column names the rows. */
  readonly columns: readonly string[];
  /** Formatted cells, one per column; the first cell is unique. */
  readonly rows: readonly (readonly string[])[];
}

export interface DataTableProps {
  readonly title: string;
  /** Name of the scroll region. */
  readonly label: string;
  readonly data: ChartData;
}

/** The data of a chart; scrolls in the chart's place. */
export function DataTable({ title, label, data }: DataTableProps) {
  return (
    <div className={css.data} role="region" aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {data.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {data.columns.slice(1).map((column, turn) => (
                <td key={column}>{cells[turn] ?? '--'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
