import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of the report viewer. The report's own text comes from its definition. */
export const reportsCopy = {
  toOrder: '申请详情',
  loadingTitle: '企业信用分析报告',
  loadingSection: '报告内容',
  disclaimer: '本报告仅供参考，平台不对数据的准确性作任何担保。',
  reportNumber: '报告编号',
  reportDate: '报告日期 {date}',
  company: '企业名称',
  creditCode: '统一社会信用代码',
  reason: '查询原因',
  updatedAt: '数据更新于 {time}',
  refresh: '刷新',
  refreshing: '正在更新报告数据，请稍候',
  refreshed: '刷新成功，已更新为最新数据',
  unchanged: '刷新成功，没有更新的数据',
  refreshFailed: '操作失败',
  download: '下载 PDF',
  making: '正在生成 PDF 报告',
  cancel: '取消',
  downloaded: '报告已下载',
  downloadFailed: '下载报告出错',
  mail: '发送邮件',
  print: '打印',
  noData: '暂无数据',
  loadingPart: '正在加载{title}',
  negative: '负',
  showAll: '显示全部 {n} 行',
  showMore: '再显示 {n} 行',
  shownOf: '已显示前 {shown} 行，共 {n} 行',
  shownAll: '已显示全部 {n} 行',
  ability: '能力',
  score: '得分',
  points: '分',
  category: '项目',
  noReportTitle: '暂无报告数据',
  noReportHint: '该企业的报告数据尚未取得，请稍后再来查看。',
  noOrderTitle: '没有找到这份报告',
  noOrderHint: '请从申请详情中打开企业报告。',
  toAuthorise: '去办理授权',
  mailTitle: '发送报告',
  mailAddress: '收件邮箱',
  mailAddressHint: '报告以 PDF 附件发送到这个邮箱。',
  mailName: '邮件标题',
  mailRemark: '备注',
  mailRemarkHint: '选填，最多500字，写在邮件正文中。',
  mailSend: '发送报告',
  mailAddressNeeded: '请输入收件邮箱',
  mailAddressWrong: '请输入正确的邮箱地址',
  mailNameNeeded: '请输入邮件标题',
  mailNameLong: '邮件标题不能超过150个字',
  mailRemarkLong: '备注不能超过500个字',
  mailFailed: '邮件发送失败',
} as const satisfies CopyTexts;

/** Legal texts, which hosts cannot replace. */
export const reportsLegal = ['disclaimer'] as const;

export type ReportsCopy = CopyOf<typeof reportsCopy>;

export const useReportsCopy = createCopy('reports', reportsCopy, reportsLegal);
