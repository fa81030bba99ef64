import { randomUUID } from 'node:crypto';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { ServiceEvaluation } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import { serviceEvaluations } from '../../schema/serviceOrders.js';
import { toEvaluation } from './toServiceOrder.js';

const list = (db: Queryable, where: SQL, range: PageInput): Promise<Page<ServiceEvaluation>> =>
  page(
    {
      rows: db
        .select()
        .from(serviceEvaluations)
        .where(where)
        .orderBy(desc(serviceEvaluations.createdAt), serviceEvaluations.id),
      toItem: toEvaluation,
      total: db.$count(serviceEvaluations, where),
    },
    range,
    constants.pageSizes.marketplace,
  );

/** One page of the ratings of a product, newest first. */
export const listOfProduct = (db: Queryable, productId: string, range: PageInput) =>
  list(db, eq(serviceEvaluations.productId, productId), range);

/** One page of the ratings of an organisation, newest first. */
export const listOfOrganisation = (db: Queryable, orgId: string, range: PageInput) =>
  list(db, eq(serviceEvaluations.orgId, orgId), range);

/** Stores an order's rating; returns false if it has one. */
export async function insertEvaluation(
  tx: Queryable,
  evaluation: Omit<typeof serviceEvaluations.$inferInsert, 'id'>,
): Promise<boolean> {
  const stored = await tx
    .insert(serviceEvaluations)
    .values({ ...evaluation, id: randomUUID() })
    .onConflictDoNothing()
    .returning({ id: serviceEvaluations.id });
  return stored.length > 0;
}
