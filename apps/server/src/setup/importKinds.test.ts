import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { importKinds, importNames } from './importKinds.js';
import { tables } from './importRepository.js';

// A name that the table does not have would be left out of the row without a word.
test.each(importNames)('what is imported of %s has a place in its table', (name) => {
  const { key, columns, order, ofNew = {} } = importKinds[name];
  const stored = [
    ...Object.entries(columns).map(([column, { as = column }]) => as),
    ...(order ? [order] : []),
    ...Object.keys(ofNew),
  ];
  const known = Object.keys(getTableColumns(tables[name]));
  expect(stored.filter((column) => !known.includes(column))).toEqual([]);
  expect(key.filter((column) => !(column in columns))).toEqual([]);
});
