import { createCopy } from '../../copy/createCopy.js';
import type { CopyTexts } from '../../copy/types.js';

/** Copy of actions on many records at once. */
export const batchCopy = {
  bar: '批量办理',
  select: '选择 {name}',
  selectPage: '选择本页全部',
  selectRow: '选择所在的行',
  toBar: '办理所选的行',
  chosen: '已选 {n} 项',
  clear: '取消选择',
  selectFound: '选择筛选出的全部 {n} 项',
  tooMany: '筛选结果超过 {n} 项，请缩小筛选范围后再全部选择。',
  over: '一次最多办理 {n} 项，请取消选择一部分后再办理。',
  running: '正在办理，已完成 {done} / {total} 项',
  stop: '停止办理',
  changed: '筛选结果已变为 {n} 项，请核对后重新选择。',
  stopped: '已停止，未办理',
  succeeded: '{n} 项已办理。',
  failed: '{n} 项未办理，原因如下。',
  uncertain: '{n} 项未办理或结果未知，重试不会重复办理。',
  unknown: '{problem}，结果未知',
  retry: '重试 {n} 项',
  editAndRetry: '修改后重试 {n} 项',
  close: '关闭',
  titleOf: '{action}（{n} 项）',
  opinion: '处理意见',
  opinionHint: '这些提交方都会看到这段文字，2至200字。',
  opinionShort: '请输入至少2个字的处理意见',
} as const satisfies CopyTexts;

export const useBatchCopy = createCopy('batch', batchCopy);
