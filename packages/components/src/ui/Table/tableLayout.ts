import type { TableColumn } from './tableColumn.js';

export type TableDensity = 'comfortable' | 'compact';

/** The edge a column is fixed at: the first at the left, actions and what is fixed there at the right. */
export function fixedEdge<Row>(column: TableColumn<Row>, place: number): 'none' | 'start' | 'end' {
  if (column.actions) return 'end';
  if (column.fixed) return column.fixed;
  return place === 0 ? 'start' : 'none';
}
