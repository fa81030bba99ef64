import { createCopy, type CopyOf, type CopyTexts } from '../../../provider/copy.js';

/** Copy of demands for replying staff. */
export const staffDemandsCopy = {
  title: '诉求办理',
  all: '全部',
  total: '共 {n} 条诉求',
  keyword: '关键词',
  keywordHint: '诉求标题',
  type: '诉求类型',
  department: '承办部门',
  overdue: '只看逾期',
  emptyTitle: '没有诉求',
  emptyHint: '企业发布诉求后会显示在这里。',
  demand: '诉求',
  from: '发布方',
  due: '答复期限',
  created: '发布时间',
  status: '办理状态',
  decision: '办理',
  assign: '交办',
  reassign: '转交其他部门',
  reply: '答复',
  replyMore: '补充答复',
  close: '办结',
  done: '诉求已办结，不能再办理。',
  assigned: '已交办',
  replied: '答复已发布',
  closed: '诉求已办结',
  chooseDepartment: '请选择承办部门',
  remark: '交办说明',
  remarkHint: '选填，仅工作人员可见。',
  replyContent: '答复内容',
  replyHint: '答复会公开显示，5至2000字。',
  replyNeeded: '请填写答复内容，至少5个字',
  reason: '办结说明',
  reasonHint: '未答复就办结时必填，发布方会看到。',
  position: '第 {n} 条，共 {total} 条',
  contact: '联系人',
  contactPhone: '联系电话',
  anonymousContact: '匿名诉求没有联系方式',
  trail: '办理记录',
  byUser: '{name} · {text}',
  author: '发布方',
} as const satisfies CopyTexts;

export type StaffDemandsCopy = CopyOf<typeof staffDemandsCopy>;

export const useStaffDemandsCopy = createCopy('staffDemands', staffDemandsCopy);
