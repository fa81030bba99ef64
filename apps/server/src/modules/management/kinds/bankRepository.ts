import { and, eq, sql } from 'drizzle-orm';
import { conflict } from '../../../contract/ApiError.js';
import { banks, products } from '../../../schema/products.js';
import { renewalBanks } from '../../../schema/renewals.js';
import type { StoredKind } from './ManagedKind.js';

export const storedBank: StoredKind<'BANK'> = {
  things: sql`select ${banks.id} as id, ${banks.name} as title, null as owner, null as bank_id,
    null as scf_province, not ${banks.isWithdrawn} as is_public from ${banks}`,
  read: async (db, id) => {
    const [row] = await db.select().from(banks).where(eq(banks.id, id));
    if (!row) return null;
    const { name, logoUrl, phone, position } = row;
    return { kind: 'BANK', name, logoUrl, phone, position };
  },
  publish: async (tx, id, { name, logoUrl, phone, position }) => {
    const values = { name, logoUrl, phone, position, isWithdrawn: false };
    await tx
      .insert(banks)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: banks.id, set: values });
  },
  withdraw: async (tx, id) => {
    const offered = await tx.$count(products, and(eq(products.bankId, id), products.onShelf));
    if (offered > 0) throw conflict(`该银行还有 ${offered} 个产品在架，请先下架这些产品`);
    const renews = and(eq(renewalBanks.bankId, id), eq(renewalBanks.isWithdrawn, false));
    if ((await tx.$count(renewalBanks, renews)) > 0)
      throw conflict('该银行还在续贷银行中，请先在“续贷银行”中停用');
    await tx.update(banks).set({ isWithdrawn: true }).where(eq(banks.id, id));
  },
};
