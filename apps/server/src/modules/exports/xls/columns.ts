/**
 * Kind of a column: `text` repeats itself from row to row, `code` does not; both are text cells. `money` has two decimals
 * and thousands separators, `rate` as many decimals as it needs.
 */
export type ColumnKind = 'text' | 'code' | 'money' | 'rate' | 'integer';

export interface SheetColumn {
  readonly title: string;
  readonly kind: ColumnKind;
  /** Characters of the default font; a Chinese character is two. */
  readonly width: number;
}

export type Cell = string | number | null;
