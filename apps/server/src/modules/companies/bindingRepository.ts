import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CertifyType } from '@huiqi/sdk';
import { openOrderStatuses } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import type { RegisteredCompany } from '../../registry/CompanyRegistry.js';
import { orders } from '../../schema/orders.js';
import { renewals } from '../../schema/renewals.js';
import { users } from '../../schema/users.js';
import { companies } from '../../schema/companies.js';
import { userCompanies } from '../../schema/userCompanies.js';

export interface Binding {
  readonly userId: string;
  readonly companyId: string;
}

const isBinding = ({ userId, companyId }: Binding) =>
  and(eq(userCompanies.userId, userId), eq(userCompanies.companyId, companyId));

/** Stores what is registered about a company, replacing what was known, and returns its id. */
export async function storeCompany(db: Queryable, company: RegisteredCompany): Promise<string> {
  const { creditCode, name, legalName, provinceCode, cityCode, areaCode, address } = company;
  const registered = { name, legalName, provinceCode, cityCode, areaCode, address };
  const [row] = await db
    .insert(companies)
    .values({ id: randomUUID(), creditCode, ...registered })
    .onConflictDoUpdate({
      target: companies.creditCode,
      set: {
        ...registered,
        // The phone belonged to the former representative.
        legalPhone: sql`case when ${companies.legalName} = excluded.legal_name then ${companies.legalPhone} end`,
      },
    })
    .returning({ id: companies.id });
  if (!row) throw new Error('A company was neither inserted nor found');
  return row.id;
}

/** Stores the phone of a representative who proved to hold it. */
export async function keepLegalPhone(
  db: Queryable,
  companyId: string,
  legalPhone: string,
): Promise<void> {
  await db.update(companies).set({ legalPhone }).where(eq(companies.id, companyId));
}

/** Binds a company to a user, making it current if none is; returns false if already bound. */
export async function bindCompany(db: Queryable, binding: Binding, at: Date): Promise<boolean> {
  const bound = await db
    .insert(userCompanies)
    .values({ ...binding, boundAt: at })
    .onConflictDoNothing()
    .returning({ companyId: userCompanies.companyId });
  await db
    .update(users)
    .set({ companyId: binding.companyId })
    .where(and(eq(users.id, binding.userId), isNull(users.companyId)));
  return bound.length > 0;
}

/** Stores the consent to read a company's data; returns false if the company is not bound. */
export async function authoriseCompany(
  db: Queryable,
  binding: Binding,
  consent: { certifyType: CertifyType; authority: readonly string[]; at: Date },
): Promise<boolean> {
  const authorised = await db
    .update(userCompanies)
    .set({
      authorized: true,
      certifyType: consent.certifyType,
      authority: [...consent.authority],
      authorizedAt: consent.at,
    })
    .where(isBinding(binding))
    .returning({ companyId: userCompanies.companyId });
  return authorised.length > 0;
}

/** Makes a company of the user the current one; returns false if it is not bound. */
export async function makeCurrent(db: Queryable, binding: Binding): Promise<boolean> {
  const [bound] = await db
    .select({ companyId: userCompanies.companyId })
    .from(userCompanies)
    .where(isBinding(binding))
    // Waits for a concurrent unbinding.
    .for('share');
  if (!bound) return false;
  await db.update(users).set({ companyId: bound.companyId }).where(eq(users.id, binding.userId));
  return true;
}

/** Locks those of the given companies that are bound to the user, until the transaction ends. */
export const lockBindings = (
  db: Queryable,
  userId: string,
  companyIds: readonly string[],
): Promise<{ id: string; name: string; creditCode: string }[]> =>
  db
    .select({ id: companies.id, name: companies.name, creditCode: companies.creditCode })
    .from(userCompanies)
    .innerJoin(companies, eq(companies.id, userCompanies.companyId))
    .where(and(eq(userCompanies.userId, userId), inArray(companies.id, [...companyIds])))
    .orderBy(companies.id)
    .for('update', { of: userCompanies });

/** Counts the user's submitted orders in progress for the given companies. */
export const countOpenOrders = (
  db: Queryable,
  userId: string,
  companyIds: readonly string[],
): Promise<number> =>
  db.$count(
    orders,
    and(
      eq(orders.userId, userId),
      inArray(orders.companyId, [...companyIds]),
      inArray(orders.status, [...openOrderStatuses]),
      isNotNull(orders.submittedAt),
    ),
  );

/** Counts the user's renewals for the given companies that the bank has not decided on. */
export const countOpenRenewals = (
  db: Queryable,
  userId: string,
  companyIds: readonly string[],
): Promise<number> =>
  db.$count(
    renewals,
    and(
      eq(renewals.userId, userId),
      inArray(renewals.companyId, [...companyIds]),
      eq(renewals.acceptStatus, 'ACCEPT_SUCCESS'),
    ),
  );

/** Unbinds companies; if the current one is among them, the first remaining one becomes current. */
export async function unbind(
  db: Queryable,
  userId: string,
  companyIds: readonly string[],
): Promise<void> {
  await db
    .delete(userCompanies)
    .where(
      and(eq(userCompanies.userId, userId), inArray(userCompanies.companyId, [...companyIds])),
    );
  const [next] = await db
    .select({ id: userCompanies.companyId })
    .from(userCompanies)
    .where(eq(userCompanies.userId, userId))
    .orderBy(desc(userCompanies.authorized), asc(userCompanies.companyId))
    .limit(1);
  await db
    .update(users)
    .set({ companyId: next?.id ?? null })
    .where(and(eq(users.id, userId), inArray(users.companyId, [...companyIds])));
}
