import { isDeepStrictEqual } from 'node:util';
import type { ManagedContent, ManagedImportDifference, ManagedKind } from '@huiqi/sdk';
import { columnsOf, nameOf, valueAt } from './columns.js';
import type { KnownNames } from './names.js';
import { cellText } from './writeCell.js';

const longest = 200;

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** What differs between two contents, as cells show it; parts without a column by their names. */
export function differencesOf(
  kind: ManagedKind,
  before: ManagedContent,
  after: ManagedContent,
  names: KnownNames,
): ManagedImportDifference[] {
  const columns = columnsOf(kind);
  const named = columns.flatMap((column): ManagedImportDifference[] => {
    const values = [valueAt(before, column.path), valueAt(after, column.path)] as const;
    if (isDeepStrictEqual(values[0], values[1])) return [];
    const [was, is] = values.map((value) => cut(cellText(value, column, names)));
    return [{ name: column.title, before: was ?? '', after: is ?? '' }];
  });
  const shown = new Set(columns.map(({ path }) => path[0]));
  const others = Object.keys(after).filter((key) => !shown.has(key));
  return [
    ...named,
    ...others.flatMap((key): ManagedImportDifference[] => {
      const [was, is] = [before, after].map((content) => JSON.stringify(valueAt(content, [key])));
      return was === is
        ? []
        : [{ name: nameOf(kind, [key]), before: cut(was ?? ''), after: cut(is ?? '') }];
    }),
  ];
}
