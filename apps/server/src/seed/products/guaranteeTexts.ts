import type { GuaranteeType } from '@huiqi/sdk';

interface GuaranteeTexts {
  readonly conditions: readonly string[];
  readonly materials: readonly string[];
}

/** What a guarantee requires; the products' texts use these, so that they agree with their guarantee. */
export const guaranteeTexts: Readonly<Record<GuaranteeType, GuaranteeTexts>> = {
  CREDIT: { conditions: [], materials: [] },
  MORTGAGE: {
    conditions: ['能提供产权清晰的房产或厂房作抵押'],
    materials: ['抵押物权属证明'],
  },
  CREDIT_OR_MORTGAGE: {
    conditions: ['信用达标可直接申请；需要更高额度的，可加房产抵押'],
    materials: ['抵押物权属证明（选择抵押时）'],
  },
  PLEDGE: {
    conditions: ['能提供存单、仓单或应收账款作质押'],
    materials: ['质押物清单与权属证明'],
  },
  GENERAL: {
    conditions: ['由融资担保公司或自然人提供保证担保'],
    materials: ['保证人身份证明与资产证明'],
  },
};
