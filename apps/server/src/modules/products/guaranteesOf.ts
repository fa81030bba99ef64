import type { GuaranteeFilter, GuaranteeType } from '@huiqi/sdk';

/** The guarantees of products that a filter means: CREDIT_OR_MORTGAGE matches either of the two. */
export const guaranteesOf = (wanted: GuaranteeFilter): GuaranteeType[] =>
  wanted === 'CREDIT' || wanted === 'MORTGAGE' ? [wanted, 'CREDIT_OR_MORTGAGE'] : [wanted];
