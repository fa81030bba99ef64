import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of what an administrator watches. */
export const monitoringCopy = {
  jobs: '后台任务',
  jobsTotal: '共 {n} 个任务',
  jobsEmpty: '没有后台任务',
  jobsEmptyHint: '发送短信、事件通知等任务会显示在这里。完成的任务保留2小时，失败的保留7天。',
  all: '全部',
  name: '任务',
  state: '状态',
  attempts: '执行次数',
  attemptsOf: '{n}/{max}',
  dueTs: '计划时间',
  endedTs: '结束时间',
  lastError: '最近一次错误',
  retry: '重新执行',
  retried: '任务将重新执行',
  cancel: '取消任务',
  cancelled: '任务已取消',
  cancelTitle: '取消“{name}”',
  cancelText: '取消后该任务不再执行，也不再计入失败数。需要时仍可重新执行。',
  keep: '不取消',
  events: '安全事件',
  eventsTotal: '共 {n} 条',
  eventsEmpty: '没有安全事件',
  eventsEmptyHint: '登录、登录失败、修改密码、变更合作机构等记录会显示在这里，只增不改。',
  event: '事件',
  time: '时间',
  dates: '发生日期',
  userId: '用户编号',
  unknownUser: '账号不存在',
  detail: '说明',
  address: '来源地址',
  addressHint: '例如 203.0.113.7',
  partner: '合作机构',
  requestId: '请求编号',
} as const satisfies CopyTexts;

export type MonitoringCopy = CopyOf<typeof monitoringCopy>;

export const useMonitoringCopy = createCopy('monitoring', monitoringCopy);
