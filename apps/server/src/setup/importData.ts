import type { Db, Queryable } from '../db/database.js';
import type { Column, Named } from './importColumns.js';
import { importKinds, type ImportName } from './importKinds.js';
import { findStranded, idsOf, storeRow, type Stored } from './importRepository.js';
import { refuseImport, type ImportFile } from './readImport.js';
import type { Row } from './readRows.js';

export interface ImportCount extends Readonly<Record<Stored, number>> {
  readonly name: ImportName;
}

/** Ids by the names that a file uses. */
type Known = ReadonlyMap<Named, ReadonlyMap<string, readonly string[]>>;

const nouns = {
  areas: 'area',
  banks: 'bank',
  batches: 'batch of coupons',
  categories: 'category',
  companies: 'company',
  indicators: 'indicator',
  institutions: 'institution',
  policies: 'policy',
  publishers: 'publisher',
} satisfies Record<Named, string>;

const namesIn = (value: unknown) => [value ?? []].flat().map(String);

async function readKnown(tx: Queryable, { name, rows }: ImportFile): Promise<Known> {
  const wanted = new Map<Named, Set<string>>();
  for (const [column, { names }] of Object.entries(importKinds[name].columns)) {
    if (!names) continue;
    const found = rows.flatMap(({ row }) => namesIn(row[column]));
    wanted.set(names, new Set([...(wanted.get(names) ?? []), ...found]));
  }
  const known = new Map<Named, ReadonlyMap<string, readonly string[]>>();
  for (const [names, texts] of wanted) {
    const ids = await idsOf(tx, names, [...texts]);
    // Areas may name each other in one file.
    const own =
      name === names ? rows.map(({ row }) => String(row[importKinds[name].key[0] ?? ''])) : [];
    known.set(names, new Map([...own.map((text) => [text, [text]] as const), ...ids]));
  }
  return known;
}

/** Why a name stands for no single row. */
const namingProblem = (names: Named, text: string, ids: readonly string[] = []) =>
  ids.length === 0
    ? `there is no ${nouns[names]} "${text}"`
    : `"${text}" is the name of more than one ${nouns[names]}`;

function storedValue({ names, store, otherwise = null }: Column, value: unknown, known: Known) {
  if (value === undefined || value === null) return otherwise;
  if (names && !Array.isArray(value)) return known.get(names)?.get(String(value))?.[0];
  return store ? store(value) : value;
}

/** What of a row is stored where, and what it names that is not there. */
function targetOf(name: ImportName, row: Row, known: Known, position: number) {
  const { key, columns, order, derive, ofNew } = importKinds[name];
  const stored = Object.entries(columns).map(([column, how]) => ({
    part: key.includes(column) ? 'key' : row[column] === undefined ? 'omitted' : 'given',
    entry: [how.as ?? column, storedValue(how, row[column], known)] as const,
  }));
  const entriesOf = (part: 'given' | 'key' | 'omitted') =>
    Object.fromEntries(stored.filter((one) => one.part === part).map(({ entry }) => entry));
  return {
    key: entriesOf('key'),
    values: { ...entriesOf('given'), ...derive?.(row), ...(order && { [order]: position }) },
    ofNew: { ...ofNew, ...entriesOf('omitted') },
    problems: Object.entries(columns).flatMap(([column, { names }]) =>
      names
        ? namesIn(row[column]).flatMap((text) => {
            const ids = known.get(names)?.get(text);
            return ids?.length === 1 ? [] : [namingProblem(names, text, ids)];
          })
        : [],
    ),
  };
}

async function importFile(tx: Queryable, file: ImportFile): Promise<ImportCount> {
  const known = await readKnown(tx, file);
  const targets = file.rows.map(({ row, line }, at) => ({
    line,
    ...targetOf(file.name, row, known, at + 1),
  }));
  refuseImport(
    targets.flatMap(({ line, problems }) => problems.map((what) => `${file.path}:${line} ${what}`)),
  );
  const counts = { added: 0, changed: 0, unchanged: 0 };
  for (const { key, values, ofNew } of targets)
    counts[await storeRow(tx, file.name, key, values, ofNew)] += 1;
  const stranded = file.name === 'products' ? await findStranded(tx) : [];
  refuseImport(
    file.rows
      .filter(({ row }) =>
        stranded.some(({ bank, name }) => bank === row['bank'] && name === row['name']),
      )
      .map(({ line }) => `${file.path}:${line} is on offer, but its bank or category is withdrawn`),
  );
  return { name: file.name, ...counts };
}

class Rehearsed extends Error {}

/** Imports all files or nothing; a dry run does the same and rolls back. */
export async function importData(
  db: Db,
  files: readonly ImportFile[],
  { isRehearsal = false } = {},
): Promise<ImportCount[]> {
  const counts: ImportCount[] = [];
  try {
    await db.transaction(async (tx) => {
      for (const file of files) counts.push(await importFile(tx, file));
      if (isRehearsal) throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
  return counts;
}
