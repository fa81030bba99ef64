import type { LoanLimits } from '@huiqi/sdk';
import { formatDate, yearlyRate } from '@huiqi/sdk/domain';
import { plainDecimal } from '../../text/decimals.js';
import type { OrderRow } from './toOrder.js';

/** The bounds of a loan on an order (`loanErrors`): what was granted, since when, and what the product offers. */
export function loanLimitsOf({ order, interestRateType, offer }: OrderRow): LoanLimits {
  return {
    amount: plainDecimal(order.loanAmount ?? '0'),
    dateStart: formatDate(order.submittedAt ?? order.createdAt),
    minRate: yearlyRate(offer.minRate, interestRateType),
    maxRate: yearlyRate(offer.maxRate, interestRateType),
    minTerm: offer.minTerm,
    maxTerm: offer.maxTerm,
  };
}
