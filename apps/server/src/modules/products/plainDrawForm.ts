import type { FormEntry } from '@huiqi/sdk';
import type { ProductRow } from './toProduct.js';

/** What a draw on a granted line asks where the product has no form for it: amount and term. */
export const plainDrawForm = ({
  minLoanTerm,
  maxLoanTerm,
}: Pick<ProductRow['product'], 'minLoanTerm' | 'maxLoanTerm'>): FormEntry[] => [
  {
    checkName: 'loanAmount',
    inputType: 'MONEY',
    label: '提款金额',
    group: 'LOAN',
    required: true,
    unit: '万元',
    min: 0.01,
  },
  {
    checkName: 'loanterm',
    inputType: 'NUMBER',
    label: '贷款期限',
    group: 'LOAN',
    required: true,
    unit: '个月',
    min: minLoanTerm,
    max: maxLoanTerm,
    decimals: 0,
  },
];
