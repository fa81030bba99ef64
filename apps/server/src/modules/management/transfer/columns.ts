import type { ManagedKind } from '@huiqi/sdk';
import { serviceSubtypes, serviceTypes } from '../../../lib/serviceTypes.js';
import { resolve, schemaOf, type Schema } from './contentSchema.js';

/** How the value of a column is written in a cell. */
export type CellType =
  | 'area'
  | 'areas'
  | 'choice'
  | 'choices'
  | 'day'
  | 'decimal'
  | 'flag'
  | 'lines'
  | 'moment'
  | 'number'
  | 'records'
  | 'reference'
  | 'references'
  | 'text'
  | 'words';

/** A column of a workbook: one value of a content. */
export interface Column {
  /** Names from the content down to the value. */
  readonly path: readonly string[];
  readonly title: string;
  readonly type: CellType;
  /** Of the value, or of the items of a list. */
  readonly schema: Schema;
  readonly isNullable: boolean;
  readonly maxItems?: number | undefined;
  /** Texts that stand for values. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  /** Whether values without a label are allowed. */
  readonly isOpen?: boolean | undefined;
  /** What it refers to by id. */
  readonly refersTo?: ManagedKind | undefined;
}

/** Ids of other content, which cells show by name. */
const references: Readonly<Record<string, ManagedKind>> = {
  bankId: 'BANK',
  categoryId: 'CATEGORY',
  departmentIds: 'DEPARTMENT',
  orgId: 'ORGANISATION',
  parentId: 'DEPARTMENT',
  publishOrgId: 'PUBLISHER',
};

/** Codes whose names are a dictionary of the server. */
const dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  typeBig: Object.fromEntries(serviceTypes.map(({ code, name }) => [code, name])),
  typeSmall: Object.fromEntries(serviceSubtypes.map(({ item }) => [item.code, item.name])),
};

/** Items up to this length share one line. */
const longestWord = 60;

type Typed = Pick<Column, 'isOpen' | 'labels' | 'refersTo' | 'type'>;

/** Every value needs a text that stands for it: its own where it has no label. */
function choice(schema: Schema, type: 'choice' | 'choices'): Typed | undefined {
  const values = schema.enum ?? schema['x-known-values'];
  if (!values) return undefined;
  const labelled = values.flatMap((value) =>
    value === null ? [] : [[value, schema['x-labels']?.[value] ?? value] as const],
  );
  return { type, labels: Object.fromEntries(labelled), isOpen: schema.enum === undefined };
}

function typeOfItems(property: string, given: Schema): Typed {
  const { schema, name } = resolve(given);
  const refersTo = references[property];
  if (refersTo) return { type: 'references', refersTo };
  if (name === 'AreaCode') return { type: 'areas' };
  const isShort = (schema.maxLength ?? Infinity) <= longestWord;
  return (
    choice(schema, 'choices') ?? {
      type: schema.type === 'object' ? 'records' : isShort ? 'words' : 'lines',
    }
  );
}

function typeOf(property: string, schema: Schema, name: string | null): Typed {
  const refersTo = references[property];
  if (refersTo) return { type: 'reference', refersTo };
  const labels = dictionaries[property];
  if (labels) return { type: 'choice', labels, isOpen: true };
  if (name === 'AreaCode') return { type: 'area' };
  if (schema.format === 'date') return { type: 'day' };
  if (schema.format === 'date-time') return { type: 'moment' };
  const is = (type: string) => schema.type === type || schema.type?.includes(type) === true;
  if (is('boolean')) return { type: 'flag' };
  if (is('integer') || is('number')) return { type: 'number' };
  const isDecimal = schema.pattern?.startsWith(String.raw`^\d{1,`) === true;
  return choice(schema, 'choice') ?? { type: isDecimal ? 'decimal' : 'text' };
}

function columnOf(content: Schema, key: string, title: string): Column {
  const path = key.split('.');
  const property = path.at(-1) ?? '';
  const found = path.reduce(
    (above, name) => resolve(above.schema.properties?.[name] ?? {}),
    resolve(content),
  );
  const { schema, name, isNullable } = found;
  if (schema.type === undefined) throw new Error(`x-columns names ${key}, which does not exist`);
  const { items } = schema;
  const typed = items ? typeOfItems(property, items) : typeOf(property, schema, name);
  const own = items ? resolve(items).schema : schema;
  return { path, title, schema: own, isNullable, maxItems: schema.maxItems, ...typed };
}

const known = new Map<ManagedKind, readonly Column[]>();

/** The columns of a kind, as its `x-columns` in the contract name them; none for kinds without a workbook. */
export function columnsOf(kind: ManagedKind): readonly Column[] {
  const found = known.get(kind);
  if (found) return found;
  const schema = schemaOf(kind);
  const columns = Object.entries(schema['x-columns'] ?? {}).map(([key, title]) =>
    columnOf(schema, key, title),
  );
  known.set(kind, columns);
  return columns;
}

/** Name of a value of a content, in a column or not. */
export function nameOf(kind: ManagedKind, path: readonly string[]): string {
  const [part = ''] = path;
  const columns = columnsOf(kind);
  const found =
    columns.find((column) => column.path.every((name, at) => path[at] === name)) ??
    columns.find((column) => column.path[0] === part);
  return found?.title ?? schemaOf(kind)['x-parts']?.[part] ?? part;
}

type Values = Readonly<Record<string, unknown>>;

/** The value at a path; undefined where a part above it is missing. */
export const valueAt = (content: object, path: readonly string[]): unknown =>
  path.reduce<unknown>((above, name) => (above as Values | null)?.[name], content);
