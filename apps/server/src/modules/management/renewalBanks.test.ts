import type { ManagedRenewalBank } from '@huiqi/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { banks, products } from '../../schema/products.js';
import { renewalBanks, renewalProducts } from '../../schema/renewals.js';
import { openManagement, wrongFields, type Management } from '../../testing/openManagement.js';
import { kindOf } from './kinds/kinds.js';

let management: Management;
beforeAll(async () => {
  management = await openManagement();
});
afterAll(() => management.testApp.close());

const list = async () =>
  (await management.visitor('GET', '/product/bank/frontPage?size=50')).data.content.map(
    ({ id }: { id: string }) => id,
  );
const detail = (id: string) =>
  management.visitor('GET', `/product/renew/product/renewProduct/list/${id}`);

test('publishing what is read of a bank that renews loans changes nothing', async () => {
  const { db } = management.testApp;
  const { read, publish } = kindOf('RENEWAL_BANK');
  const stored = () =>
    Promise.all([
      db.select().from(renewalBanks).orderBy(renewalBanks.bankId),
      db.select().from(renewalProducts).orderBy(renewalProducts.id),
    ]);
  const [before, products] = await stored();
  expect(products.length).toBeGreaterThan(10);
  const contents = await Promise.all(before.map(({ bankId }) => read(db, bankId)));
  for (const [at, { bankId }] of before.entries()) {
    const messages = { send: () => undefined };
    await publish(db, bankId, contents[at]!, {
      version: 2,
      now: new Date(),
      messages,
      userId: '7',
    });
  }
  const [after, productsAfter] = await stored();
  expect(after).toEqual(before);
  // Their order within a bank is kept; the numbers of it may be others.
  const plain = (rows: typeof products) => rows.map(({ position: _position, ...row }) => row);
  expect(plain(productsAfter)).toEqual(plain(products));
  expect(await Promise.all(before.map(({ bankId }) => read(db, bankId)))).toEqual(contents);
});

test('a bank renews what is published, at once; a product keeps its id by its name, and what was closed is not offered', async () => {
  const { open, save, publish, withdraw } = management;
  const before = (await detail('1')).data.products as { id: string; name: string }[];
  const first = await open('RENEWAL_BANK', '1');
  const content = first.content as ManagedRenewalBank;
  const [kept] = content.products;
  expect(before.length).toBeGreaterThan(1);
  const added = { ...kept!, name: '助农续贷', maxLoanLimit: 30 };
  const wrong = { ...content, products: [kept!, kept!, { ...added, maxLoanTerm: 0 }] };
  const refused = await save(first, wrong);
  expect(refused.problems.map(({ message }) => message)).toEqual([
    '第2个产品：名称重复',
    '第3个产品：最长期限应大于0',
  ]);
  await publish(await open('RENEWAL_BANK', '1'), {
    ...content,
    slogan: '到期不断贷',
    products: [added, kept!],
  });
  const { data } = await detail('1');
  expect(data.slogan).toBe('到期不断贷');
  expect(data.products.map(({ name }: { name: string }) => name)).toEqual(['助农续贷', kept!.name]);
  const idOf = (rows: { id: string; name: string }[]) =>
    rows.find(({ name }) => name === kept!.name)?.id;
  expect(idOf(data.products)).toBe(idOf(before));
  const gone = await management.testApp.db
    .select()
    .from(renewalProducts)
    .where(eq(renewalProducts.isWithdrawn, true));
  expect(gone).toHaveLength(before.length - 1);

  expect(await list()).toContain('1');
  expect((await withdraw('RENEWAL_BANK', '1')).data.state).toBe('WITHDRAWN');
  expect(await list()).not.toContain('1');
  expect((await detail('1')).status).toBe(404);
  await publish(await open('RENEWAL_BANK', '1'), content);
  expect((await detail('1')).data.products).toEqual(before);
});

test('a bank that renews loans stays on the platform', async () => {
  const { testApp, withdraw } = management;
  const [id = ''] = await list();
  await testApp.db.update(products).set({ onShelf: false }).where(eq(products.bankId, id));
  expect((await withdraw('BANK', id)).code).toBe('100409');
  expect((await withdraw('RENEWAL_BANK', id)).data.state).toBe('WITHDRAWN');
  expect((await withdraw('BANK', id)).data.state).toBe('WITHDRAWN');
});

test('each bank has one: none is added, and one that does not renew begins empty', async () => {
  const { author, open } = management;
  const body = { kind: 'RENEWAL_BANK', itemId: null, version: null, copy: false };
  expect((await author('POST', '/manage/changes', body)).code).toBe('100403');
  const copy = { ...body, itemId: '1', copy: true };
  expect((await author('POST', '/manage/changes', copy)).code).toBe('100403');
  const bank = {
    id: 'new-bank',
    name: '惠民村镇银行',
    logoUrl: '/assets/banks/ccb.png',
    position: 90,
  };
  await management.testApp.db.insert(banks).values(bank);
  const { data } = await author(
    'GET',
    `/manage/items?kind=RENEWAL_BANK&keyword=${encodeURIComponent('惠民村镇')}`,
  );
  expect(data.content).toMatchObject([{ id: bank.id, state: 'WITHDRAWN', version: 0 }]);
  const draft = await open('RENEWAL_BANK', bank.id);
  expect([draft.title, wrongFields(draft)]).toEqual([bank.name, ['products']]);
});
