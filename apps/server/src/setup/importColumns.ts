import type { CellKind, Row } from './readRows.js';

export type Schema = Readonly<Record<string, unknown>>;

/** What rows can name: other rows, by a name that people use in place of an id. */
export type Named =
  | 'areas'
  | 'banks'
  | 'batches'
  | 'categories'
  | 'companies'
  | 'indicators'
  | 'institutions'
  | 'policies'
  | 'publishers';

export interface Column {
  readonly schema: Schema;
  readonly cell: CellKind;
  readonly isRequired: boolean;
  /** Rows that the column names; their ids are stored. */
  readonly names?: Named;
  /** The column of the table, if it has another name there. */
  readonly as?: string;
  /** What is stored of the value. */
  readonly store?: (value: unknown) => unknown;
  /** Stored if the value is empty, and of a new row that omits it: null by default. */
  readonly otherwise?: unknown;
}

export interface ImportKind {
  /** Columns that identify a row. */
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, Column>>;
  /** The column of the table that keeps the order of the rows. */
  readonly order?: 'position' | 'place';
  /** What is stored besides the columns. */
  readonly derive?: (row: Row) => Row;
  /** Defaults of new rows in what has no column. */
  readonly ofNew?: Row;
}

type More = Pick<Column, 'names' | 'as' | 'store' | 'otherwise'>;

export const needed = (schema: Schema, cell: CellKind = 'text', more: More = {}): Column => ({
  schema,
  cell,
  isRequired: true,
  ...more,
});
export const optional = (schema: Schema, cell: CellKind = 'text', more: More = {}): Column => ({
  schema,
  cell,
  isRequired: false,
  ...(cell === 'list' && { otherwise: [] }),
  ...more,
});

/** A schema of the contract. */
export const of = (name: string): Schema => ({ $ref: `contract#/components/schemas/${name}` });
export const text = { type: 'string', minLength: 1 };
export const whole = { type: 'integer', minimum: 0 };
export const amount = { type: 'number', minimum: 0 };
export const flag = { type: 'boolean' };
export const day = {
  type: 'string',
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
};
export const area = { type: 'string', pattern: '^\\d{6}$' };
export const listOf = (items: Schema, minItems = 0): Schema => ({ type: 'array', items, minItems });

/** A column that names another row. */
export const naming = (names: Named, as: string): Column => needed(text, 'text', { names, as });
/** Decimals are stored as texts with all their places. */
export const decimal = (places: number): More => ({
  store: (value) => Number(value).toFixed(places),
});
/** A day is stored as its first moment in China. */
export const asMoment: More = { store: (value) => new Date(`${String(value)}T00:00:00+08:00`) };
