import type { Preference } from '../preference/preferenceStore.js';

/** One column of a table, as it may be chosen. */
export interface ColumnOption {
  readonly key: string;
  readonly label: string;
  /** Always shown, and always in its place: what the row is called. */
  readonly fixed?: boolean | undefined;
  /** Shown by default. */
  readonly initial?: boolean | undefined;
}

/** Columns in the order the user wants, and which of them are shown. Empty: as they come. */
export type ColumnChoice = readonly { readonly key: string; readonly shown: boolean }[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The columns of one table, kept for its user. */
export const columnPreference = (table: string): Preference<ColumnChoice> => ({
  name: `columns-${table}`,
  version: 1,
  initial: [],
  read: (kept) => {
    if (!Array.isArray(kept)) return undefined;
    return kept.flatMap((one: unknown) =>
      isRecord(one) && typeof one['key'] === 'string' && typeof one['shown'] === 'boolean'
        ? [{ key: one['key'], shown: one['shown'] }]
        : [],
    );
  },
});

/**
 * The choice for the columns there are now: fixed ones first, then the user's, then those that are new since. Columns that are
 * gone are left out.
 */
export function completeChoice(
  columns: readonly ColumnOption[],
  choice: ColumnChoice,
): { readonly column: ColumnOption; readonly shown: boolean }[] {
  const fixed = columns.filter((column) => column.fixed);
  const free = columns.filter((column) => !column.fixed);
  const chosen = choice.flatMap(({ key, shown }) => {
    const column = free.find((one) => one.key === key);
    return column ? [{ column, shown }] : [];
  });
  const known = new Set(chosen.map(({ column }) => column.key));
  return [
    ...fixed.map((column) => ({ column, shown: true })),
    ...chosen,
    ...free
      .filter(({ key }) => !known.has(key))
      .map((column) => ({ column, shown: column.initial === true })),
  ];
}

/** Puts the columns of a table in the order of the choice and leaves out the others. */
export function arrangeColumns<Column extends { readonly key: string }>(
  columns: readonly Column[],
  options: readonly ColumnOption[],
  choice: ColumnChoice,
): Column[] {
  return completeChoice(options, choice).flatMap(({ column, shown }) => {
    const found = columns.find(({ key }) => key === column.key);
    return shown && found ? [found] : [];
  });
}
