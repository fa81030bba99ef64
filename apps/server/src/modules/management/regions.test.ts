import type { AreaInfo, Change, ManagedRegion } from '@huiqi/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator } from '../../callKit/accounts.js';
import { filesForm } from '../../callKit/forms.js';
import { pdf, photo, png } from '../../callKit/sampleFiles.js';
import { regions } from '../../schema/areas.js';
import { users } from '../../schema/users.js';
import { callsAs } from '../../testing/callsAs.js';
import {
  changesPath,
  openManagement,
  wrongFields,
  type Management,
} from '../../testing/openManagement.js';
import { accountOf } from '../../seed/session/sampleAccounts.js';

let management: Management;

/** Makes the operator responsible for the whole province, or for one of its counties. */
const workIn = (scfCity: string) =>
  management.testApp.db
    .update(users)
    .set({ scfCity })
    .where(eq(users.id, accountOf(operator).id));

beforeAll(async () => {
  management = await openManagement();
  await workIn('0');
});
afterAll(() => management.testApp.close());

const pictureOf = async (name: string, bytes: Buffer) => {
  const { author } = management;
  const { data } = await author('POST', '/ticket/upload/batchUpload', filesForm([[name, bytes]]));
  return author('POST', '/manage/pictures', { key: data[0].url });
};

const banner = {
  id: '1',
  imageUrl: '/assets/banners/bridge.png',
  title: '贷款',
  subtitle: null,
  link: '/loan',
};

/** A county that is ready to open. */
const fengdu = async (draft: Change): Promise<ManagedRegion> => ({
  ...(draft.content as ManagedRegion),
  name: '丰都县',
  key: 'fengdu',
  scfProvince: '500000',
  scfCity: '500230',
  scfDistrict: '0',
  local: '丰都',
  domainName: 'fengdu.huiqi.example',
  logoUrl: (await pictureOf('标志.png', png())).data.url,
  brandColor: '#0f6b4f',
  banners: [banner],
  phone: '023-70600000',
  hotlineHours: '工作日 09:00-18:00',
  pages: [{ page: 'index', title: '首页', texts: ['欢迎'] }],
});

const discard = ({ id, edition }: Change) =>
  management.author('POST', `${changesPath}/${id}/discarding`, { edition });
const keys = async () =>
  (await management.visitor('GET', '/user/area/getAreaListForHomePage')).data.map(
    ({ key }: AreaInfo) => key,
  );
const ofFengdu = 'scfProvince=500000&scfCity=500230&scfDistrict=0';
const config = async () =>
  (await management.visitor('GET', `/user/config/getInfoByDistrict?${ofFengdu}`)).data;

test('a region says what it lacks before it opens, and what it may lack', async () => {
  const draft = await management.open('REGION', null);
  const needed = ['name', 'local', 'key', 'scfProvince', 'logoUrl', 'banners', 'phone'];
  expect(wrongFields(draft)).toEqual([...needed, 'hotlineHours']);
  const content = await fengdu(draft);
  const saved = await management.save(draft, {
    ...content,
    key: 'loan',
    scfCity: '500231',
    domainName: 'dianjiang.huiqi.example',
    brandColor: '#ffcc00',
    banners: [banner, { ...banner, imageUrl: '', title: ' ' }],
    partnerLogos: [{ name: '', imageUrl: '' }],
    phone: '12',
    email: 'x',
    loginThreeSides: true,
    pages: [...content.pages, { page: 'index', title: '', texts: [] }],
  });
  expect(wrongFields(saved)).toEqual([
    'key',
    'domainName',
    'scfProvince',
    'brandColor',
    'banners',
    'banners.1.imageUrl',
    'banners.1.title',
    'partnerLogos.0.imageUrl',
    'partnerLogos.0.name',
    'phone',
    'email',
    'loginName',
    'thirdLoginUrl',
    ...Array<string>(2).fill('pages.index.title'),
  ]);
  const ready = await management.save(saved, content);
  expect(ready.problems).toEqual([]);
  expect(ready.hints?.map(({ field }) => field)).toEqual([
    'businessAddress',
    'email',
    'aboutUs',
    'icpRemarks',
    'partnerLogos',
  ]);
  const strange = { ...content, banners: [{ ...banner, link: '//evil.example' }] };
  const body = { edition: ready.edition, content: strange, note: '', publishOn: null };
  expect((await management.author('PUT', `${changesPath}/${ready.id}`, body)).code).toBe('100400');
  await discard(ready);
});

test('a region opens at once, is changed, restored, closed, and opens again', async () => {
  const { open, publish, withdraw, visitor, author } = management;
  expect((await config()).local).toBe('重庆');
  const draft = await open('REGION', null);
  const content = await fengdu(draft);
  const id = await publish(draft, content);
  expect(await keys()).toEqual(['dianjiang', 'zhongxian', 'chongqing', 'fengdu']);
  expect(await config()).toMatchObject({
    local: '丰都',
    scfPlatform: '1001',
    scfProvinceName: '重庆市',
    logo: content.logoUrl,
  });
  const page = await visitor('GET', `/user/config/page?page=index&${ofFengdu}`);
  expect(page.data).toMatchObject({ title: '首页', texts: ['欢迎'] });
  const served = (await visitor('GET', '/user/area/getAreaList')).data;
  expect(served.map(({ regionCode }: { regionCode: string }) => regionCode)).toContain('500230');

  const moved = await open('REGION', id);
  const refused = await management.save(moved, { ...content, key: 'elsewhere', scfCity: '500229' });
  expect(wrongFields(refused)).toEqual(['key', 'scfProvince']);
  await publish(refused, { ...content, phone: '023-70600001' });
  expect((await config()).phone).toBe('023-70600001');

  const body = { kind: 'REGION', itemId: id, version: 1, copy: false };
  const former = (await author('POST', changesPath, body)).data;
  await publish(former, former.content);
  expect((await config()).phone).toBe('023-70600000');

  expect((await withdraw('REGION', id)).data.state).toBe('WITHDRAWN');
  expect(await keys()).not.toContain('fengdu');
  expect((await config()).local).toBe('重庆');
  // Its key stays its own, and its place is free.
  const other = await management.save(await open('REGION', null), content);
  expect(wrongFields(other)).toEqual(['key']);
  await discard(other);
  await publish(await open('REGION', id), content);
  expect(await keys()).toContain('fengdu');
  await withdraw('REGION', id);
});

test('a region has banners of its own on other pages, and its own texts', async () => {
  const { open, publish, withdraw, visitor } = management;
  const titlesAt = async (position: string, place: string) => {
    const { data } = await visitor('GET', `/user/banner/imageList?position=${position}&${place}`);
    return data.map(({ title }: { title: string }) => title) as string[];
  };
  const textsOf = async (page: string, place: string) =>
    (await visitor('GET', `/user/config/page?page=${page}&${place}`)).data.texts;
  const draft = await open('REGION', null);
  const content = { ...(await fengdu(draft)), key: 'fengdu-own', domainName: '' };
  const refused = await management.save(draft, {
    ...content,
    policyBanners: [{ ...banner, title: '', validFrom: '2026-06-16', validUntil: '2026-06-15' }],
    supervisionBanners: [banner, { ...banner, imageUrl: '' }],
  });
  expect(wrongFields(refused)).toEqual([
    'policyBanners.0.validUntil',
    'policyBanners.0.title',
    'supervisionBanners',
    'supervisionBanners.1.imageUrl',
  ]);
  const texts = ['# 协议的范围', '本协议由您与平台订立。'];
  const id = await publish(refused, {
    ...content,
    banners: [
      { ...banner, id: '1', title: '昨天', validUntil: '2026-06-14' },
      { ...banner, id: '2', title: '今天', validFrom: '2026-06-15', validUntil: '2026-06-15' },
      { ...banner, id: '3', title: '明天', validFrom: '2026-06-16', validUntil: null },
    ],
    policyBanners: [{ ...banner, title: '惠企政策' }],
    supervisionBanners: [{ ...banner, title: '件件有回应' }],
    pages: [{ page: 'userAgreement', title: '用户协议', texts }],
  });
  const elsewhere = 'scfProvince=500000&scfCity=500231&scfDistrict=0';
  expect(await titlesAt('HOME', ofFengdu)).toEqual(['今天']);
  expect((await config()).banners).toEqual([{ ...banner, id: '2', title: '今天' }]);
  expect(await titlesAt('POLICY', ofFengdu)).toEqual(['惠企政策']);
  expect(await titlesAt('SUPERVISION', ofFengdu)).toEqual(['件件有回应']);
  expect(await titlesAt('POLICY', elsewhere)).toHaveLength(2);
  expect(await textsOf('userAgreement', ofFengdu)).toEqual(texts);
  expect(await textsOf('privacyPolicy', ofFengdu)).toEqual([]);
  expect(await textsOf('userAgreement', elsewhere)).toEqual([]);
  expect((await open('REGION', id)).content).toMatchObject({
    policyBanners: [{ title: '惠企政策' }],
    supervisionBanners: [{ title: '件件有回应' }],
  });
  await withdraw('REGION', id);
});

test('the default region stays open', async () => {
  expect((await management.withdraw('REGION', 'dianjiang')).code).toBe('100409');
});

test('a copy has neither the key nor the place of what it was copied from', async () => {
  const copy = await management.open('REGION', 'zhongxian', true);
  const taken = { key: '', name: '', domainName: '', scfCity: '0', position: 100 };
  expect(copy.content).toMatchObject({ ...taken, brandColor: '#0f6b4f' });
  expect(wrongFields(copy)).toEqual(['name', 'local', 'key', 'scfProvince']);
  await discard(copy);
});

test('only one of two regions with the same place opens', async () => {
  const { approver, open, save, submit } = management;
  const submitted: Change[] = [];
  for (const at of [0, 1]) {
    const draft = await open('REGION', null);
    const content = await fengdu(draft);
    const own = { key: `race-${at}`, domainName: `race${at}.example.cn`, scfCity: '500229' };
    submitted.push(await save(draft, { ...content, ...own }));
  }
  await Promise.all(submitted.map((change) => submit(change)));
  const decided = await Promise.all(
    submitted.map(({ id, edition }) =>
      approver('POST', `${changesPath}/${id}/decision`, { edition, approved: true, opinion: '' }),
    ),
  );
  expect(decided.map(({ code }) => code).toSorted()).toEqual(['100400', '200']);
  const { db } = management.testApp;
  const rows = await db.select().from(regions).where(eq(regions.scfCity, '500229'));
  expect(rows).toHaveLength(1);
});

test('an operator of a county changes that county only', async () => {
  const { testApp, open } = management;
  const other = await open('REGION', 'zhongxian');
  await workIn('500231');
  const local = await callsAs(testApp, operator);
  const begin = (itemId: string | null, copy = false) =>
    local('POST', changesPath, { kind: 'REGION', itemId, version: null, copy });
  expect((await begin('chongqing')).code).toBe('100403');
  const own = (await begin('dianjiang')).data;
  expect((await begin(null)).data.content).toMatchObject({ scfCity: '500231' });
  expect((await begin('zhongxian', true)).data.content).toMatchObject({ scfCity: '500231' });
  // Nor do they take over the draft of another county.
  const body = { edition: other.edition, content: own.content, note: '', publishOn: null };
  expect((await local('PUT', `${changesPath}/${other.id}`, body)).code).toBe('100403');
  const seen = { edition: other.edition };
  for (const step of ['submission', 'discarding'])
    expect((await local('POST', `${changesPath}/${other.id}/${step}`, seen)).code).toBe('100403');
  const reason = { reason: '不再服务' };
  const withdrawal = '/manage/items/REGION/zhongxian/withdrawal';
  expect((await local('POST', withdrawal, reason)).code).toBe('100403');
});

test('pictures are PNG or JPEG files of one’s own, which everybody sees', async () => {
  const { testApp, author, approver } = management;
  for (const [name, bytes, type] of [
    ['标志.png', png(), 'image/png'],
    ['横幅.jpg', photo(), 'image/jpeg'],
  ] as const) {
    const { url } = (await pictureOf(name, bytes)).data;
    const seen = await testApp.app.inject(url);
    expect(seen.statusCode).toBe(200);
    expect(seen.headers).toMatchObject({
      'content-type': type,
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
  expect((await pictureOf('说明.pdf', pdf)).code).toBe('100400');
  const form = filesForm([['标志.png', png()]]);
  const { data } = await author('POST', '/ticket/upload/batchUpload', form);
  expect((await approver('POST', '/manage/pictures', { key: data[0].url })).code).toBe('100400');
  const missing = await testApp.app.inject('/api/huiqi/user/picture/none');
  expect(missing.statusCode).toBe(404);
});
