import { createCopy, type CopyTexts } from '../../provider/copy.js';

/** Copy of the loans with a separate form: for persons, and for epidemic relief. */
export const specialCopy = {
  personWizard: '个人贷款申请',
  stepPerson: '个人信息',
  stepPersonLoan: '贷款需求',
  stepCheck: '核对信息',
  submit: '提交申请',
  save: '保存',
  savedOrder: '已保存，可在“我的申请”中继续填写',
  submitFailed: '提交未成功',
  saveFailed: '保存未成功',
  agreeFirst: '请先阅读并同意授权书',
  exit: '返回产品',
  applyFor: '申请',
  limit: '最高额度',
  wan: '万元',
  term: '最长期限',
  months: '个月',
  openTitle: '您已申请此产品',
  savedBefore: '您有一份已保存的申请。',
  resume: '继续填写',
  numbersAgain: '为保护个人信息，身份证号和手机号不随申请保存，请重新填写。',
  epidemicHint:
    '抗疫贷仅限受疫情影响、由经信委推荐的企业申请。提交后先由经信委审核，通过后转交银行审核放款。',
} as const satisfies CopyTexts;

/** Legal texts, which hosts cannot replace. */
export const specialLegal = ['agreeFirst', 'numbersAgain', 'epidemicHint'] as const;

/** The texts are part of the copy of `applications`. */
export const useSpecialCopy = createCopy('specialApplications', specialCopy, specialLegal);
