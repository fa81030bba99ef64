import type { LoanApplication, RelatedCompany } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { owner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { first } from '../../callKit/defineThings.js';
import { orders } from '../../schema/orders.js';
import { personApplication, personProduct } from './samplePerson.js';

/** A product for which the first account's company has no open order. */
export const freeProduct = '100001';

/** A second one, a tax loan. */
const taxProduct = '100007';

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

/** A granted order of the first user with a line that sub-orders draw on. */
async function grantedOrder(db: Db): Promise<string> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, '1'),
        eq(orders.status, 'APPROVAL_SUCCESS'),
        isNull(orders.parentOrderId),
        gt(orders.loanAmount, '10'),
      ),
    )
    .orderBy(orders.id);
  return first(rows, 'granted order of the first user').id;
}

export const calls = defineCalls(async ({ ask, db }) => {
  const { content } = await ask(owner, 'listRelatedCompanies', { body: { userId: '1', type: 1 } });
  const body = sampleApplication(first(content, 'company of the first user'));
  const input = { productId: freeProduct, body };
  const { content: own } = await ask(owner, 'listOrders', { size: 100 });
  const ofCompany = own.filter((one) => one.applicantKind === 'COMPANY');
  const { orderId } = first(ofCompany, "company's order of the first user");
  const order = await ask(owner, 'getOrder', { orderId });
  const { companyName } = order;
  const creditCode = order.creditCode ?? '';
  return {
    validateApplication: { as: owner, input },
    getAppliedState: { as: owner, input: { productId: freeProduct, creditCode: body.creditCode } },
    applyForProduct: { as: owner, input },
    applyWithTaxAndInvoice: { as: owner, input: { ...input, productId: taxProduct } },
    applyForSubOrder: {
      as: owner,
      input: {
        orderId: await grantedOrder(db),
        body: { loanAmount: '1', loanterm: 6, loanLending: '支付货款' },
      },
    },
    validatePersonLoan: { as: owner, input: { id: personProduct, body: personApplication } },
    applyForPersonLoan: { as: owner, input: { id: personProduct, body: personApplication } },
    getPersonApplicant: { as: owner, input: {} },
    listApplyCompanies: { as: owner, input: { productId: freeProduct } },
    validateTaxAuthorisation: { as: owner, input: { body: { nsrsbh: creditCode } } },
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
