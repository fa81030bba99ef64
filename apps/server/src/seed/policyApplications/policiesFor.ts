import { isDeclarableOn } from '../../modules/policies/declareState.js';
import type { NewPolicy } from '../policies/makePolicies.js';

const dayMs = 86_400_000;

/** A sample policy and when it could be declared. */
export interface Choice {
  readonly policy: NewPolicy;
  /** Start and end, up to the end of the sample. */
  readonly from: number;
  readonly until: number;
}

const startOf = (date: string) => Date.parse(`${date}T00:00:00.000+08:00`);

function choiceOf(policy: NewPolicy, end: number): Choice[] {
  const { declareFrom = null, declareUntil = null, publishedAt } = policy;
  if (!policy.declaredOnline || policy.withdrawnAt) return [];
  const from = Math.max(
    publishedAt.getTime(),
    declareFrom === null ? 0 : startOf(declareFrom),
    end - 300 * dayMs,
  );
  const until = Math.min(end, declareUntil === null ? end : startOf(declareUntil) + dayMs);
  return until - from > dayMs ? [{ policy, from, until }] : [];
}

const windowOf = ({ declareFrom = null, declareUntil = null, withdrawnAt = null }: NewPolicy) => ({
  declareFrom,
  declareUntil,
  withdrawnAt,
});

/** The policies that can be declared now, and those that could before. */
export function policiesFor(policies: readonly NewPolicy[], end: Date, today: string) {
  const choices = policies.flatMap((policy) => choiceOf(policy, end.getTime()));
  const isOpen = ({ policy }: Choice) =>
    isDeclarableOn({ ...windowOf(policy), declaredOnline: true }, today);
  return {
    open: choices.filter(isOpen),
    over: choices.filter((choice) => !isOpen(choice)),
  };
}
