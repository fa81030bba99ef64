import { valueKind } from '../shared/valueKind.css.js';
import { isNumeric } from '../shared/valueKind.js';
import * as css from './TableCell.css.js';
import * as selectionCss from './SelectionBox.css.js';
import { SelectionBox } from './SelectionBox.js';
import type { RowLink, TableColumn } from './tableColumn.js';
import { fixedEdge, type TableDensity } from './tableLayout.js';
import type { TableSelection } from './tableSelection.js';

export interface TableCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly row: Row;
  readonly place: number;
  readonly density: TableDensity;
  readonly link: RowLink | undefined;
  readonly selection?: TableSelection<Row> | undefined;
}

/** One value of a row. */
export function TableCell<Row>(props: TableCellProps<Row>) {
  const { column, row, place, density, link, selection } = props;
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
  const shown = (
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
  );
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
      {rowHeader && selection ? (
        <span className={selectionCss.beside}>
          <SelectionBox
            label={selection.label(row)}
            checked={selection.isSelected(row)}
            onToggle={(isRange) => selection.onToggle(row, isRange)}
          />
          {shown}
        </span>
      ) : (
        shown
      )}
    </Element>
  );
}
