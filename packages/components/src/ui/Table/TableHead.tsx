import { Icon } from '../Icon/Icon.js';
import { isNumeric } from '../shared/valueKind.js';
import {
  align as alignClass,
  density as densityClass,
  fixed as fixedClass,
} from './TableCell.css.js';
import * as css from './TableHead.css.js';
import { nextSort, type TableColumn, type TableSort } from './tableColumn.js';
import { fixedEdge, type TableDensity } from './tableLayout.js';

export interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly density: TableDensity;
  readonly sort: TableSort | undefined;
  readonly onSortChange: ((sort: TableSort | undefined) => void) | undefined;
  /** Its index among all rows, if not all are rendered. */
  readonly rowIndex?: number | undefined;
}

const icons = { ascending: 'chevronUp', descending: 'chevronDown' } as const;

/** Headers of the columns; those that sort are buttons. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, density, sort, onSortChange, rowIndex } = props;
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
          return (
            <th
              key={key}
              scope="col"
              // An attribute: a strict CSP blocks `style` in server-rendered markup.
              {...(width === undefined ? {} : { width })}
              className={classes.filter(Boolean).join(' ')}
              aria-sort={sortable ? (direction ?? 'none') : undefined}
            >
              {sortable ? (
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
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
