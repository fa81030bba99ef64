import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../schema/orders.js';
import { products } from '../../schema/products.js';
import { companies } from '../../schema/companies.js';
import { openTestApp } from '../../testing/openTestApp.js';
import { orderOrigin } from '../../testing/places.js';
import { insertOrder } from './repository.js';

let server: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

it('fifty parallel inserts make one order', async () => {
  const [free] = (
    await server.db.execute<{ company_id: string; product_id: string; bank_id: string }>(
      sql`select c.id as company_id, p.id as product_id, p.bank_id from ${companies} c cross join ${products} p
            where not exists (select 1 from ${orders} o where o.company_id = c.id and o.product_id = p.id) limit 1`,
    )
  ).rows;
  if (!free) throw new Error('The sample leaves no company without an order');
  const order = {
    userId: '1',
    companyId: free.company_id,
    productId: free.product_id,
    bankId: free.bank_id,
    status: 'ACCEPT_SUCCESS' as const,
    loanAmount: '10',
    loanTerm: 12,
    items: [],
    ...orderOrigin,
    createdAt: new Date(),
  };
  const made = await Promise.all(
    Array.from({ length: 50 }, () =>
      server.db.transaction((tx) => insertOrder(tx, order, 'web-test000001')),
    ),
  );
  expect(made.filter((row) => row !== undefined)).toHaveLength(1);
  const stored = await server.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      sql`${orders.companyId} = ${free.company_id} and ${orders.productId} = ${free.product_id}`,
    );
  expect(stored).toHaveLength(1);
});
