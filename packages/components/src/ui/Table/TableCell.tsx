import { valueKind } from '../shared/valueKind.css.js';
import { isNumeric } from '../shared/valueKind.js';
import * as css from './TableCell.css.js';
import type { RowLink, TableColumn } from './tableColumn.js';
import { fixedEdge, type TableDensity } from './tableLayout.js';

export interface TableCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly row: Row;
  readonly place: number;
  readonly density: TableDensity;
  readonly link: RowLink | undefined;
}

/** One value of a row. */
export function TableCell<Row>({ column, row, place, density, link }: TableCellProps<Row>) {
  const { kind = 'text', rowHeader = false, actions = false, header, unit } = column;
  const { align = isNumeric(kind) ? 'right' : 'left' } = column;
  const card = column.card ?? (rowHeader ? 'title' : 'field');
  const classes = [
    css.cell,
    css.align[align],
    css.density[density],
    column.width === undefined ? css.kind[kind] : '',
    css.fixed[fixedEdge(column, place)],
    css.place[card],
    actions ? css.actions : '',
  ];
  const value = column.render(row);
  const Element = rowHeader ? 'th' : 'td';
  return (
    <Element
      scope={rowHeader ? 'row' : undefined}
      className={classes.filter(Boolean).join(' ')}
      title={kind === 'name' && typeof value === 'string' ? value : undefined}
    >
      {card === 'field' && !actions && (
        <span className={css.fieldLabel} aria-hidden="true">
          {header}
        </span>
      )}
      <span className={kind === 'name' ? css.name : valueKind[kind]}>
        {rowHeader && link ? (
          <a className={css.link} {...link}>
            {value}
          </a>
        ) : (
          value
        )}
        {unit && <span className={css.cardUnit}>{unit}</span>}
      </span>
    </Element>
  );
}
