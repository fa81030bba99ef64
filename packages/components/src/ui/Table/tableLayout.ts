import type { TableColumn } from './tableColumn.js';

export type TableDensity = 'comfortable' | 'compact';

/** The edge a column stays at: the first at the left, the one with actions at the right. */
export function fixedEdge<Row>(column: TableColumn<Row>, place: number): 'none' | 'start' | 'end' {
  if (column.actions) return 'end';
  return place === 0 ? 'start' : 'none';
}
