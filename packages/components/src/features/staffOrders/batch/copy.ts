import { createCopy, type CopyTexts } from '../../../provider/copy.js';

/** Copy of what is done with many orders at once. */
export const orderBatchCopy = {
  assign: '分配',
  keys: '列表',
  assignSelected: '分配所选的申请',
  assignTitle: '分配 {n} 笔申请',
  assignTo: '分配给{name}',
  choosePerson: '请选择处理人',
  take: '分配给我',
  refuse: '拒绝',
  export: '导出所选',
  cancel: '取消',
} as const satisfies CopyTexts;

export const useOrderBatchCopy = createCopy('staffOrderBatch', orderBatchCopy);
