import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { newcomer } from '../../callKit/accounts.js';
import { callsAs, callsWith, tokenFor, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { createPhoneCode } from '../captchas/phoneCodes.js';
import { taxAccountNumber } from '../../seed/session/sampleAccounts.js';
import { users } from '../../schema/users.js';
import { certifications } from '../../schema/certifications.js';
import { knownRepresentative, makeCompanies } from '../../seed/companies/makeCompanies.js';
import { registerScenarios } from '../../seed/companies/registerScenarios.js';
import { userCompanies } from '../../schema/userCompanies.js';

const codeOf = (name: string) => {
  const found = registerScenarios.find((company) => company.name.includes(name));
  if (!found) throw new Error(`No company ${name}`);
  return found.creditCode;
};
const food = codeOf('示范食品');
const { legalIdNo, legalPhone } = knownRepresentative;
const verification = '/user/enterprise/verification';

let testApp: TestApp;
let fresh: Calls;
let tax: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  fresh = await callsAs(testApp, newcomer);
  tax = callsWith(testApp, await tokenFor(testApp, '3'));
});
afterAll(() => testApp.close());
/** The newcomer has nothing before each test. */
beforeEach(async () => {
  await testApp.db.delete(certifications).where(eq(certifications.userId, '2'));
  await testApp.db.delete(userCompanies).where(eq(userCompanies.userId, '2'));
  await testApp.db.update(users).set({ companyId: null }).where(eq(users.id, '2'));
});

/** A form with a freshly sent code. */
async function form(changes: Record<string, string> = {}) {
  const claim = { certifyType: 'FR', creditCode: food, legalIdNo, legalPhone, ...changes };
  const sent = { purpose: 'certify', phone: claim.legalPhone } as const;
  const { db } = testApp;
  return { ...claim, phoneCaptcha: await createPhoneCode({ db, now: () => seedNow }, sent, 120) };
}

describe('verifying an enterprise', () => {
  test('binds the company, which is still to be authorised', async () => {
    expect((await fresh('GET', verification)).code).toBe('794103');
    expect((await fresh('GET', '/user/certifyData')).code).toBe('794103');
    const response = await fresh('POST', verification, await form());
    expect(response.data).toEqual({ result: 'SUCCESS', message: '认证成功' });
    expect((await fresh('GET', verification)).data).toEqual({
      creditCode: food,
      legalIdNo: '110105********002X',
    });
    expect((await fresh('GET', '/user/certifyData')).data).toMatchObject({
      companyName: '垫江县示范食品有限公司',
      legalIdNo: '110105********002X',
      legalPhone: '138****0001',
      provinceCode: '500000',
      cityCode: '500231',
      areaCode: '500231',
      authority: [],
      state: 'PASSED',
      message: null,
    });
    const drainage = await fresh('GET', '/user/getUserCertifyAuthDrainage/2');
    expect(drainage.data).toEqual({ isCertify: true });
    expect((await fresh('GET', '/user/info')).data.creditCode).toBe(food);
    expect((await fresh('GET', '/user/isAuthByUserId')).data.isAuth).toBe(false);
    const [bound] = (await fresh('GET', '/user/getCompanyListByUser/2')).data;
    expect(bound).toMatchObject({ certifyState: 'PASSED', authorized: false });
  });

  it.each([
    [{ legalIdNo: '110101199003070011' }, '法定代表人姓名、身份证号与手机号不一致，请核对后重试'],
    [{ legalPhone: '13800000005' }, '法定代表人姓名、身份证号与手机号不一致，请核对后重试'],
    [{ creditCode: '91500231MA5ZZZZZZZ' }, '未查询到该企业标识对应的企业'],
    [{ creditCode: codeOf('吊销示范') }, '该企业已注销或被吊销，无法认证'],
    [{ creditCode: codeOf('注销示范') }, '该企业已注销或被吊销，无法认证'],
    [{ creditCode: codeOf('无号示范') }, '登记机关没有该企业法定代表人的手机号', '周明'],
  ])('fails with the reason: %j', async (changes, message, legalName?: string) => {
    const response = await fresh('POST', verification, await form(changes));
    expect(response.data).toEqual({ result: 'FAIL', message });
    expect((await fresh('GET', verification)).code).toBe('794103');
    const { data } = await fresh('GET', '/user/certifyData');
    expect(data).toMatchObject({ state: 'NOT_PASSED', message, legalName: legalName ?? null });
    expect((await fresh('GET', '/user/getCompanyListByUser/2')).data).toEqual([]);
    expect((await fresh('GET', '/user/getUserCertifyAuthDrainage/2')).data.isCertify).toBe(false);
  });

  test('needs the code that was sent; each is good once', async () => {
    const body = await form();
    const phoneCaptcha = body.phoneCaptcha === '000000' ? '000001' : '000000';
    const wrong = await fresh('POST', verification, { ...body, phoneCaptcha });
    expect([wrong.status, wrong.code]).toEqual([400, '792102']);
    expect((await fresh('GET', '/user/certifyData')).code).toBe('794103');
    expect((await fresh('POST', verification, body)).data.result).toBe('SUCCESS');
    expect((await fresh('POST', verification, body)).code).toBe('792102');
  });

  test('leaves the code usable when the register cannot be reached', async () => {
    const body = await form();
    const down = await fresh('POST', verification, { ...body, creditCode: codeOf('中断示范') });
    expect([down.status, down.code]).toEqual([503, '100503']);
    expect((await fresh('POST', verification, body)).data.result).toBe('SUCCESS');
  });

  test('ten times in parallel with one code is one verification', async () => {
    const body = await form();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => fresh('POST', verification, body)),
    );
    expect(responses.filter(({ data }) => data?.result === 'SUCCESS')).toHaveLength(1);
    expect(await testApp.db.$count(certifications, eq(certifications.userId, '2'))).toBe(1);
  });

  test('TAX users verify their own number only', async () => {
    const other = await tax('POST', verification, await form());
    expect([other.status, other.code]).toEqual([400, '100400']);
    const [, , own] = makeCompanies(3);
    if (!own) throw new Error('The sample has no third company');
    const body = await form({
      creditCode: taxAccountNumber.toLowerCase(),
      legalIdNo: own.legalIdNo,
      legalPhone: own.legalPhone,
    });
    expect((await tax('POST', verification, body)).data.result).toBe('SUCCESS');
  });

  test('no number of a person is stored or logged in full', async () => {
    await fresh('POST', verification, await form());
    const rows = await testApp.db.select().from(certifications);
    const text = JSON.stringify(rows);
    expect(text).not.toMatch(/\d{17}[\dX]"/);
    expect(text).not.toMatch(/"1[3-9]\d{9}"/);
  });
});
