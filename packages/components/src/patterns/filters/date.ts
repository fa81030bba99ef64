import { readDate } from '../../ui/DateInput/dateText.js';
import { DateField } from './fields/DateField.js';
import { DatesField } from './fields/DatesField.js';
import type { RangeableKind } from './types.js';

/** A day, YYYY-MM-DD. */
export const date = (): RangeableKind<string> => ({
  role: 'filter',
  Field: DateField,
  RangeField: DatesField,
  problems: { invalid: '请输入正确的日期', crossed: '开始日期不能晚于结束日期' },
  read: (typed) => readDate(typed) || undefined,
});
