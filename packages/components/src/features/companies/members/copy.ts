import { createCopy, type CopyOf, type CopyTexts } from '../../../provider/copy.js';

/** Copy of a company's users, and of objecting to them. */
export const companyMembersCopy = {
  title: '使用人',
  hint: '添加了“{name}”的用户。只有已授权的用户可以办理企业业务。',
  member: '用户',
  self: '本人',
  unnamed: '未命名用户',
  state: '状态',
  authorised: '已授权',
  notAuthorised: '未授权',
  boundOn: '添加时间',
  actions: '操作',
  object: '提出异议',
  waiting: '异议处理中',
  alone: '没有其他用户添加该企业',
  pages: '使用人分页',
  close: '关闭',
  back: '返回',
  objectTitle: '对使用人提出异议',
  objectHint: '工作人员核实后会解除或维持该用户与企业的关联，处理结果将通知您和对方。',
  reason: '异议理由',
  reasonHint: '供工作人员核实，5至200字。',
  submit: '提交异议',
  submitted: '异议已提交，请等待处理',
} as const satisfies CopyTexts;

export type CompanyMembersCopy = CopyOf<typeof companyMembersCopy>;

export const useCompanyMembersCopy = createCopy('companyMembers', companyMembersCopy);
