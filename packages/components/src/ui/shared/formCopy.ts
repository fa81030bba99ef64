import { createCopy } from '../../copy/createCopy.js';
import type { CopyTexts } from '../../copy/types.js';

/** Copy of the primitives that forms are made of. */
export const formCopy = {
  required: '（必填）',
  stepDone: '（已完成）',
  correct: '请修改以下内容',
  problemOf: '{label}：{message}',
  showPassword: '显示密码',
  noMatch: '没有匹配的选项',
  showOptions: '展开选项',
  options: '选项',
  startDate: '开始日期',
  endDate: '结束日期',
  to: '至',
} as const satisfies CopyTexts;

export const useFormCopy = createCopy('ui', formCopy);
