import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of choosing and authorising a company. */
export const companiesCopy = {
  regionTitle: '无法申请',
  regionFail: '不在您的服务地区，无法申请！',
  companyTitle: '选择申请企业',
  companyHint: '您关联了多家企业，请选择以哪一家申请。',
  company: '申请企业',
  next: '下一步',
  cancel: '取消',
  authTitle: '企业授权认证',
  authHint: '申请前请授权平台核验企业信息，信息仅用于本次及后续贷款申请。',
  creditCode: '统一社会信用代码',
  companyName: '企业名称',
  legalName: '法定代表人姓名',
  legalId: '法定代表人身份证号',
  legalPhone: '法定代表人手机号',
  area: '企业所在地区',
  authority: '授权查询的信息',
  submitAuth: '提交认证',
  authorityNone: '请至少选择一项',
  authTax: '纳税信息',
  authInvoice: '发票信息',
  authCredit: '信用信息',
  authRegistration: '工商登记信息',
} as const satisfies CopyTexts;

export type CompaniesCopy = CopyOf<typeof companiesCopy>;

export const useCompaniesCopy = createCopy('companies', companiesCopy);
