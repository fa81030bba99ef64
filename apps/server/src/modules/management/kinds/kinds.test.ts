import type { ManagedKind } from '@huiqi/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { regionPages, regions } from '../../../schema/areas.js';
import { departments } from '../../../schema/departments.js';
import { news } from '../../../schema/home.js';
import { evaluationActivities } from '../../../schema/evaluations.js';
import { serviceOrganisations } from '../../../schema/organisations.js';
import { policies, policyPublishers } from '../../../schema/policies.js';
import { banks, productCategories, products } from '../../../schema/products.js';
import { serviceProducts } from '../../../schema/services.js';
import { ticketBatches } from '../../../schema/tickets.js';
import { users } from '../../../schema/users.js';
import { openTestApp, type TestApp } from '../../../testing/openTestApp.js';
import { seedNow } from '../../../callKit/seedNow.js';
import { personProduct } from '../../applications/samplePerson.js';
import { kindOf } from './kinds.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const unexpected = () => {
  throw new Error('nobody is told of a change');
};

/** Publishes what is read of each thing; returns the first whose row is another one then. */
async function changedBy<Row extends { readonly id: string }>(
  kind: ManagedKind,
  rowOf: (id: string) => Promise<Row | undefined>,
  rows: readonly Row[],
) {
  const { read, publish } = kindOf(kind);
  for (const row of rows) {
    const content = await read(testApp.db, row.id);
    if (content)
      await publish(testApp.db, row.id, content, {
        version: 7,
        now: seedNow,
        messages: { send: unexpected },
        userId: '7',
      });
    // Of services and their organisations, the version counts the changes that their staff may have missed.
    const after = {
      ...row,
      ...('version' in row && { version: 'auditStatus' in row ? Number(row.version) + 1 : 7 }),
      ...('auditStatus' in row && { updatedAt: seedNow }),
    };
    expect(await rowOf(row.id), row.id).toEqual(after);
    expect(await read(testApp.db, row.id), row.id).toEqual(content);
  }
}

test('publishing what is read of a product changes nothing of it', async () => {
  const rows = await testApp.db.select().from(products).where(eq(products.onShelf, true));
  expect(rows.length).toBeGreaterThan(40);
  const rowOf = async (id: string) =>
    (await testApp.db.select().from(products).where(eq(products.id, id)))[0];
  await changedBy('PRODUCT', rowOf, rows);
});

test('the products of the sample could be submitted as they are; one whose form no application fits, not', async () => {
  const { read, problems } = kindOf('PRODUCT');
  // The sample has no areas of the other province, whose product agents apply for.
  const rows = await testApp.db.select().from(products).where(eq(products.scfProvince, '500000'));
  for (const { id } of rows) {
    const content = await read(testApp.db, id);
    expect(content && (await problems(testApp.db, content, id)), id).toEqual([]);
  }
  const content = await read(testApp.db, '100001');
  if (content?.kind !== 'PRODUCT') throw new Error('The sample has no product 100001');
  const forms = content.forms.map(({ type, entries }) => ({
    type,
    entries: entries.filter(({ checkName }) => !['loanAmount', 'loanterm'].includes(checkName)),
  }));
  expect(await problems(testApp.db, { ...content, forms }, '100001')).toContainEqual({
    field: 'forms',
    message: '请从常用字段中添加“申请金额”和“贷款期限”',
  });
});

test.each(['100001', personProduct])(
  'draws on product %s are asked for amount and term',
  async (id) => {
    const { read, problems } = kindOf('PRODUCT');
    const content = await read(testApp.db, id);
    if (content?.kind !== 'PRODUCT') throw new Error(`The sample has no product ${id}`);
    const others = content.forms.filter(({ type }) => type !== 'SUB_ORDER');
    const entries = others[0]?.entries.filter(({ checkName }) => checkName === 'loanAmount') ?? [];
    const forms = [...others, { type: 'SUB_ORDER' as const, entries }];
    expect(await problems(testApp.db, { ...content, forms }, id)).toEqual([
      { field: 'forms', message: '请从常用字段中添加“贷款期限”' },
    ]);
  },
);

const isWithdrawn = (row: Readonly<Record<string, unknown>>) =>
  row['disabled'] === true ||
  row['published'] === false ||
  row['productStatus'] === 'OFF_SHELF' ||
  (row['withdrawnAt'] ?? row['canceledAt'] ?? null) !== null;

test.each([
  ['BANK', banks],
  ['DEPARTMENT', departments],
  ['CATEGORY', productCategories],
  ['COUPON_BATCH', ticketBatches],
  ['EVALUATION', evaluationActivities],
  ['ORGANISATION', serviceOrganisations],
  ['POLICY', policies],
  ['PUBLISHER', policyPublishers],
  ['REGION', regions],
  ['SERVICE', serviceProducts],
  ['NEWS', news],
  ['STAFF', users],
] as const)('publishing what is read of %s changes nothing of it', async (kind, table) => {
  const all: { readonly id: string }[] = await testApp.db.select().from(table);
  // A publication shows again what was withdrawn.
  const rows = all.filter((row) => !isWithdrawn({ ...row }));
  expect(rows.length).toBeGreaterThan(1);
  const rowOf = async (id: string) =>
    (await testApp.db.select().from(table).where(eq(table.id, id)))[0];
  await changedBy(kind, rowOf, rows);
});

test('what a region’s content does not know is kept, and so are its pages', async () => {
  const { read, publish, problems } = kindOf('REGION');
  const { db } = testApp;
  const own = eq(regions.key, 'zhongxian');
  const rows = () => db.select().from(regions).where(own);
  const pages = () =>
    db.select().from(regionPages).orderBy(regionPages.regionKey, regionPages.page);
  const { banners, partnerLogos, platformBusiness, creditSiteUrl, ...config } = (await rows())[0]!
    .config;
  expect(creditSiteUrl).toBeDefined();
  const later = { kept: [1, { two: true }] };
  const unknown = {
    ...config,
    later,
    certifyPhoneCode: true,
    thirdLoginUrl: null,
    platformBusiness: { ...platformBusiness, later },
    banners: banners.map((banner) => ({ ...banner, later })),
    policyBanners: banners.map((banner) => ({ ...banner, later })),
    partnerLogos: partnerLogos.map((logo) => ({ ...logo, later })),
  };
  await db.update(regions).set({ config: unknown }).where(own);
  const before = [await rows(), await pages()];
  const content = (await read(db, 'zhongxian'))!;
  const publication = { version: 1, userId: '7', now: seedNow, messages: { send: unexpected } };
  await publish(db, 'zhongxian', content, publication);
  expect([await rows(), await pages()]).toEqual(before);
  expect(await problems(db, content, 'zhongxian')).toEqual([]);
});

test('an empty product tells what it needs', async () => {
  const { problems, empty } = kindOf('PRODUCT');
  const fields = (
    await problems(testApp.db, empty({ bankId: null, scfProvince: null }), 'none')
  ).map(({ field }) => field);
  expect(fields).toEqual([
    'name',
    'introduction',
    'agreementTitle',
    'agreementText',
    'repaymentTypes',
    'regionCodes',
    'bankId',
    'categoryId',
    'scfProvince',
    'forms',
  ]);
});
