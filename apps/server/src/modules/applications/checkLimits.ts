import type { FieldError, RepaymentType } from '@huiqi/sdk';
import type { ProductRow } from '../products/toProduct.js';

export interface AskedTerms {
  /** 10,000 yuan. */
  readonly loanAmount?: string | undefined;
  /** Months. */
  readonly loanterm?: number | undefined;
  readonly repaymentType?: RepaymentType | undefined;
}

/** Errors where the application exceeds the product's own limits, whatever its form allows. */
export function checkLimits(
  { product }: Pick<ProductRow, 'product'>,
  { loanAmount, loanterm, repaymentType }: AskedTerms,
): FieldError[] {
  const { minLoanLimit, maxLoanLimit, minLoanTerm, maxLoanTerm, repaymentTypes } = product;
  const outside = (value: number, least: number, most: number) => value < least || value > most;
  return [
    ...(loanAmount !== undefined && outside(Number(loanAmount), minLoanLimit, maxLoanLimit)
      ? [{ field: 'loanAmount', message: `申请金额须在${minLoanLimit}至${maxLoanLimit}万元之间` }]
      : []),
    ...(loanterm !== undefined && outside(loanterm, minLoanTerm, maxLoanTerm)
      ? [{ field: 'loanterm', message: `贷款期限须在${minLoanTerm}至${maxLoanTerm}个月之间` }]
      : []),
    ...(repaymentType !== undefined && !repaymentTypes.includes(repaymentType)
      ? [{ field: 'repaymentType', message: '该产品不支持此还款方式' }]
      : []),
  ];
}
