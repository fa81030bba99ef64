import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { openOrderStatuses } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import type { CompanyRow } from '../companies/repository.js';
import { mayActFor } from '../companies/authorityRepository.js';
import { companies } from '../../schema/companies.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { orders } from '../../schema/orders.js';
import { creditAdvices, type AdviceResult } from '../../schema/creditAdvices.js';

export type AdviceRow = typeof creditAdvices.$inferSelect;

interface Key {
  readonly userId: string;
  readonly companyId: string;
}

const ofCompany = ({ userId, companyId }: Key) =>
  and(eq(creditAdvices.userId, userId), eq(creditAdvices.companyId, companyId));

export async function findAdvice(db: Queryable, key: Key): Promise<AdviceRow | undefined> {
  const [row] = await db.select().from(creditAdvices).where(ofCompany(key));
  return row;
}

/** An advice being generated, its company, and whether its user may still act for the company. */
export async function findBegun(
  db: Queryable,
  id: string,
): Promise<{ company: CompanyRow; isAuthorised: boolean } | undefined> {
  const isAuthorised = sql<boolean>`${mayActFor(creditAdvices.userId, creditAdvices.companyId)}`;
  const [row] = await db
    .select({ company: companies, isAuthorised })
    .from(creditAdvices)
    .innerJoin(companies, eq(companies.id, creditAdvices.companyId))
    .where(and(eq(creditAdvices.id, id), eq(creditAdvices.status, 'GENERATING')));
  return row;
}

/**
 * Begins an advice unless one has been in progress since `overdueSince`; returns undefined then. Only one of several
 * concurrent calls begins.
 */
export async function beginAdvice(
  db: Queryable,
  key: Key,
  { now, overdueSince }: { readonly now: Date; readonly overdueSince: Date },
): Promise<AdviceRow | undefined> {
  const fresh = {
    id: randomUUID(),
    status: 'GENERATING',
    reason: null,
    result: null,
    requestedAt: now,
    finishedAt: null,
  } as const;
  const [row] = await db
    .insert(creditAdvices)
    .values({ ...key, ...fresh })
    .onConflictDoUpdate({
      target: [creditAdvices.userId, creditAdvices.companyId],
      set: fresh,
      setWhere: sql`${ne(creditAdvices.status, 'GENERATING')} or ${lt(creditAdvices.requestedAt, overdueSince)}`,
    })
    .returning();
  return row;
}

/** Stores how the advice ended, unless another one replaced it meanwhile. */
export async function finishAdvice(
  db: Queryable,
  id: string,
  outcome: { readonly result: AdviceResult } | { readonly reason: string },
  now: Date,
): Promise<void> {
  await db
    .update(creditAdvices)
    .set(
      'result' in outcome
        ? { status: 'COMPLETED', result: outcome.result, finishedAt: now }
        : { status: 'FAILED', reason: outcome.reason, finishedAt: now },
    )
    .where(and(eq(creditAdvices.id, id), eq(creditAdvices.status, 'GENERATING')));
}

/** The bound company for which the user last requested an advice. */
export async function findRecentCompany(
  db: Queryable,
  userId: string,
): Promise<{ creditCode: string; companyName: string } | undefined> {
  const [row] = await db
    .select({ creditCode: companies.creditCode, companyName: companies.name })
    .from(creditAdvices)
    .innerJoin(companies, eq(companies.id, creditAdvices.companyId))
    .innerJoin(
      userCompanies,
      and(
        eq(userCompanies.companyId, creditAdvices.companyId),
        eq(userCompanies.userId, creditAdvices.userId),
      ),
    )
    .where(eq(creditAdvices.userId, userId))
    .orderBy(desc(creditAdvices.requestedAt))
    .limit(1);
  return row;
}

/** Products for which a user cannot apply for a company: it has an open application, or its other users have saved one. */
export async function openProducts(
  db: Queryable,
  { userId, companyId }: Key,
): Promise<ReadonlySet<string>> {
  const byOthers = and(
    ne(orders.userId, userId),
    sql`${mayActFor(orders.userId, orders.companyId)}`,
  );
  const rows = await db
    .selectDistinct({ productId: orders.productId })
    .from(orders)
    .where(
      and(
        eq(orders.companyId, companyId),
        inArray(orders.status, [...openOrderStatuses]),
        or(isNotNull(orders.submittedAt), byOthers),
      ),
    );
  return new Set(rows.map(({ productId }) => productId));
}
