import type { PersonLoanApplication } from '@huiqi/sdk';

/** A product for persons for which neither of the first two accounts has an open order. */
export const personProduct = '100802';

/** An application of a person for that product. */
export const personApplication: PersonLoanApplication = {
  applyName: '周小明',
  applyPhone: '13800000002',
  idcard: '500231199001010011',
  houseAreaId: '500231',
  houseDetailAddress: '桂溪街道明月大道1号',
  areaId: '500231',
  loanAmount: '20',
  loanterm: 24,
  loanLending: '购置农机',
  repaymentType: 'REPAYMENT_ANYTIME',
  agreement: true,
  formItems: [
    { checkName: 'occupation', value: 'FARMER' },
    { checkName: 'shopName', value: '晚柚种植' },
    { checkName: 'monthlyIncome', value: '6000' },
  ],
};
