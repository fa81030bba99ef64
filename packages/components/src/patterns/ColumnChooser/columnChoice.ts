import type { Preference } from '../preference/preferenceStore.js';

/** A column that can be selected. */
export interface ColumnOption {
  readonly key: string;
  readonly label: string;
  /** Always shown in its position: the row's name. */
  readonly fixed?: boolean | undefined;
  /** Shown by default. */
  readonly initial?: boolean | undefined;
}

/** Column order and visibility as chosen by the user. Empty means the default. */
export type ColumnChoice = readonly { readonly key: string; readonly shown: boolean }[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The columns of a table, remembered for the user. */
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
 * Completes a choice for the current columns: fixed ones first, then the user's, then new ones. Removed columns are
 * dropped.
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

/** Orders and filters a table's columns according to the choice. */
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
