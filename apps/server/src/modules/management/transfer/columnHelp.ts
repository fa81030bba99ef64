import { ManagedKindLabels } from '@huiqi/sdk/domain';
import type { Column } from './columns.js';

const listed = 40;

function choicesText({ labels = {}, isOpen }: Column): string {
  const names = Object.values(labels);
  const more = names.length > listed ? `等${names.length}项` : '';
  return `${names.slice(0, listed).join('、')}${more}${isOpen ? '（也可以填写其他值）' : ''}`;
}

const several = ({ maxItems }: Column) => `多项用顿号分隔或一行一项，最多${maxItems ?? 1}项`;

function rangeText({ schema: { minimum, maximum, type } }: Column): string {
  const isWhole = type === 'integer' || type?.includes('integer') === true;
  const what = isWhole ? '整数' : '数字';
  if (maximum === undefined) return minimum === undefined ? what : `${what}，不小于${minimum}`;
  return `${what}，${minimum ?? 0}到${maximum}`;
}

function recordText(column: Column): string {
  const count = Object.keys(column.schema.properties ?? {}).length;
  const parts = ['名称', '说明', '天数'].slice(0, count).join(' | ');
  return `一行一项：${parts}，后面的部分可不填，最多${column.maxItems ?? 1}项`;
}

/** How a column is filled in. */
export function howToFill(column: Column): string {
  const { type, schema, maxItems, refersTo } = column;
  const upTo = schema.maxLength === undefined ? '' : `，不超过${schema.maxLength}个字`;
  switch (type) {
    case 'area':
      return '地区的六位代码或名称；0 表示上一级的全部地区';
    case 'areas':
      return `地区的六位代码或名称；省或市的代码包括其下全部地区。${several(column)}`;
    case 'choice':
      return '从右侧选一项';
    case 'choices':
      return `从右侧选择，${several(column)}`;
    case 'day':
    case 'moment':
      return '日期，例如 2026-11-20';
    case 'decimal':
      return '数字';
    case 'flag':
      return '是 或 否';
    case 'lines':
      return `一行一条，最多${maxItems ?? 1}条，每条${upTo.replace('，', '')}`;
    case 'number':
      return rangeText(column);
    case 'records':
      return recordText(column);
    case 'reference':
      return `${refersTo ? ManagedKindLabels[refersTo] : ''}的名称或编号`;
    case 'references':
      return `${refersTo ? ManagedKindLabels[refersTo] : ''}的名称或编号，${several(column)}`;
    case 'words':
      return `${several(column)}，每项${upTo.replace('，', '')}`;
    case 'text':
      return `文字${upTo}`;
  }
}

/** What can be chosen in a column. */
export const choicesOf = (column: Column): string =>
  column.type === 'flag' ? '是、否' : column.labels ? choicesText(column) : '';

/** A value that the column takes. */
export function exampleOf(column: Column): string {
  const { type, schema, labels = {} } = column;
  const [first = ''] = Object.values(labels);
  const [example = ''] = (schema.examples ?? []).map(String);
  switch (type) {
    case 'choice':
    case 'choices':
      return first;
    case 'day':
    case 'moment':
      return '2026-11-20';
    case 'flag':
      return '是';
    case 'number':
      return String(schema.minimum ?? 0);
    case 'area':
    case 'areas':
      return '500231';
    case 'records':
      return ['资料审核 | 5个工作日内', '现场核查'].join('\n');
    case 'lines':
      return ['第一条', '第二条'].join('\n');
    case 'words':
      return '制造业、批发业';
    case 'decimal':
    case 'reference':
    case 'references':
    case 'text':
      return example;
  }
}
