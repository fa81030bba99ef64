import type { FieldError } from '@huiqi/sdk';

/** What is empty but has to be filled in. */
export const required = (
  fields: Readonly<Record<string, string | readonly unknown[]>>,
): FieldError[] =>
  Object.entries(fields)
    .filter(([, value]) => (typeof value === 'string' ? value.trim() : value).length === 0)
    .map(([field]) => ({ field, message: '请填写' }));

/** A range whose end comes before its start. */
export const ordered = (from: number, to: number, field: string): FieldError[] =>
  to < from ? [{ field, message: '不能小于最小值' }] : [];
