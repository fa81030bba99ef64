import type { MouseEventHandler, ReactNode } from 'react';
import type { ValueKind } from '../shared/valueKind.js';

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly render: (row: Row) => ReactNode;
  /**
   * What its values are. Numbers and money are right-aligned; they, dates and codes never wrap; names
   * take at most two lines until they have focus. Defaults to `text`.
   */
  readonly kind?: ValueKind | undefined;
  /** Defaults to what the kind asks for. */
  readonly align?: 'left' | 'right' | undefined;
  /** Follows the value in cards; among columns the header says it. */
  readonly unit?: string | undefined;
  /** Preferred width: pixels, or a share such as `20%`. */
  readonly width?: number | `${number}%` | undefined;
  /** The cell names its row, and holds the row's link. */
  readonly rowHeader?: boolean | undefined;
  /** The header becomes a button that asks for another order. */
  readonly sortable?: boolean | undefined;
  /** Buttons and links of the row; the column stays in view at the right edge. */
  readonly actions?: boolean | undefined;
  /**
   * Place in a card: `title` in its first line, `aside` at the right of that line, `lead` large under
   * it, `field` with its label, or `hidden`. Defaults to `title` for the row header, else `field`.
   */
  readonly card?: 'title' | 'aside' | 'lead' | 'field' | 'hidden' | undefined;
}

export interface TableSort {
  /** Key of a column. */
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

export interface RowLink {
  readonly href: string;
  /** Sees the click before the browser; a router prevents the default and navigates by itself. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** The order after a press of a column's header: ascending, descending, none. */
export function nextSort(sort: TableSort | undefined, key: string): TableSort | undefined {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : undefined;
}
