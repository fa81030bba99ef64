import { createCopy, type CopyOf, type CopyTexts } from '../../../provider/copy.js';

/** Copy of objections to users of companies, as staff see them. */
export const bindingObjectionsCopy = {
  title: '授权异议',
  all: '全部',
  keyword: '关键词',
  keywordHint: '企业名称或信用代码',
  total: '共 {n} 条异议',
  emptyTitle: '没有授权异议',
  emptyHint: '企业对使用人提出异议后会显示在这里。',
  company: '企业',
  creditCode: '统一社会信用代码',
  member: '使用人',
  memberState: '授权状态',
  authorised: '已授权',
  notAuthorised: '未授权',
  unbound: '已自行解绑',
  boundOn: '添加时间',
  objector: '异议人',
  reason: '异议理由',
  created: '提出时间',
  state: '状态',
  decided: '处理时间',
  decidedBy: '处理人',
  handle: '处理',
  handleOf: '处理：{name}',
  view: '查看',
  viewOf: '查看：{name}',
  decisionTitle: '处理授权异议',
  detailTitle: '授权异议',
  outcome: '处理结果',
  outcomeMissing: '请选择处理结果',
  endHint: '该用户不再关联企业，进行中的申请仍由其办理；重新授权须再次认证。',
  keepHint: '该用户继续使用企业，须填写处理说明。',
  remark: '处理说明',
  remarkHint: '双方都会看到这段文字，200字以内。',
  cancel: '取消',
  close: '关闭',
  submit: '确认处理',
  saved: '处理结果已保存，已通知双方',
  reload: '查看最新内容',
} as const satisfies CopyTexts;

export type BindingObjectionsCopy = CopyOf<typeof bindingObjectionsCopy>;

export const useBindingObjectionsCopy = createCopy('bindingObjections', bindingObjectionsCopy);
