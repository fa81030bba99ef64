import type { BindingObjectionDecision, FieldError } from '../../generated/models.js';

const lengthOf = (text = '') => [...text.trim()].length;

/** Errors (zh-CN) of the reason of an objection to a user of a company; inferred. */
export const objectionReasonErrors = (reason: string): FieldError[] =>
  lengthOf(reason) < 5 ? [{ field: 'reason', message: '请填写异议理由，至少5个字' }] : [];

/** Errors (zh-CN) of the decision on such an objection: refusing it needs an explanation. */
export const objectionDecisionErrors = ({
  outcome,
  remark,
}: BindingObjectionDecision): FieldError[] =>
  outcome === 'KEPT' && lengthOf(remark) < 2
    ? [{ field: 'remark', message: '维持关联请填写处理说明，至少2个字' }]
    : [];
