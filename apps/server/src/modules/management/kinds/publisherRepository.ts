import { and, eq, isNull, sql } from 'drizzle-orm';
import { conflict } from '../../../contract/ApiError.js';
import { policies, policyPublishers } from '../../../schema/policies.js';
import type { StoredKind } from './ManagedKind.js';

const publishers = policyPublishers;

export const storedPublisher: StoredKind<'PUBLISHER'> = {
  things: sql`select ${publishers.id} as id, ${publishers.name} as title, null as owner, null as bank_id,
    null as scf_province, not ${publishers.isWithdrawn} as is_public from ${publishers}`,
  read: async (db, id) => {
    const [row] = await db.select().from(publishers).where(eq(publishers.id, id));
    if (!row) return null;
    const { name, position, logoUrl } = row;
    return { kind: 'PUBLISHER', name, position, logoUrl };
  },
  publish: async (tx, id, { kind: _kind, ...content }) => {
    const values = { ...content, isWithdrawn: false };
    await tx
      .insert(publishers)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: publishers.id, set: values });
  },
  withdraw: async (tx, id) => {
    const shown = and(eq(policies.publishOrgId, id), isNull(policies.withdrawnAt));
    const count = await tx.$count(policies, shown);
    if (count > 0) throw conflict(`该单位还有 ${count} 项政策，请先下架这些政策`);
    await tx.update(publishers).set({ isWithdrawn: true }).where(eq(publishers.id, id));
  },
};
