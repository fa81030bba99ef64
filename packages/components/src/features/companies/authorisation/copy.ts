import { createCopy, type CopyTexts } from '../../../provider/copy.js';

/** Copy of the white list of authorisations. */
export const authorisationCopy = {
  title: '授权白名单',
  hint: '已授权的企业可直接申请贷款产品。',
  count: '已授权 {n} 家，共 {total} 家',
  visitor: '登录后可查看和办理企业授权。',
  login: '登录',
  products: '查看贷款产品',
} as const satisfies CopyTexts;

export const useAuthorisationCopy = createCopy('authorisations', authorisationCopy);
