import { createCopy } from '../../copy/createCopy.js';
import type { CopyTexts } from '../../copy/types.js';

/** Copy of actions on many records at once. */
export const batchCopy = {
  bar: '批量办理',
  select: '选择 {name}',
  selectPage: '选择本页全部',
  selectRow: '选择所在的行',
  chosen: '已选 {n} 笔',
  clear: '取消选择',
  selectFound: '选择筛选出的全部 {n} 笔',
  tooMany: '筛选结果超过 {n} 笔，请缩小筛选范围后再全部选择。',
  running: '正在办理，已完成 {done} / {total} 笔',
  stop: '停止办理',
  changed: '筛选结果已变为 {n} 笔，请核对后重新选择。',
  stopped: '已停止，未办理',
  succeeded: '{n} 笔已办理。',
  failed: '{n} 笔未办理，原因如下。',
  retry: '重试未办理的 {n} 笔',
  close: '关闭',
  titleOf: '{action} {n} 笔',
  opinion: '处理意见',
  opinionHint: '这些申请人都会看到这段文字，2至200字。',
  opinionShort: '请输入至少2个字的处理意见',
} as const satisfies CopyTexts;

export const useBatchCopy = createCopy('batch', batchCopy);
