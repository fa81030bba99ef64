import { contentKinds } from './contentKinds.js';
import type { ImportKind, Schema } from './importColumns.js';
import type { CellKind } from './readRows.js';
import { registerKinds } from './registerKinds.js';

const kinds = { ...contentKinds, ...registerKinds };

export type ImportName = keyof typeof kinds;

/** Contents of the files by name, in import order; the contract defines the values. */
export const importKinds: Readonly<Record<ImportName, ImportKind>> = kinds;

export const importNames = Object.keys(importKinds) as ImportName[];

/** The schema of a row. */
export function schemaOf(name: ImportName): Schema {
  const columns = Object.entries(importKinds[name].columns);
  return {
    type: 'object',
    required: columns.filter(([, { isRequired }]) => isRequired).map(([column]) => column),
    properties: Object.fromEntries(columns.map(([column, { schema }]) => [column, schema])),
    additionalProperties: false,
  };
}

export const cellsOf = (name: ImportName): Readonly<Record<string, CellKind>> =>
  Object.fromEntries(
    Object.entries(importKinds[name].columns).map(([column, { cell }]) => [column, cell]),
  );
