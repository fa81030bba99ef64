import type { LoanApplication, RelatedCompany } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { owner } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';
import { first } from '../../testing/defineThings.js';

/** A product that the first account's company has no open order for. */
export const freeProduct = '100001';

/** An application of a company for the free product. */
export const sampleApplication = (company: RelatedCompany): LoanApplication => ({
  taxpayer: company.qymc,
  creditCode: company.nsrsbh,
  legalName: company.legalName ?? '',
  loanAmount: '80',
  loanterm: 12,
  loanLending: '采购原材料',
  repaymentType: 'AVERAGE_CAPITAL_PLUS_INTEREST',
  contactName: '周明',
  contactPhone: '13800000001',
  agreement: true,
  formItems: [{ checkName: 'taxGrade', value: 'A' }],
});

export const calls = defineCalls(async ({ ask }) => {
  const { content } = await ask(owner, 'listRelatedCompanies', { body: { userId: '1', type: 1 } });
  const body = sampleApplication(first(content, 'company of the first user'));
  const input = { productId: freeProduct, body };
  const orders = await ask(owner, 'listOrders', { index: 1, size: 1 });
  const { orderId } = first(orders.content, 'order of the first user');
  const order = await ask(owner, 'getOrder', { orderId });
  const { companyName, creditCode } = order;
  return {
    validateApplication: { as: owner, input },
    getAppliedState: { as: owner, input: { productId: freeProduct } },
    applyForProduct: { as: owner, input },
    validateTaxAuthorisation: { as: owner, input: { body: { nsrsbh: creditCode, orderId } } },
    saveCertificate: {
      as: owner,
      input: {
        body: {
          orderId,
          partyA: {
            chapteName: companyName,
            fullName: companyName,
            identityCard: creditCode,
            legalName: order.legalName ?? '周明',
            organizationType: 'ENTERPRISE',
          },
          partyB: constants.certificatePartyB,
          agreement: true,
        },
      },
    },
  };
});
