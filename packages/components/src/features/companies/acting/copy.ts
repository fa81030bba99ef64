import { createCopy, type CopyTexts } from '../../../provider/copy.js';

/** Copy of selecting the company that a form is for. */
export const actingCompanyCopy = {
  unproved: '待授权',
  notice: '“{name}”待授权，完成企业授权后才能以该企业名义办理，已填写的内容会保留。',
  authorise: '去授权',
  done: '授权成功',
  refusal: '该企业尚未授权，请先完成企业授权',
} as const satisfies CopyTexts;

export const useActingCompanyCopy = createCopy('actingCompany', actingCompanyCopy);
