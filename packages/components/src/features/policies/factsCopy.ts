import type { CopyTexts } from '../../provider/copy.js';

/** Copy shared by lists and pages of policies. */
export const policyFactsCopy = {
  noEnd: '长期有效',
  endsToday: '今天截止',
  publishNumber: '发文字号',
  grade: '政策层级',
  category: '政策类别',
} as const satisfies CopyTexts;
