import type { FieldError } from '@huiqi/sdk';

/** What is empty but has to be filled in. */
export const required = (
  fields: Readonly<Record<string, string | readonly unknown[]>>,
): FieldError[] =>
  Object.entries(fields)
    .filter(([, value]) => (typeof value === 'string' ? value.trim() : value).length === 0)
    .map(([field]) => ({ field, message: '请填写' }));

/** A field that is wrong, if it is. */
export const problem = (isWrong: boolean, field: string, message: string): FieldError[] =>
  isWrong ? [{ field, message }] : [];

/** A range whose end comes before its start. */
export const ordered = (from: number, to: number, field: string): FieldError[] =>
  problem(to < from, field, '不能小于最小值');
