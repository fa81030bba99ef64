import type { ProductLimits } from '@huiqi/sdk';

/** What an order applies for. */
export interface AppliedFor {
  /** 10,000 yuan. */
  readonly loanAmount: string | null;
  /** Months. */
  readonly loanterm: number | null;
}

/** Whether an order applies for what its product does not offer today. */
export function isOutOfLimits(
  { loanAmount, loanterm }: AppliedFor,
  { minAmount, maxAmount, minTerm, maxTerm }: ProductLimits,
): boolean {
  const amount = Number(loanAmount ?? minAmount);
  const term = loanterm ?? minTerm;
  return (
    amount < Number(minAmount) || amount > Number(maxAmount) || term < minTerm || term > maxTerm
  );
}
