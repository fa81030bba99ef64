import { createCopy } from '../../copy/createCopy.js';
import type { CopyOf, CopyTexts } from '../../copy/types.js';

/** Copy of typing and picking a date. */
export const dateCopy = {
  datePattern: '年-月-日',
  openCalendar: '打开日历',
  chooseDate: '选择日期',
  calendarFailed: '日历暂时打不开，请直接填写日期',
  today: '今天',
  clearDate: '清除',
  previousMonth: '上个月',
  nextMonth: '下个月',
  year: '{year}年',
  monthName: '{month}月',
  yearAndMonth: '{year}年{month}月',
} as const satisfies CopyTexts;

export type DateCopy = CopyOf<typeof dateCopy>;

export const useDateCopy = createCopy('ui', dateCopy);
