import type { ManagedEvaluation } from '@huiqi/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openManagement, wrongFields, type Management } from '../../testing/openManagement.js';

let management: Management;
beforeAll(async () => {
  management = await openManagement();
});
afterAll(() => management.testApp.close());

const organisation = {
  kind: 'ORGANISATION',
  name: '垫江企服有限公司',
  logo: '/assets/partners/credit.png',
  creditCode: '91500231MA5U0000X1',
  introduction: '为企业提供申报服务。',
  address: null,
  scfProvince: '500000',
  scfCity: '500231',
  scfDistrict: '500231',
  contactName: '王工',
  contactPhone: '023-00007499',
};

test('an organisation and its service are shown once approved, and not while the organisation is suspended, whose service can be withdrawn too', async () => {
  const { author, visitor, open, save, publish, withdraw } = management;
  const draft = await open('ORGANISATION', null);
  expect(wrongFields(draft)).toEqual(['name', 'introduction', 'creditCode', 'contactPhone']);
  const orgId = await publish(draft, organisation);
  const service = await open('SERVICE', null);
  expect(wrongFields(service)).toEqual(['name', 'content', 'orgId', 'typeSmall', 'contactPhone']);
  const content = {
    ...service.content,
    name: '项目申报代办',
    orgId,
    typeBig: 'TECH',
    typeSmall: 'TECH_PROJECT',
    content: '<p>全程代办<script>alert(1)</script></p>',
    contactPhone: '023-00007499',
  };
  const wrong = { ...content, typeBig: 'IP', priceType: 'PAY', orgId: '9999' };
  expect(wrongFields(await save(service, wrong))).toEqual(['orgId', 'typeSmall', 'price']);
  const id = await publish(await open('SERVICE', null), {
    ...content,
    priceType: 'PAY',
    price: '500.00',
  });
  const shown = await visitor('GET', `/firms/front/product/info/${id}`);
  expect(shown.data).toMatchObject({
    name: '项目申报代办',
    content: '<p>全程代办</p>',
    price: '500.00',
    logo: null,
  });
  const { data } = await visitor('GET', `/firms/front/org/introduction/${orgId}`);
  expect(data.logo).toBe(organisation.logo);
  expect((await withdraw('ORGANISATION', orgId)).data.state).toBe('WITHDRAWN');
  expect((await visitor('GET', `/firms/front/product/info/${id}`)).status).toBe(404);
  expect((await author('GET', `/manage/items/SERVICE/${id}`)).data.item.state).toBe('PUBLISHED');
  await publish(await open('ORGANISATION', orgId), organisation);
  expect((await visitor('GET', `/firms/front/product/info/${id}`)).status).toBe(200);
  await withdraw('ORGANISATION', orgId);
  expect((await withdraw('SERVICE', id)).data.state).toBe('WITHDRAWN');
  await publish(await open('ORGANISATION', orgId), organisation);
  expect((await visitor('GET', `/firms/front/product/info/${id}`)).status).toBe(404);
  const moved = await save(await open('SERVICE', id), { ...content, orgId: '801' });
  expect(wrongFields(moved)).toEqual(['orgId']);
});

test('categories and publishers are chosen from once approved, and closed when nothing needs them', async () => {
  const { visitor, open, publish, withdraw } = management;
  const menu = async () => (await visitor('GET', '/ticket/policy/search/menu')).data.publishOrgs;
  const named = expect.objectContaining({ name: '县大数据局' });
  expect(wrongFields(await open('PUBLISHER', null))).toEqual(['name']);
  const publisher = { kind: 'PUBLISHER', name: '县大数据局', position: 50, logoUrl: '' };
  const id = await publish(await open('PUBLISHER', null), publisher);
  expect(await menu()).toContainEqual(named);
  expect((await withdraw('PUBLISHER', id)).data.state).toBe('WITHDRAWN');
  expect(await menu()).not.toContainEqual(named);
  expect((await withdraw('PUBLISHER', '8')).code).toBe('100409');
  const category = { kind: 'CATEGORY', name: '科创贷', description: null, position: 50 };
  const categoryId = await publish(await open('CATEGORY', null), category);
  expect((await withdraw('CATEGORY', '1')).code).toBe('100409');
  expect((await withdraw('CATEGORY', categoryId)).data.state).toBe('WITHDRAWN');
});

test('a batch needs its days in order and a name of its own, and is not offered once withdrawn', async () => {
  const { author, open, save, publish, withdraw } = management;
  const draft = await open('COUPON_BATCH', null);
  expect(wrongFields(draft)).toEqual([
    'name',
    'discountRate',
    'maxAmount',
    'opensOn',
    'closesOn',
    'ticketsExpireOn',
  ]);
  const batches = async () => (await author('GET', '/ticket/public/batch/list')).data;
  const [known] = await batches();
  const content = {
    kind: 'COUPON_BATCH',
    name: '2027年第一批',
    discountRate: '20',
    maxAmount: '30000.00',
    opensOn: '2027-01-01',
    closesOn: '2027-03-31',
    ticketsExpireOn: '2027-12-31',
  };
  const wrong = {
    ...content,
    name: known.name,
    closesOn: '2026-12-31',
    ticketsExpireOn: '2026-12-01',
  };
  expect(wrongFields(await save(draft, wrong))).toEqual(['name', 'closesOn', 'ticketsExpireOn']);
  const id = await publish(await open('COUPON_BATCH', null), content);
  const named = expect.objectContaining({ name: content.name });
  expect(await batches()).toContainEqual(named);
  expect((await withdraw('COUPON_BATCH', id)).data.state).toBe('WITHDRAWN');
  expect(await batches()).not.toContainEqual(named);
});

test('the questions of an activity that was answered only change their wording; a copy is another activity', async () => {
  const { visitor, open, save, publish, withdraw } = management;
  const answered = await open('EVALUATION', 'ev-1');
  const content = answered.content as ManagedEvaluation;
  const [first, ...rest] = content.questions;
  const fewer = { ...content, questions: rest, departments: content.departments.slice(1) };
  const saved = await save(answered, fewer);
  expect(wrongFields(saved)).toEqual(['questions', 'departments']);
  const reworded = [{ ...first!, title: '办事效率如何？' }, ...rest];
  await publish(saved, { ...content, questions: reworded });
  const copy = await open('EVALUATION', 'ev-1', true);
  const own = { ...content, name: '明年评议', departments: content.departments.slice(0, 2) };
  const id = await publish(copy, own);
  const rated = (await visitor('GET', `/demand/evaluation/activity/${id}/departments`)).data;
  expect(rated.map(({ name }: { name: string }) => name)).toEqual(
    own.departments.map(({ name }) => name),
  );
  expect((await withdraw('EVALUATION', id)).data.state).toBe('WITHDRAWN');
});
