import { expect, it } from 'vitest';
import type { FormInputType } from '../../generated/enums.js';
import type { FormEntry } from '../../generated/models.js';
import { displayEntry } from './displayEntry.js';

const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
];
const entry = (inputType: FormInputType, more: Partial<FormEntry> = {}): FormEntry => ({
  checkName: 'field',
  inputType,
  label: '内容',
  group: 'LOAN',
  required: true,
  options,
  ...more,
});
const names = {
  areaName: (code: string) => (code === '500231' ? '重庆市 / 垫江县' : undefined),
  companyName: (code: string) => (code === 'X1' ? '明月食品' : undefined),
};

it.each<[FormEntry, string, string]>([
  [entry('TEXT'), '', '--'],
  [entry('TEXT'), ' 明月 ', '明月'],
  [entry('MONEY', { unit: '万元' }), '1200000', '1,200,000万元'],
  [entry('NUMBER', { unit: '人' }), 'x', 'x'],
  [entry('PERCENT'), '3.8', '3.80%'],
  [entry('SELECT'), 'a', '甲'],
  [entry('RADIO'), 'gone', 'gone'],
  [entry('CHECKBOX'), 'a,b', '甲、乙'],
  [entry('DATE_RANGE'), '2026-01-01~2026-06-30', '2026-01-01 至 2026-06-30'],
  [entry('DATE_RANGE'), '2026-01-01~', '2026-01-01 至 --'],
  [entry('AREA'), '500231', '重庆市 / 垫江县'],
  [entry('AREA'), '510104', '510104'],
  [entry('COMPANY'), 'X1', '明月食品'],
  [entry('RECOMMENDATION_CODE'), 'XT000000001', '系统分配'],
  [entry('UPLOAD'), 'finance/a.pdf,finance/b.pdf', '2个文件'],
  [entry('AGREEMENT'), 'true', '已同意'],
  [entry('AGREEMENT'), '', '--'],
])('%o: %s is shown as %s', (definition, value, text) => {
  expect(displayEntry(definition, value, names)).toBe(text);
});
