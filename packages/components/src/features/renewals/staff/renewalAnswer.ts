import {
  InterestRateTypeValues,
  type RenewalAnswer,
  type RenewalAudit,
  type RenewalFigures,
  type RenewalOrder,
} from '@huiqi/sdk';
import { renewalAnswerErrors } from '@huiqi/sdk/domain';
import type { StaffRenewalsCopy } from './copy.js';

/** The form of a bank's decision. */
export type AnswerDraft = Readonly<
  Record<'renewQuota' | 'interestRateType' | 'interestRate' | 'renewTerm' | 'remark', string>
>;

export type AnswerKind = 'grant' | 'refuse';

/** Defaults to granting what was applied for. */
export const firstDraft = ({
  renewAmount,
  renewDeadline,
}: Pick<RenewalOrder, 'renewAmount' | 'renewDeadline'>): AnswerDraft => ({
  renewQuota: renewAmount,
  interestRateType: 'YEAR',
  interestRate: '',
  renewTerm: String(renewDeadline),
  remark: '',
});

/** The granted figures; null if the bank refused. */
export function grantedOf(audit: RenewalAudit | null): RenewalFigures | null {
  const { renewQuota, interestRateType, interestRate, renewTerm, remark = null } = audit ?? {};
  return renewQuota && interestRateType && interestRate && renewTerm
    ? { renewQuota, interestRateType, interestRate, renewTerm, remark }
    : null;
}

/** The granted figures, to be corrected. */
export const draftOf = (figures: RenewalFigures): AnswerDraft => ({
  ...figures,
  renewTerm: String(figures.renewTerm),
  remark: figures.remark ?? '',
});

export const toFigures = (draft: AnswerDraft): RenewalFigures => ({
  renewQuota: draft.renewQuota.trim(),
  interestRateType:
    InterestRateTypeValues.find((value) => value === draft.interestRateType) ?? 'YEAR',
  interestRate: draft.interestRate.trim(),
  renewTerm: Number(draft.renewTerm),
  remark: draft.remark.trim() || null,
});

/** The request of a decision. */
export function toAnswer(kind: AnswerKind, draft: AnswerDraft): RenewalAnswer {
  const remark = draft.remark.trim();
  if (kind === 'refuse') return { acceptStatus: 'APPROVAL_FAIL', remark };
  const { remark: _none, ...figures } = toFigures(draft);
  return {
    acceptStatus: 'APPROVAL_SUCCESS',
    ...figures,
    ...(remark === '' ? {} : { remark }),
  };
}

/** Errors, at most one per invalid field; empty if the decision can be sent. */
export function answerErrors(
  kind: AnswerKind,
  draft: AnswerDraft,
  renewal: Pick<RenewalOrder, 'renewAmount' | 'renewLimits'>,
  copy: StaffRenewalsCopy,
): Partial<AnswerDraft> {
  if (kind === 'grant') {
    const term = Number(draft.renewTerm);
    const shapes: readonly (readonly [keyof AnswerDraft, boolean, string])[] = [
      ['renewQuota', /^\d{1,8}(\.\d{1,2})?$/.test(draft.renewQuota.trim()), copy.quotaNeeded],
      ['interestRate', /^\d{1,2}(\.\d{1,4})?$/.test(draft.interestRate.trim()), copy.rateNeeded],
      ['renewTerm', /^\d{1,3}$/.test(draft.renewTerm) && term >= 1 && term <= 600, copy.termNeeded],
    ];
    const wrong = shapes.filter(([, isRight]) => !isRight);
    if (wrong.length > 0) return Object.fromEntries(wrong.map(([name, , text]) => [name, text]));
  }
  const found = renewalAnswerErrors(toAnswer(kind, draft), renewal);
  return Object.fromEntries(found.map(({ field, message }) => [field, message]));
}
