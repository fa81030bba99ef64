import { InterestRateTypeValues, RepaymentTypeValues } from '@huiqi/sdk';
import { amount } from '../../../patterns/filters/amount.js';
import { date } from '../../../patterns/filters/date.js';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { id, oneOf } from '../../../patterns/filters/kinds.js';

const terms = {
  loanAmount: amount(),
  loanterm: amount({ digits: 3, decimals: 0 }),
  interestRate: amount({ digits: 3, decimals: 4 }),
  interestRateType: oneOf(InterestRateTypeValues),
  repaymentType: oneOf(RepaymentTypeValues),
  startDate: date(),
};

/** The parts of a calculator's address, by the operation's names; anything else is dropped. */
export const loanAddress = defineFilters(terms);
export const productAddress = defineFilters({ productId: id(), ...terms });
