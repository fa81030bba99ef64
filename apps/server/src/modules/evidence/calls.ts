import { and, eq, isNotNull } from 'drizzle-orm';
import { bankOfficer, operator } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { first } from '../../callKit/defineThings.js';
import { orders } from '../../schema/orders.js';

export const calls = defineCalls(async ({ ask, db }) => {
  // The first user has authorised the first company, which has orders at the officer's bank.
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.companyId, '1'), eq(orders.bankId, '1'), isNotNull(orders.submittedAt)))
    .orderBy(orders.id);
  const { id } = first(found, 'order of the first company at the bank');
  const tickets = await ask(operator, 'listTicketReviews', {});
  const declarations = await ask(operator, 'listPolicyReviews', {});
  const renewals = await ask(bankOfficer, 'listStaffRenewals', {});
  const demands = await ask(operator, 'listStaffDemands', {});
  const firstOf = (
    page: { readonly content: readonly { readonly id: string }[] },
    what: string,
  ) => ({
    id: first(page.content, what).id,
  });
  return {
    getOrderEvidence: { as: bankOfficer, input: { id, withReport: true } },
    getTicketEvidence: { as: operator, input: firstOf(tickets, 'ticket application') },
    getDeclarationEvidence: { as: operator, input: firstOf(declarations, 'declaration') },
    getDemandEvidence: { as: operator, input: firstOf(demands, 'demand') },
    getRenewalEvidence: { as: bankOfficer, input: firstOf(renewals, 'renewal') },
  };
});
