import { ManagedKindLabels } from '@huiqi/sdk/domain';
import { CellProblem } from './CellProblem.js';
import type { Column } from './columns.js';
import { resolve } from './contentSchema.js';
import type { KnownNames } from './names.js';
import { separators } from './writeCell.js';

const partsOf = (text: string, separator: RegExp | string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Items of a list: a line each if there are lines, otherwise beside each other. */
const itemsOf = (text: string) => partsOf(text, text.includes('\n') ? '\n' : separators);

const shownChoices = 12;

function chosen(text: string, { labels = {}, isOpen }: Column): string {
  const entries = Object.entries(labels);
  const found = entries.find(([value, label]) => label === text || value === text);
  if (found) return found[0];
  if (isOpen) return text;
  const names = entries.slice(0, shownChoices).map(([, label]) => label);
  throw new CellProblem(`没有“${text}”这一项，请填写：${names.join('、')}`);
}

function idOf(text: string, { refersTo = 'BANK' }: Column, names: KnownNames): string {
  const [id, ...others] = names.of(refersTo).find(text);
  const what = ManagedKindLabels[refersTo];
  if (id === undefined) throw new CellProblem(`没有名为“${text}”的${what}`);
  if (others.length > 0) throw new CellProblem(`有多个名为“${text}”的${what}，请填写编号`);
  return id;
}

function areaOf(text: string, { areas }: KnownNames): string {
  const [code] = /^(?:\d{6}|0)(?= |$)/.exec(text) ?? [];
  if (code !== undefined) return code;
  const [found, ...others] = areas.find(text);
  if (found === undefined) throw new CellProblem(`没有名为“${text}”的地区，请填写六位代码`);
  if (others.length > 0) throw new CellProblem(`有多个名为“${text}”的地区，请填写六位代码`);
  return found;
}

function dayOf(text: string): string {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const found = new Date(`${written}T00:00:00Z`);
  if (Number.isNaN(found.getTime()) || found.toISOString().slice(0, 10) !== written)
    throw new CellProblem('请填写日期，例如 2026-11-20');
  return written;
}

function numberOf(text: string): number {
  const value = Number(text.replaceAll(',', ''));
  if (!Number.isFinite(value)) throw new CellProblem('请填写数字');
  return value;
}

/** A decimal of the contract, whose decimals need not be typed. */
function decimalOf(text: string, { schema }: Column): string {
  const plain = text.replaceAll(',', '').replace(/%$/, '');
  const pattern = new RegExp(schema.pattern ?? '');
  const padded = Number(plain).toFixed(2);
  // Never another number than what was typed.
  const forms = Number(padded) === Number(plain) ? [plain, padded] : [plain];
  const found = forms.find((form) => pattern.test(form));
  if (found === undefined) throw new CellProblem('请填写数字，小数位数不要过多');
  return found;
}

function recordOf(line: string, { schema }: Column): object {
  const parts = line.split(/[|｜]/).map((part) => part.trim());
  const names = Object.entries(schema.properties ?? {});
  if (parts.length > names.length)
    throw new CellProblem(`“${line}”的竖线过多，最多分为${names.length}部分`);
  const entries = names.map(([name, given], at) => {
    const part = parts[at] ?? '';
    const { schema: own, isNullable } = resolve(given);
    const isNumber = own.type === 'integer' || own.type?.includes('integer') === true;
    return [name, part === '' && isNullable ? null : isNumber ? numberOf(part) : part];
  });
  return Object.fromEntries(entries) as object;
}

/** The value of an empty cell; undefined leaves what there is. */
function emptyValue({ type, isNullable, maxItems }: Column): unknown {
  if (maxItems !== undefined) return [];
  if (isNullable) return null;
  if (type === 'text') return '';
  return type === 'reference' ? '0' : undefined;
}

/** The value of a cell's text; throws a CellProblem for one that has none. */
export function cellValue(text: string, column: Column, names: KnownNames): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return emptyValue(column);
  switch (column.type) {
    case 'area':
      return areaOf(trimmed, names);
    case 'areas':
      return itemsOf(text).map((part) => areaOf(part, names));
    case 'choice':
      return chosen(trimmed, column);
    case 'choices':
      return itemsOf(text).map((part) => chosen(part, column));
    case 'day':
      return dayOf(trimmed);
    case 'decimal':
      return decimalOf(trimmed, column);
    case 'flag':
      if (trimmed !== '是' && trimmed !== '否') throw new CellProblem('请填写“是”或“否”');
      return trimmed === '是';
    case 'lines':
      return partsOf(text, '\n');
    case 'moment':
      return new Date(`${dayOf(trimmed)}T00:00:00+08:00`).toISOString();
    case 'number':
      return numberOf(trimmed);
    case 'records':
      return partsOf(text, '\n').map((line) => recordOf(line, column));
    case 'reference':
      return idOf(trimmed, column, names);
    case 'references':
      return itemsOf(text).map((part) => idOf(part, column, names));
    case 'words':
      return itemsOf(text);
    case 'text':
      return trimmed;
  }
}
