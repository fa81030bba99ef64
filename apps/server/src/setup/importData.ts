import type { Db, Queryable } from '../db/database.js';
import { cleanHtml, plainTextOf } from '../text/cleanHtml.js';
import { importKinds, type ImportName } from './importKinds.js';
import { refuseImport, type ImportFile } from './readImport.js';
import type { Row } from './readRows.js';
import { areaCodes, idsByName, storeRow, type Stored } from './importRepository.js';

export interface ImportCount extends Readonly<Record<Stored, number>> {
  readonly name: ImportName;
}

interface Known {
  readonly banks: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, string>;
  readonly publishers: ReadonlyMap<string, string>;
  readonly areas: ReadonlySet<string>;
}

interface Target {
  readonly key: Row;
  readonly values: Row;
  /** References of the row that do not exist. */
  readonly unknown: readonly string[];
}

const decimals = (value: unknown, places: number) =>
  value === undefined ? null : Number(value).toFixed(places);
/** Omitted columns become empty, even if they had a value. */
const orNull = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
const orEmpty = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? []]));

function named(known: ReadonlyMap<string, string>, what: string, name: unknown) {
  const id = known.get(String(name));
  return { id, unknown: id === undefined ? [`there is no ${what} "${String(name)}"`] : [] };
}
const unknownAreas = ({ areas }: Known, codes: readonly unknown[]) =>
  codes
    .filter((code) => !areas.has(String(code)))
    .map((code) => `there is no area ${String(code)}`);

function productTarget(row: Row, known: Known, position: number): Target {
  const { bank, category, name, minInterestRate, maxInterestRate, ...rest } = row;
  const giver = named(known.banks, 'bank', bank);
  const group = named(known.categories, 'category', category);
  const places = [rest['scfProvince'], ...(rest['regionCodes'] as unknown[])];
  return {
    key: { bankId: giver.id, name },
    unknown: [...giver.unknown, ...group.unknown, ...unknownAreas(known, places)],
    values: {
      ...rest,
      ...orNull(row, ['profile', 'processingDays', 'consultPhone']),
      ...orEmpty(row, ['tags', 'applyConditions', 'requiredMaterials']),
      categoryId: group.id,
      minInterestRate: decimals(minInterestRate, 4),
      maxInterestRate: decimals(maxInterestRate, 4),
      classify: rest['classify'] ?? 'GENERAL',
      onShelf: rest['onShelf'] ?? true,
      position,
    },
  };
}

function policyTarget(row: Row, known: Known): Target {
  const { publisher, title, content, publishedAt, ...rest } = row;
  const org = named(known.publishers, 'publisher', publisher);
  const cleaned = cleanHtml(String(content));
  return {
    key: { publishOrgId: org.id, title },
    unknown: org.unknown,
    values: {
      ...rest,
      ...orNull(row, ['summary', 'publishNumber', 'category', 'declareFrom', 'declareUntil']),
      ...orNull(row, ['redemption', 'contact']),
      ...orEmpty(row, ['enterpriseSizes', 'applicants', 'steps']),
      minAmount: decimals(rest['minAmount'], 2),
      maxAmount: decimals(rest['maxAmount'], 2),
      publishedAt: new Date(`${String(publishedAt)}T00:00:00+08:00`),
      content: cleaned,
      plainText: plainTextOf(cleaned),
    },
  };
}

function targetOf(name: ImportName, row: Row, known: Known, position: number): Target {
  if (name === 'products') return productTarget(row, known, position);
  if (name === 'policies') return policyTarget(row, known);
  if (name === 'areas') {
    const { code, parentCode = null, ...values } = row;
    const unknown = parentCode === null ? [] : unknownAreas(known, [parentCode]);
    return { key: { code }, values: { ...values, parentCode, position }, unknown };
  }
  const { name: key, ...values } = row;
  const optional = Object.entries(importKinds[name].columns)
    .filter(([, { isRequired }]) => !isRequired)
    .map(([column]) => column);
  return {
    key: { name: key },
    values: { ...values, ...orNull(row, optional), position },
    unknown: [],
  };
}

async function readKnown(tx: Queryable, { name, rows }: ImportFile): Promise<Known> {
  const stored = await areaCodes(tx);
  const own = name === 'areas' ? rows.map(({ row }) => String(row['code'])) : [];
  return {
    banks: await idsByName(tx, 'banks'),
    categories: await idsByName(tx, 'categories'),
    publishers: await idsByName(tx, 'publishers'),
    areas: new Set([...stored, ...own]),
  };
}

/** Defaults of a policy without columns: it is granted without a declaration on the platform. */
const ofNewPolicies = {
  declaredOnline: false,
  targets: {},
  files: [],
  basicFiles: [],
  declarationFiles: [],
};

async function importFile(tx: Queryable, file: ImportFile): Promise<ImportCount> {
  const known = await readKnown(tx, file);
  const targets = file.rows.map(({ row, line }, at) => ({
    line,
    ...targetOf(file.name, row, known, at + 1),
  }));
  refuseImport(
    targets.flatMap(({ line, unknown }) => unknown.map((what) => `${file.path}:${line} ${what}`)),
  );
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const extra = file.name === 'policies' ? ofNewPolicies : {};
  for (const { key, values } of targets)
    counts[await storeRow(tx, file.name, key, values, extra)] += 1;
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
