import { formatDate } from '@huiqi/sdk/domain';
import type { Column } from './columns.js';
import type { KnownNames } from './names.js';

/** Excel keeps no longer text in a cell. */
const longestText = 32_000;

/** Stands for a text that no cell can hold; a cell that still has it changes nothing. */
export const tooLongMark = '（内容过长，不能在表格中修改；这一格不改动）';

export const separators = /[、,，;；]/;

/** A line each if an item has a separator in it; the last line break says so where there is one item. */
const joined = (items: readonly string[]): string =>
  items.some((item) => separators.test(item)) ? `${items.join('\n')}\n` : items.join('、');

/** The parts in the order of the contract; the database has an order of its own. */
const recordLine = (record: Readonly<Record<string, unknown>>, { schema }: Column): string =>
  Object.keys(schema.properties ?? {})
    .map((name) => record[name])
    .map((part) => (part === null || part === undefined ? '' : String(part)))
    .join(' | ')
    .replace(/( \| )+$/, '');

const areaText = (code: string, { areas }: KnownNames): string => {
  const name = areas.nameOf(code);
  return name === undefined ? code : `${code} ${name}`;
};

const shownId = (id: string, { refersTo }: Column, names: KnownNames): string =>
  refersTo === undefined || id === '0' ? '' : names.of(refersTo).labelOf(id);

function listText(items: readonly unknown[], column: Column, names: KnownNames): string {
  const texts = items.map(String);
  const { type, labels = {} } = column;
  if (type === 'records')
    return items.map((item) => recordLine(item as Record<string, unknown>, column)).join('\n');
  if (type === 'choices') return joined(texts.map((value) => labels[value] ?? value));
  if (type === 'references') return joined(texts.map((id) => shownId(id, column, names)));
  if (type === 'areas') return joined(texts.map((code) => areaText(code, names)));
  return type === 'words' ? joined(texts) : texts.join('\n');
}

function textOf(value: unknown, column: Column, names: KnownNames): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return listText(value, column, names);
  const { type, labels = {} } = column;
  if (type === 'flag') return value === true ? '是' : '否';
  const text = String(value);
  if (type === 'choice') return labels[text] ?? text;
  if (type === 'reference') return shownId(text, column, names);
  if (type === 'area') return areaText(text, names);
  return type === 'moment' ? formatDate(text) : text;
}

/** The text of a value in its column. */
export function cellText(value: unknown, column: Column, names: KnownNames): string {
  const text = textOf(value, column, names).replace(/\r\n?/g, '\n');
  return text.length > longestText ? tooLongMark : text;
}
