import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const get = async (path: string, headers: Record<string, string> = {}) =>
  (await testApp.app.inject({ url: `/api/huiqi${path}`, headers })).json();
const inCity = (city: string) => ({ 'x-scf-province': '500000', 'x-scf-city': city });

test('a new visitor is served from the county that runs the platform, with the name of the province', async () => {
  const { data } = await get('/user/area/scfProject');
  expect(data).toEqual({
    key: 'dianjiang',
    domainName: 'dianjiang.huiqi.example',
    regionName: '垫江县',
    province: '重庆市',
    scfProvince: '500000',
    scfCity: '500231',
    scfDistrict: '0',
  });
});

test('areas with a region of their own, the province first', async () => {
  const { data } = await get('/user/area/getAreaList');
  expect(data).toEqual([
    { regionCode: '500000', regionName: '重庆市' },
    { regionCode: '500231', regionName: '垫江县' },
    { regionCode: '500233', regionName: '忠县' },
  ]);
});

test.each([
  ['a county', 'scfProvince=500000&scfCity=500233', '忠县'],
  ['the province', 'scfProvince=500000&scfCity=0', '重庆'],
  ['a district without content of its own', 'scfProvince=500000&scfCity=500101', '重庆'],
  ['a province that is not served', 'scfProvince=340000', '垫江'],
  ['nothing', '', '垫江'],
])('configuration of %s', async (_what, query, local) => {
  expect((await get(`/user/config/getInfoByDistrict?${query}`)).data.local).toBe(local);
});

test('regions differ in what a visitor sees', async () => {
  const keys = ['logo', 'brandColor', 'phone', 'email', 'icpRemarks', 'banners', 'partnerLogos'];
  const configs = await Promise.all(
    ['500231', '500233', '0'].map((city) =>
      get(`/user/config/getInfoByDistrict?scfProvince=500000&scfCity=${city}`),
    ),
  );
  for (const key of keys) {
    const values = new Set(configs.map(({ data }) => JSON.stringify(data[key])));
    expect(values.size, key).toBe(3);
  }
});

test('products are those of the region in the headers, and a cached response is not that of another region', async () => {
  const names = async (city: string) => {
    const { data } = await get('/product/index/page?size=100', inCity(city));
    return data.content.map(({ name }: { name: string }) => name) as string[];
  };
  const dianjiang = await names('500231');
  const zhongxian = await names('500233');
  expect(zhongxian).toContain('忠橙贷');
  expect(dianjiang).not.toContain('忠橙贷');
  expect(zhongxian.length).toBeLessThan(dianjiang.length);
  expect((await names('0')).length).toBeGreaterThan(dianjiang.length);
  const counts = await Promise.all(
    ['500231', '500233'].map((city) => get('/product/index/home', inCity(city))),
  );
  expect(counts.map(({ data }) => data.productCount)).toEqual([dianjiang.length, zhongxian.length]);
});

test('banners of the home page are those of the region, other places have theirs in a setting', async () => {
  const home = await get('/user/banner/imageList?source=PC&scfProvince=500000&scfCity=500233');
  expect(home.data[0].title).toBe('忠橙熟了，贷款也到位');
  const supervision = await get('/user/banner/imageList?position=SUPERVISION');
  const setting = await get('/user/sys/config?name=DEMAND_OVERSEE_BANNER');
  expect(JSON.parse(setting.data.value)).toEqual(supervision.data);
  const policy = await get('/user/banner/imageList?source=PC&position=POLICY');
  expect(policy.data.map(({ link }: { link: string }) => link)).toEqual([
    '/policy/search',
    '/policy/recommend',
  ]);
  expect((await get('/user/banner/imageList?position=ELSEWHERE')).data).toEqual([]);
});

test('the switches of a page agree with the configuration of its region', async () => {
  const page = (name: string, city: string) =>
    get(`/user/config/page?page=${name}&scfProvince=500000&scfCity=${city}`);
  expect((await page('login', '500233')).data.switches).toEqual(['loginPhone']);
  expect((await page('login', '0')).data.switches).toEqual(['loginTax']);
  expect((await page('quotacal', '500231')).data.switches).toEqual(['counterLimitFinancing']);
  expect((await page('quotacal', '0')).data.switches).toEqual([]);
  expect((await page('404', '500231')).data.title).toBe('页面不存在');
});
