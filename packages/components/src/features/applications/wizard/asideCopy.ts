import { createCopy, type CopyTexts } from '../../../provider/copy.js';

/** Copy beside the form of an application. */
export const asideCopy = {
  asidePayment: '首期还款约',
  asideYuan: '元',
  asideBasis: '借 {amount} 万元、{months} 个月，按最高利率 {rate}% 测算；以银行审批为准。',
  asideUnknown: '还款方式或利率由银行确定，不能提前测算。',
  asideMaterials: '所需材料',
  asideHelp: '需要帮助',
  asideBank: '银行咨询',
  asideKept: '填写的内容会自动保存，登录失效后重新登录可以继续填写。',
} as const satisfies CopyTexts;

/** Legal texts, which hosts cannot replace. */
export const asideLegal = ['asideBasis'] as const;

export const useAsideCopy = createCopy('applicationAside', asideCopy, asideLegal);
