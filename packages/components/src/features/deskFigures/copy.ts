import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of what is due on the desks. */
export const deskFiguresCopy = {
  dueLabel: '到期事项',
  dueToday: '今天到期{n}笔',
  overdue: '已超期{n}笔',
  nothingDue: '今天没有到期的事项',
  dueFailed: '到期事项读取失败',
  title: '受理统计',
  period: '提交日期',
  groupBy: '统计维度',
  updated: '更新于 {time}',
  applications: '申请',
  decided: '已审',
  approved: '通过',
  approvalRate: '通过率',
  appliedAmount: '申请金额',
  paidAmount: '放款金额',
  medianDays: '办理天数（中位数）',
  cases: '笔',
  wan: '万元',
  days: '天',
  points: '{n} 个百分点',
  basis: '较上期',
  previousPeriod: '上期 {from} 至 {until}',
  export: '导出',
  exportName: '受理统计{from}至{until}.xls',
  total: '合计',
  byCount: '申请与通过：{group}',
  byAmount: '申请与放款金额：{group}',
  table: '明细：{group}',
  tableCaption: '各{group}的数据',
  moreRows: '另有{n}组未列出，全部见导出的表格',
  weekOf: '{day}起',
  unknown: '未分配',
  before: '上期申请',
  rateBefore: '上期通过率',
  paidBefore: '上期放款（万元）',
  daysShort: '办理天数',
  daysBefore: '上期天数',
  emptyTitle: '这段时间没有申请',
  emptyLine: '换一段提交日期再看。',
} as const satisfies CopyTexts;

export type DeskFiguresCopy = CopyOf<typeof deskFiguresCopy>;

export const useDeskFiguresCopy = createCopy('deskFigures', deskFiguresCopy);
