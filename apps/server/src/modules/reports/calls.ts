import { and, eq, isNotNull } from 'drizzle-orm';
import { bankOfficer, owner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { first } from '../../callKit/defineThings.js';
import { companies } from '../../schema/companies.js';
import { orders } from '../../schema/orders.js';

export const calls = defineCalls(async ({ db }) => {
  // The first user has authorised the first company, which has orders at the officer's bank.
  const found = await db
    .select({ id: orders.id, nsrsbh: companies.creditCode })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(and(eq(orders.companyId, '1'), eq(orders.bankId, '1'), isNotNull(orders.submittedAt)))
    .orderBy(orders.id);
  const { id, nsrsbh } = first(found, 'order of the first company at the bank');
  const name = '重庆明月食品有限公司(分析报告)';
  return {
    getOrderReport: { as: owner, input: { id } },
    refreshReport: { as: owner, input: { id } },
    getNewOrderReport: { as: owner, input: { id } },
    getReportBasicInfo: { as: owner, input: { id } },
    getReportFinancialIndicators: { as: bankOfficer, input: { id } },
    getReportTaxDeclaration: { as: bankOfficer, input: { id } },
    getReportSupplyChain: { as: bankOfficer, input: { id } },
    sendReport: {
      as: owner,
      input: { id, body: { name, orderId: id, email: 'zhouming@example.com' } },
    },
    downloadReport: { as: owner, input: { id, body: { name } } },
    getReportFlag: { as: owner, input: { orderId: id } },
    refreshCompanyBasics: { as: bankOfficer, input: { nsrsbh } },
    getWechatReport: { as: owner, input: { orderId: id } },
  };
});
