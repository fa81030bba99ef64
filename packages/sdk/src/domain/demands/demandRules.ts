import type { DemandSubmission, FieldError } from '../../generated/models.js';
import type { DemandStatus } from '../../generated/enums.js';
import { demandTransition } from './demandMachine.js';

const lengthOf = (text = '') => [...text.trim()].length;

/** Errors (zh-CN) of a demand that passes the contract, by the field of its body; inferred. */
export function demandErrors({ title, content }: DemandSubmission): FieldError[] {
  return [
    ...(lengthOf(title) < 2 ? [{ field: 'title', message: '请填写标题，至少2个字' }] : []),
    ...(lengthOf(content) < 5 ? [{ field: 'content', message: '请填写诉求内容，至少5个字' }] : []),
  ];
}

/** Errors (zh-CN) of closing a demand: without a reply it needs a reason. */
export function demandClosingErrors(status: DemandStatus, reason = ''): FieldError[] {
  const isNeeded = demandTransition(status, 'CLOSE', 'STAFF')?.withReason === true;
  return isNeeded && lengthOf(reason) < 2
    ? [{ field: 'reason', message: '请填写办结原因，至少2个字' }]
    : [];
}
