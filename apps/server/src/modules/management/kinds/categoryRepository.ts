import { and, eq, sql } from 'drizzle-orm';
import { conflict } from '../../../contract/ApiError.js';
import { productCategories, products } from '../../../schema/products.js';
import type { StoredKind } from './ManagedKind.js';

const categories = productCategories;

export const storedCategory: StoredKind<'CATEGORY'> = {
  things: sql`select ${categories.id} as id, ${categories.name} as title, null as owner, null as bank_id,
    null as scf_province, not ${categories.isWithdrawn} as is_public from ${categories}`,
  read: async (db, id) => {
    const [row] = await db.select().from(categories).where(eq(categories.id, id));
    if (!row) return null;
    const { name, description, position } = row;
    return { kind: 'CATEGORY', name, description, position };
  },
  publish: async (tx, id, { kind: _kind, ...content }) => {
    const values = { ...content, isWithdrawn: false };
    await tx
      .insert(categories)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: categories.id, set: values });
  },
  withdraw: async (tx, id) => {
    const offered = await tx.$count(products, and(eq(products.categoryId, id), products.onShelf));
    if (offered > 0) throw conflict(`该类别还有 ${offered} 个产品在架，请先下架或改到其他类别`);
    await tx.update(categories).set({ isWithdrawn: true }).where(eq(categories.id, id));
  },
};
