import type { TableColumn } from '../Table/tableColumn.js';

const widths = { name: 240, text: 144, number: 96, money: 136, date: 128, code: 208 } as const;

/** Width of a column whose rows are not all known: its own, or the default of its kind. */
export const columnWidth = <Row>({ width, kind = 'text' }: TableColumn<Row>): number | string =>
  width ?? widths[kind];
