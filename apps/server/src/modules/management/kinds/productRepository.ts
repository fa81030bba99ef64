import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FieldError, FormEntry, ProductFormType } from '@huiqi/sdk';
import type { Queryable } from '../../../db/database.js';
import { areas } from '../../../schema/areas.js';
import { banks, productCategories, products } from '../../../schema/products.js';
import { plainDecimal } from '../../../text/decimals.js';
import type { ContentOf, StoredKind } from './ManagedKind.js';
import { problem } from './problems.js';

type Product = ContentOf<'PRODUCT'>;
type Row = typeof products.$inferSelect;

function contentOf(row: Row): Product {
  const { id: _id, createdAt: _at, onShelf: _shelf, version: _version, ...stored } = row;
  const { form, otherForms, ...rest } = stored;
  const others = Object.entries(otherForms) as [ProductFormType, FormEntry[]][];
  return {
    kind: 'PRODUCT',
    ...rest,
    minInterestRate: plainDecimal(row.minInterestRate),
    maxInterestRate: plainDecimal(row.maxInterestRate),
    matchRules: { ...row.matchRules, taxGrades: [...row.matchRules.taxGrades] },
    forms: [
      { type: 'APPLY', entries: form },
      ...others.map(([type, entries]) => ({ type, entries })),
    ],
  };
}

function rowOf({
  kind: _kind,
  forms,
  ...rest
}: Product): Omit<Row, 'id' | 'createdAt' | 'version'> {
  const entriesOf = new Map(forms.map(({ type, entries }) => [type, entries]));
  const form = entriesOf.get('APPLY') ?? [];
  entriesOf.delete('APPLY');
  return { ...rest, form, otherForms: Object.fromEntries(entriesOf), onShelf: true };
}

/** What the content names that does not exist. */
export async function unknownReferences(db: Queryable, content: Product): Promise<FieldError[]> {
  const { bankId, categoryId, scfProvince, regionCodes } = content;
  const known = await db.$count(banks, and(eq(banks.id, bankId), eq(banks.isWithdrawn, false)));
  const category = await db.$count(
    productCategories,
    and(eq(productCategories.id, categoryId), eq(productCategories.isWithdrawn, false)),
  );
  const province = await db.$count(areas, eq(areas.code, scfProvince));
  const codes = [...new Set(regionCodes)];
  const places = codes.length === 0 ? 0 : await db.$count(areas, inArray(areas.code, codes));
  return [
    ...problem(known === 0, 'bankId', bankId === '0' ? '请选择银行' : '没有这家银行'),
    ...problem(
      category === 0,
      'categoryId',
      categoryId === '0' ? '请选择产品类别' : '没有这个产品类别',
    ),
    ...problem(province === 0, 'scfProvince', '没有这个省份'),
    ...problem(places < codes.length, 'regionCodes', '有的地区不存在'),
  ];
}

export const storedProduct: StoredKind<'PRODUCT'> = {
  things: sql`select ${products.id} as id, ${products.name} as title, ${banks.name} as owner,
    ${products.bankId} as bank_id, ${products.scfProvince} as scf_province, ${products.onShelf} as is_public
    from ${products} join ${banks} on ${banks.id} = ${products.bankId}`,
  read: async (db, id) => {
    const [row] = await db.select().from(products).where(eq(products.id, id));
    return row ? contentOf(row) : null;
  },
  publish: async (tx, id, content, { version }) => {
    const values = { ...rowOf(content), version };
    await tx
      .insert(products)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: products.id, set: values });
  },
  withdraw: async (tx, id) => {
    await tx.update(products).set({ onShelf: false }).where(eq(products.id, id));
  },
};
