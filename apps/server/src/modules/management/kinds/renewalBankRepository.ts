import { randomUUID } from 'node:crypto';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.js';
import { banks } from '../../../schema/products.js';
import { renewalBanks, renewalProducts } from '../../../schema/renewals.js';
import { plainDecimal } from '../../../text/decimals.js';
import type { ContentOf, StoredKind } from './ManagedKind.js';

type Product = ContentOf<'RENEWAL_BANK'>['products'][number];

const productsOf = (db: Queryable, bankId: string) =>
  db
    .select()
    .from(renewalProducts)
    .where(and(eq(renewalProducts.bankId, bankId), eq(renewalProducts.isWithdrawn, false)))
    .orderBy(asc(renewalProducts.position), asc(renewalProducts.id));

const toProduct = (row: typeof renewalProducts.$inferSelect): Product => ({
  name: row.name,
  renewType: row.renewType,
  maxLoanLimit: row.maxLoanLimit,
  minInterestRate: plainDecimal(row.minInterestRate),
  maxInterestRate: plainDecimal(row.maxInterestRate),
  interestRateType: row.interestRateType,
  maxLoanTerm: row.maxLoanTerm,
});

/** Whether the bank itself is on the platform. */
export const isOnPlatform = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.$count(banks, and(eq(banks.id, id), eq(banks.isWithdrawn, false)))) > 0;

export const storedRenewalBank: StoredKind<'RENEWAL_BANK'> = {
  things: sql`select ${banks.id} as id, ${banks.name} as title, null as owner, null as bank_id, null as scf_province,
    coalesce(not ${renewalBanks.isWithdrawn}, false) as is_public
    from ${banks} left join ${renewalBanks} on ${eq(renewalBanks.bankId, banks.id)}`,
  read: async (db, id) => {
    const [row] = await db
      .select({ bank: banks.name, own: renewalBanks })
      .from(banks)
      .leftJoin(renewalBanks, eq(renewalBanks.bankId, banks.id))
      .where(eq(banks.id, id));
    if (!row) return null;
    const { phone = null, slogan = null, position = 0 } = row.own ?? {};
    const products = (await productsOf(db, id)).map(toProduct);
    return { kind: 'RENEWAL_BANK', bank: row.bank, phone, slogan, position, products };
  },
  publish: async (tx, id, { phone, slogan, position, products }, { now }) => {
    const values = { phone, slogan, position, isWithdrawn: false };
    await tx
      .insert(renewalBanks)
      .values({ bankId: id, ...values, createdAt: now })
      .onConflictDoUpdate({ target: renewalBanks.bankId, set: values });
    const before = await tx.select().from(renewalProducts).where(eq(renewalProducts.bankId, id));
    const kept: string[] = [];
    for (const [at, product] of products.entries()) {
      // A name keeps its id, since renewals refer to it.
      const known = before.find(({ name }) => name === product.name)?.id ?? randomUUID();
      const row = { ...product, bankId: id, position: at + 1, isWithdrawn: false };
      await tx
        .insert(renewalProducts)
        .values({ id: known, ...row })
        .onConflictDoUpdate({ target: renewalProducts.id, set: row });
      kept.push(known);
    }
    await tx
      .update(renewalProducts)
      .set({ isWithdrawn: true })
      .where(and(eq(renewalProducts.bankId, id), notInArray(renewalProducts.id, kept)));
  },
  withdraw: async (tx, id) => {
    await tx.update(renewalBanks).set({ isWithdrawn: true }).where(eq(renewalBanks.bankId, id));
  },
};
