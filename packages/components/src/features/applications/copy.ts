import { useCopy } from '../../provider/copy.js';

/** Copy of applying for a product. */
export const applicationsCopy = {
  wizard: '贷款申请',
  stepCompany: '企业信息',
  stepLoan: '贷款需求',
  stepContact: '联系人',
  stepReview: '核对信息',
  next: '下一步',
  submit: '提交申请',
  agree: '我已阅读并同意',
  agreeFirst: '请先阅读并同意授权书',
  restored: '已恢复您上次填写的内容。',
  restart: '清空重填',
  submitFailed: '提交未成功',
  keptHint: '您填写的内容已保留，可直接重新提交。',
  edit: '修改',
  close: '关闭',
  successTitle: '申请已提交',
  orderCode: '申请编号',
  successHint: '请记下申请编号，以便查询进度。',
  nextSteps: '接下来',
  nextReview: '银行会核对您的信息，并可能电话联系您。',
  nextNotice: '审核结果会在消息通知中告知您。',
  nextOrders: '您可以随时在“我的申请”中查看进度。',
  myOrders: '查看我的申请',
  failTitle: '申请未成功',
  failUnknown: '银行未说明原因，请稍后重试或联系客服。',
  retry: '重新申请',
} as const satisfies Readonly<Record<string, string>>;

/** Each message may be replaced by the host. */
export type ApplicationsCopy = { readonly [Key in keyof typeof applicationsCopy]: string };

export const useApplicationsCopy = (): ApplicationsCopy =>
  useCopy<ApplicationsCopy>('applications', applicationsCopy);
