import { createCopy, type CopyTexts } from '../../../provider/copy.js';

/** Copy of the login prompt on a user's own pages. */
export const userGateCopy = {
  title: '请先登录',
  hint: '登录后可查看和办理。',
  login: '登录',
} as const satisfies CopyTexts;

export const useUserGateCopy = createCopy('userGate', userGateCopy);
