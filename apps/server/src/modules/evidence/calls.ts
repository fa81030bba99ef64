import { and, eq, isNotNull } from 'drizzle-orm';
import { bankOfficer } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';
import { first } from '../../testing/defineThings.js';
import { orders } from '../../schema/orders.js';

export const calls = defineCalls(async ({ db }) => {
  // The first user has authorised the first company, which has orders at the officer's bank.
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.companyId, '1'), eq(orders.bankId, '1'), isNotNull(orders.submittedAt)))
    .orderBy(orders.id);
  const { id } = first(found, 'order of the first company at the bank');
  return { getOrderEvidence: { as: bankOfficer, input: { id } } };
});
