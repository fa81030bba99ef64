import { Icon } from '../Icon/Icon.js';
import { isNumeric } from '../shared/valueKind.js';
import {
  align as alignClass,
  density as densityClass,
  fixed as fixedClass,
} from './TableCell.css.js';
import * as selectionCss from './SelectionBox.css.js';
import { SelectionBox } from './SelectionBox.js';
import * as css from './TableHead.css.js';
import { nextSort, type TableColumn, type TableSort } from './tableColumn.js';
import { fixedEdge, type TableDensity } from './tableLayout.js';
import type { TableSelection } from './tableSelection.js';

export interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly density: TableDensity;
  readonly sort: TableSort | undefined;
  readonly onSortChange: ((sort: TableSort | undefined) => void) | undefined;
  /** Its index among all rows, if not all are rendered. */
  readonly rowIndex?: number | undefined;
  readonly rows?: readonly Row[] | undefined;
  readonly selection?: TableSelection<Row> | undefined;
}

const icons = { ascending: 'chevronUp', descending: 'chevronDown' } as const;

/** Headers of the columns; those that sort are buttons. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, density, sort, onSortChange, rowIndex, rows = [], selection } = props;
  const selected = selection ? rows.filter((row) => selection.isSelected(row)).length : 0;
  return (
    <thead className={css.head}>
      <tr className={css.headRow} aria-rowindex={rowIndex}>
        {columns.map((column, place) => {
          const { key, header, kind, width } = column;
          const { align = isNumeric(kind) ? 'right' : 'left' } = column;
          const sortable = column.sortable && onSortChange !== undefined;
          const direction = sort?.key === key ? sort.direction : undefined;
          const edge = fixedEdge(column, place);
          const classes = [
            sortable ? css.sortableCell : css.headCell,
            alignClass[align],
            densityClass[density],
            fixedClass[edge],
            edge === 'none' ? '' : css.corner,
          ];
          const title = sortable ? (
            <button
              type="button"
              className={css.sort}
              onClick={() => onSortChange(nextSort(sort, key))}
            >
              {header}
              <Icon name={direction ? icons[direction] : 'sort'} />
            </button>
          ) : (
            header
          );
          return (
            <th
              key={key}
              scope="col"
              // An attribute: a strict CSP blocks `style` in server-rendered markup.
              {...(width === undefined ? {} : { width })}
              className={classes.filter(Boolean).join(' ')}
              aria-sort={sortable ? (direction ?? 'none') : undefined}
            >
              {column.rowHeader && selection ? (
                <span className={selectionCss.beside}>
                  <SelectionBox
                    label={selection.labelOfAll}
                    checked={selected > 0 && selected === rows.length}
                    isMixed={selected > 0 && selected < rows.length}
                    onToggle={selection.onToggleAll}
                  />
                  {title}
                </span>
              ) : (
                title
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
