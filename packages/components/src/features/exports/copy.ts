import { messages } from '@huiqi/sdk/domain';
import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of exports. */
export const exportsCopy = {
  action: '导出',
  keys: '列表',
  atOnce: '按上次的字段直接导出所选',
  title: '导出申请信息',
  hint: '按当前筛选条件导出为 Excel 文件，手机号码均已隐去中间四位。',
  hintOfSelected: '将所选的申请导出为 Excel 文件，手机号码均已隐去中间四位。',
  found: '共 {n} 笔申请',
  foundMany: '超过 {limit} 笔申请',
  fields: '导出字段',
  chosen: '已选 {n} / {total} 项',
  all: '全选',
  none: '清空',
  noneChosen: '请至少选择一个字段',
  noFields: messages.nothingToExport,
  noData: messages.exportNeedsData,
  noDataHint: '请调整筛选条件后再导出。',
  tooMany: '一次最多导出{limit}笔，请缩小筛选范围。',
  limit: '一次最多导出{limit}笔。',
  close: '关闭',
  cancel: '取消',
  start: '导出{n}笔申请',
  running: '信息下载中，请稍后',
  progress: '导出进度',
  written: '已写入 {written} 笔，共 {total} 笔',
  done: '已导出，文件保存为{name}',
  cancelled: '已取消导出',
  recordsTitle: '导出记录',
  recordsTotal: '共 {n} 次导出',
  recordsEmpty: '还没有人导出过申请',
  recordsEmptyLine: '每次导出的人员、时间和条数会记录在这里，不保存申请内容。',
  recordUser: '人员',
  recordStarted: '开始时间',
  recordEnded: '结束时间',
  recordRows: '申请数',
  recordAsked: '导出内容',
  recordAskedOf: '{columns}个字段，{filters}个筛选条件',
  recordState: '状态',
} as const satisfies CopyTexts;

export type ExportsCopy = CopyOf<typeof exportsCopy>;

export const useExportsCopy = createCopy('exports', exportsCopy);
