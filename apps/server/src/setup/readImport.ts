import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import contract from '@huiqi/openapi/bundle.json' with { type: 'json' };
import { StartError } from '../config/StartError.js';
import { cellsOf, importKinds, importNames, schemaOf, type ImportName } from './importKinds.js';
import { readRows, type PlacedRow, type Row } from './readRows.js';

export interface ImportFile {
  readonly name: ImportName;
  readonly path: string;
  readonly rows: readonly PlacedRow[];
}

/** A row without what it empties. */
const filled = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

const shownProblems = 50;

/** Throws a StartError that lists problems, each with its file and line. */
export function refuseImport(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const more = problems.length - shownProblems;
  throw new StartError(
    [
      'Nothing was imported:',
      ...problems.slice(0, shownProblems),
      ...(more > 0 ? [`and ${more} more`] : []),
    ].join('\n  '),
  );
}

const endings = ['.csv', '.json'];
const nameOf = (path: string) =>
  importNames.find((name) => endings.some((ending) => basename(path) === `${name}${ending}`));

/** The files to import: a folder stands for its files named in `importNames`. */
function filesOf(paths: readonly string[]): { name: ImportName; path: string }[] {
  const files = paths.flatMap((path) => {
    if (!existsSync(path)) throw new StartError(`There is no ${path}.`);
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path)
      .map((file) => join(path, file))
      .filter((file) => nameOf(file) !== undefined);
  });
  const named = files.map((path) => {
    const name = nameOf(path);
    if (!name)
      throw new StartError(
        `${path} is not named for what it holds: ${importNames.join(', ')}, with .csv or .json.`,
      );
    return { name, path };
  });
  if (named.length === 0) throw new StartError('There is nothing to import.');
  return named.toSorted((a, b) => importNames.indexOf(a.name) - importNames.indexOf(b.name));
}

export const keyOf = (name: ImportName, row: Row): string =>
  JSON.stringify(importKinds[name].key.map((column) => row[column]));

const ranges = [
  ['minLoanLimit', 'maxLoanLimit'],
  ['minInterestRate', 'maxInterestRate'],
  ['minLoanTerm', 'maxLoanTerm'],
  ['minAmount', 'maxAmount'],
  ['declareFrom', 'declareUntil'],
] as const;

function crossedRanges(row: Row): string[] {
  return ranges.flatMap(([low, high]) => {
    const [from, until] = [row[low], row[high]] as (number | string | undefined)[];
    return from !== undefined && until !== undefined && from > until
      ? [`${low} is more than ${high}`]
      : [];
  });
}

/** Reads files to import and validates every row; throws a StartError that names each invalid line. */
export function readImport(paths: readonly string[]): ImportFile[] {
  // The contract's formats are not checked: only days have one here, and they have a pattern.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema(contract, 'contract', false);
  const problems: string[] = [];
  const files = filesOf(paths).map(({ name, path }) => {
    const rows = readRows(path, cellsOf(name));
    const validate = ajv.compile<Row>(schemaOf(name));
    const seen = new Map<string, number>();
    for (const { line, row: read } of rows) {
      const row = filled(read);
      const at = `${basename(path)}:${line}`;
      if (!validate(row)) {
        for (const { instancePath, message, params } of validate.errors ?? []) {
          const extra = 'additionalProperty' in params ? `: ${params['additionalProperty']}` : '';
          problems.push(`${at} ${instancePath.slice(1) || 'row'} ${message ?? 'is wrong'}${extra}`);
        }
        continue;
      }
      problems.push(...crossedRanges(row).map((problem) => `${at} ${problem}`));
      const key = keyOf(name, row);
      const before = seen.get(key);
      if (before !== undefined) problems.push(`${at} is the same row as line ${before}`);
      seen.set(key, line);
    }
    return { name, path: basename(path), rows };
  });
  refuseImport(problems);
  return files;
}
