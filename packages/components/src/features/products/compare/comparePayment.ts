import type { ProductDetail, RepaymentType } from '@huiqi/sdk';
import { repaymentSchedule, type Fen } from '@huiqi/sdk/domain';
import type { CompareTerms } from './compareTerms.js';

/** The cost of a loan from one product, or why it is unknown. */
export type ComparedPayment =
  | {
      readonly kind: 'known';
      readonly method: RepaymentType;
      /** Of the first month, or of the single repayment. */
      readonly payment: Fen;
      readonly interest: Fen;
    }
  | { readonly kind: 'outsideLimit' | 'outsideTerm' | 'unknown' };

type Product = Pick<
  ProductDetail,
  | 'minLoanLimit'
  | 'maxLoanLimit'
  | 'minLoanTerm'
  | 'maxLoanTerm'
  | 'maxInterestRate'
  | 'interestRateType'
  | 'repaymentTypeList'
>;

/** The first with fixed payments, or the first. */
const preferred = (types: readonly RepaymentType[]) =>
  types.find((type) => type !== 'REPAYMENT_ANYTIME') ?? types[0];

/** The requested repayment type if the product offers it. */
const methodOf = ({ repaymentTypeList: types }: Product, wanted: RepaymentType | undefined) =>
  wanted && types.includes(wanted) ? wanted : preferred(types);

/** A repayment type that all products offer, so that their costs are comparable. */
export const sharedMethod = ([first, ...others]: readonly Product[]): RepaymentType | undefined =>
  preferred(
    first?.repaymentTypeList.filter((type) =>
      others.every(({ repaymentTypeList }) => repaymentTypeList.includes(type)),
    ) ?? [],
  );

/** Payment and interest of a loan at the product's highest rate. */
export function comparePayment(product: Product, terms: CompareTerms): ComparedPayment {
  const amount = Number(terms.amount);
  const months = Number(terms.months);
  const method = methodOf(product, terms.method);
  if (!(amount > 0 && amount >= product.minLoanLimit && amount <= product.maxLoanLimit))
    return { kind: 'outsideLimit' };
  if (!(months > 0 && months >= product.minLoanTerm && months <= product.maxLoanTerm))
    return { kind: 'outsideTerm' };
  if (!method || product.interestRateType === 'ELSE') return { kind: 'unknown' };
  try {
    const { rows, totalInterest } = repaymentSchedule({
      amount: terms.amount,
      rate: product.maxInterestRate,
      rateType: product.interestRateType,
      months,
      method,
    });
    return { kind: 'known', method, payment: rows[0]?.payment ?? 0, interest: totalInterest };
  } catch {
    return { kind: 'unknown' };
  }
}
