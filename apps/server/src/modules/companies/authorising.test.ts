import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AreaConfig } from '@huiqi/sdk';
import { newcomer, owner } from '../../callKit/accounts.js';
import { callsAs, callsWith, tokenFor, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { regions } from '../../schema/areas.js';
import { createPhoneCode } from '../captchas/phoneCodes.js';
import { certifications } from '../../schema/certifications.js';
import { knownRepresentative } from '../../seed/companies/makeCompanies.js';
import { registerScenarios } from '../../seed/companies/registerScenarios.js';

const food = registerScenarios[0]?.creditCode;
const { legalIdNo, legalPhone } = knownRepresentative;
const missing = '00000000-0000-4000-8000-00000000c0de';

let testApp: TestApp;
let fresh: Calls;
let rich: Calls;
let tax: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  fresh = await callsAs(testApp, newcomer);
  rich = await callsAs(testApp, owner);
  tax = callsWith(testApp, await tokenFor(testApp, '3'));
});
afterAll(() => testApp.close());

describe('authorising a company', () => {
  const claim = {
    qymc: '重庆桂溪机械有限公司',
    legalName: '周明',
    legalId: legalIdNo,
    legalPhone,
    provinceCode: '500000',
    cityCode: '500231',
    areaCode: '500231',
    authority: ['TAX'],
    certifyType: 'PHONE',
  };
  const certify = '/user/auth/certify';
  let nsrsbh: string;
  beforeAll(async () => {
    const { data } = await rich('GET', '/user/enterpriseBindDetail/2');
    ({ nsrsbh } = data);
  });
  const sentCode = (phone = legalPhone) =>
    createPhoneCode({ db: testApp.db, now: () => seedNow }, { purpose: 'certify', phone }, 120);
  /** A form with a freshly sent code. */
  const form = async (changes: Record<string, unknown> = {}) => ({
    ...claim,
    nsrsbh,
    phoneCaptcha: await sentCode(),
    ...changes,
  });
  const isAuthorised = async () =>
    (await rich('GET', `/user/isAuthByUserId?nsrsbh=${nsrsbh}`)).data.isAuth;
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

  test('needs the code that was sent to the phone; each is good once', async () => {
    const before = await testApp.db.$count(certifications);
    const none = await rich('POST', certify, { ...claim, nsrsbh });
    expect([none.status, none.code]).toEqual([400, '100400']);
    const phoneCaptcha = await sentCode();
    const wrong = await rich('POST', certify, await form({ phoneCaptcha: wrongFor(phoneCaptcha) }));
    expect([wrong.status, wrong.code]).toEqual([400, '792102']);
    // Wrong numbers and right numbers get the same response.
    const guess = await rich(
      'POST',
      certify,
      await form({ phoneCaptcha: wrongFor(phoneCaptcha), legalName: '周暗' }),
    );
    expect(guess.code).toBe('792102');
    const elsewhere = await rich('POST', certify, await form({ legalPhone: '13800000009' }));
    expect(elsewhere.code).toBe('792102');
    expect(await testApp.db.$count(certifications)).toBe(before);
    expect(await isAuthorised()).toBe(false);
    const used = await form({ legalName: '周暗' });
    const { data: checked } = await rich('POST', certify, used);
    expect(checked.result).toBe('THREECHECKNOPASS');
    expect((await rich('POST', certify, { ...used, legalName: '周明' })).code).toBe('792102');
    // The clock stands still, so the order of two records would be undefined.
    await testApp.db.delete(certifications).where(eq(certifications.id, checked.id));
  });

  test('a failed check leaves a record that can be edited', async () => {
    const failed = await rich('POST', certify, await form({ legalName: '周暗' }));
    expect(failed.data).toMatchObject({
      result: 'THREECHECKNOPASS',
      legalThreeStatus: false,
      message: '法定代表人姓名、身份证号与手机号不一致，请核对后重试',
    });
    const { id } = failed.data;
    const data = (await rich('GET', `/user/certifyData?id=${id}`)).data;
    expect(data).toMatchObject({
      id,
      legalName: '周暗',
      legalIdNo: '110105********002X',
      areaCode: '500231',
      authority: ['TAX'],
      certifyType: 'PHONE',
      state: 'NOT_PASSED',
    });
    expect((await rich('GET', '/user/auth')).data).toEqual(failed.data);
    const four = await rich('POST', certify, await form({ id, qymc: '重庆别的有限公司' }));
    expect(four.data).toMatchObject({
      id,
      result: 'FOURCHECKNOPASS',
      legalThreeStatus: true,
      companyFourStatus: false,
    });
    expect((await fresh('GET', `/user/certifyData?id=${id}`)).code).toBe('100404');
    expect((await fresh('GET', `/user/certifyData?id=${missing}`)).code).toBe('100404');
  });

  test('a record of another company, or of nobody, cannot be replaced', async () => {
    const [foreign] = await testApp.db
      .select({ id: certifications.id })
      .from(certifications)
      .where(and(eq(certifications.userId, '3'), eq(certifications.kind, 'AUTHORISATION')));
    const body = await form();
    for (const id of [foreign?.id, 'c-1-1', missing]) {
      const response = await rich('POST', certify, { ...body, id });
      expect([response.status, response.code], id).toEqual([404, '100404']);
    }
    // The code is not used up.
    expect((await rich('POST', certify, { ...body, legalName: '周暗' })).status).toBe(200);
    expect(await isAuthorised()).toBe(false);
  });

  test('a record of a verification cannot be replaced by one of an authorisation', async () => {
    const [model] = await testApp.db
      .select()
      .from(certifications)
      .where(eq(certifications.id, 'v-1'));
    if (!model) throw new Error('The sample has no verification of the first user');
    for (const state of ['PASSED', 'NOT_PASSED'] as const) {
      const id = `v-1-${state}`;
      const verification = { ...model, id, creditCode: nsrsbh, state };
      await testApp.db.insert(certifications).values(verification);
      const response = await rich('POST', certify, { ...(await form()), id });
      expect([response.status, response.code], state).toEqual([404, '100404']);
      const kept = await testApp.db.select().from(certifications).where(eq(certifications.id, id));
      expect(kept).toEqual([verification]);
      await testApp.db.delete(certifications).where(eq(certifications.id, id));
    }
    expect(await isAuthorised()).toBe(false);
  });

  test('a passed check stores the consent and prefills the next one', async () => {
    const base = `/user/getAuthBaseByNsrsbhAndProvice?nsrsbh=${nsrsbh}&provinceCode=500000`;
    expect((await rich('GET', `${base}&areaCode=500231`)).data.id).toBeNull();
    const { data } = await rich('POST', certify, await form({ qymc: ` ${claim.qymc}` }));
    expect(data).toMatchObject({ result: 'PASS', companyFourStatus: true, legalThreeStatus: true });
    const bound = await rich('GET', '/user/enterpriseBindDetail/2');
    expect(bound.data).toMatchObject({
      authority: ['TAX'],
      certifyType: 'PHONE',
      legalPhone: '138****0001',
    });
    expect((await rich('GET', `${base}&areaCode=500231`)).data.id).toBe(data.id);
    expect((await rich('GET', `${base}&areaCode=0`)).data.id).toBe(data.id);
    expect((await rich('GET', `${base}&areaCode=500103`)).data.id).toBeNull();
    const elsewhere = base.replace('500000', '510000');
    expect((await rich('GET', `${elsewhere}&areaCode=0`)).data.id).toBeNull();

    // A failed renewal has a record of its own.
    const again = await rich('POST', certify, await form({ id: data.id, legalName: '周暗' }));
    expect(again.data.result).toBe('THREECHECKNOPASS');
    expect(again.data.id).not.toBe(data.id);
    const passed = await rich('GET', `/user/certifyData?id=${data.id}`);
    expect(passed.data).toMatchObject({ id: data.id, legalName: '周明', state: 'PASSED' });
    expect((await rich('GET', `${base}&areaCode=0`)).data.id).toBe(data.id);
    const renewed = await rich('POST', certify, await form({ id: data.id }));
    expect(renewed.data).toMatchObject({ id: data.id, result: 'PASS' });
  });

  test("is spared the code where the company's own region waives it", async () => {
    const base = `/user/getAuthBaseByNsrsbhAndProvice?nsrsbh=${nsrsbh}&provinceCode=500000&areaCode=0`;
    const isRequired = async () => (await rich('GET', base)).data.phoneCodeRequired;
    const waive = async (key: string, certifyPhoneCode?: boolean) => {
      const [region] = await testApp.db.select().from(regions).where(eq(regions.key, key));
      const { certifyPhoneCode: _before, ...rest } = region?.config ?? ({} as AreaConfig);
      const config = certifyPhoneCode === undefined ? rest : { ...rest, certifyPhoneCode };
      await testApp.db.update(regions).set({ config }).where(eq(regions.key, key));
    };
    expect(await isRequired()).toBe(true);
    await waive('zhongxian', false);
    // The region headers are chosen by the caller and have no effect.
    const headers = { 'x-scf-province': '500000', 'x-scf-city': '500233' };
    const token = await tokenFor(testApp, '1');
    const response = await testApp.app.inject({
      method: 'POST',
      url: `/api/huiqi${certify}`,
      headers: { 'x-request-id': 'web-test-000001', 'x-access-token': token, ...headers },
      payload: { ...claim, nsrsbh },
    });
    const fieldErrors = [{ field: 'phoneCaptcha', message: '请输入验证码' }];
    expect(response.json()).toMatchObject({ code: '100400', fieldErrors });
    await waive('dianjiang', false);
    expect(await isRequired()).toBe(false);
    const { data } = await rich('POST', certify, { ...claim, nsrsbh });
    expect(data.result).toBe('PASS');
    await waive('dianjiang', true);
    expect(await isRequired()).toBe(true);
  });

  test('a company of somebody else looks like none', async () => {
    const foreign = await fresh('POST', certify, await form());
    const none = await fresh('POST', certify, await form({ nsrsbh: '91500231MA5ZZZZZZZ' }));
    expect([foreign.status, foreign.code]).toEqual([404, '100404']);
    expect(none).toEqual(foreign);
  });

  test('TAX users add a further consent for a related company, which keeps the earlier ones', async () => {
    const found = registerScenarios.find(({ name }) => name.includes('牡丹纺织'));
    const consent = (...authority: string[]) =>
      tax('POST', '/user/addAuthRelatedCompany', {
        nsrsbh: found?.creditCode,
        qymc: found?.name,
        authority,
      });
    await consent('INVOICE');
    const { data } = await consent('TAX');
    const bound = await tax('GET', `/user/enterpriseBindDetail/${data?.id}`);
    expect(bound.data?.authority).toEqual(['INVOICE', 'TAX']);
    expect((await consent('TAX')).code).toBe('100409');
  });

  test('TAX users authorise their own number only', async () => {
    const added = await tax('POST', '/user/addRelatedCompany', {
      nsrsbh: food,
      qymc: '垫江县示范食品有限公司',
    });
    expect(added.status).toBe(200);
    const response = await tax('POST', certify, await form({ nsrsbh: food }));
    expect([response.status, response.code]).toEqual([400, '100400']);
  });
});
