import type { MouseEventHandler, ReactNode } from 'react';
import type { ValueKind } from '../shared/valueKind.js';

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly render: (row: Row) => ReactNode;
  /**
   * Kind of its values. Numbers and money are right-aligned; numbers, money, dates and codes never
   * wrap; names are clamped to two lines until they have focus. Defaults to `text`.
   */
  readonly kind?: ValueKind | undefined;
  /** Defaults to the alignment of the kind. */
  readonly align?: 'left' | 'right' | undefined;
  /** Shown after the value in cards; in the table the header names it. */
  readonly unit?: string | undefined;
  /** Preferred width: pixels, or a share such as `20%`. */
  readonly width?: number | `${number}%` | undefined;
  /** The cell is the row header and contains the row's link. */
  readonly rowHeader?: boolean | undefined;
  /** Makes the header a sort button. */
  readonly sortable?: boolean | undefined;
  /** Contains the row's buttons; the column is fixed at the right edge. */
  readonly actions?: boolean | undefined;
  /** `end` keeps a column in view at the right edge while the others scroll under it. */
  readonly fixed?: 'end' | undefined;
  /**
   * Position in a card: `title` in its first line, `aside` at the right of that line, `lead` large under it, `field`
   * with its label, or `hidden`. Defaults to `title` for the row header, else `field`.
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
  /** Called before navigation; a router prevents the default and navigates itself. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Set on the row that the viewer comes back to, which then gets the focus of the page (`focusHeading`). */
  readonly 'data-returned'?: true | undefined;
}

/** The sort order after pressing a header: ascending, descending, none. */
export function nextSort(sort: TableSort | undefined, key: string): TableSort | undefined {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : undefined;
}
