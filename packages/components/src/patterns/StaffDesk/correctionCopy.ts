import { createCopy } from '../../copy/createCopy.js';
import type { CopyTexts } from '../../copy/types.js';

/** Copy of correcting a bank's record. */
export const correctionCopy = {
  propose: '提交更正',
  proposed: '更正已提交，请另一位工作人员确认',
  kind: '更正方式',
  change: '更正内容',
  void: '撤销记录',
  reason: '更正原因',
  reasonHint: '2至200字，会写入审计记录；须由另一位工作人员确认后生效。',
  reasonNeeded: '请输入至少2个字的更正原因',
  waiting: '有一项更正待确认',
  waitingMine: '您提交的更正待另一位工作人员确认',
  recorded: '现记录',
  corrected: '更正为',
  remark: '备注',
  proposedBy: '提交人',
  proposedAt: '提交时间',
  confirm: '确认更正',
  refuse: '不予更正',
  withdraw: '撤回更正',
  confirmed: '更正已生效',
  refused: '记录未更改',
  withdrawn: '更正已撤回',
} as const satisfies CopyTexts;

export const useCorrectionCopy = createCopy('staffCorrection', correctionCopy);
