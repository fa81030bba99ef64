import type { ReactNode } from 'react';
import type { ValueKind } from '../shared/valueKind.js';
import type { TableColumn } from './tableColumn.js';

/** A column of values of one kind, with a header and nothing else to say; all others are written as objects. */
/* @__NO_SIDE_EFFECTS__ */
const columnOf =
  (kind: ValueKind) =>
  <Row>(key: string, header: string, render: (row: Row) => ReactNode): TableColumn<Row> => ({
    key,
    header,
    kind,
    render,
  });

export const codeColumn = columnOf('code');
export const dateColumn = columnOf('date');
export const moneyColumn = columnOf('money');
export const nameColumn = columnOf('name');
export const numberColumn = columnOf('number');
