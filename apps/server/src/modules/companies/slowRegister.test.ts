import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newcomer } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { registryUnavailable } from '../../registry/CompanyRegistry.js';
import { seedNow } from '../../callKit/seedNow.js';
import { createPhoneCode } from '../captchas/phoneCodes.js';
import { certifications } from '../../schema/certifications.js';
import { knownRepresentative } from '../../seed/companies/makeCompanies.js';
import { sampleRegistry } from '../../seed/companies/sampleRegistry.js';
import { registerScenarios } from '../../seed/companies/registerScenarios.js';

const [first, second] = registerScenarios;
const sample = sampleRegistry(72);
let answer: (creditCode: string) => ReturnType<typeof sample.findByCreditCode>;
let testApp: TestApp;
let fresh: Calls;
beforeAll(async () => {
  const findByCreditCode = (creditCode: string) => answer(creditCode);
  testApp = await openTestApp(undefined, {}, { ...sample, findByCreditCode });
  fresh = await callsAs(testApp, newcomer);
});
afterAll(() => testApp.close());

const add = (company = first, key?: string) =>
  fresh(
    'POST',
    '/user/addRelatedCompany',
    { nsrsbh: company?.creditCode, qymc: company?.name },
    key,
  );

test('a register that takes its time holds nobody else up', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let reply = () => {};
  const replied = new Promise<void>((resolve) => {
    reply = resolve;
  });
  answer = async (creditCode) => {
    arrive();
    await replied;
    return sample.findByCreditCode(creditCode);
  };
  const waiting = add();
  await arrived;
  // The embedded database has one connection: an open transaction would block these forever.
  const others = await Promise.all([
    fresh('GET', '/user/info'),
    fresh('PUT', '/user/company/current', { companyId: 'none' }),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 404]);
  reply();
  expect((await waiting).status).toBe(200);
});

test('a repeated call gets its response though the register fails by now', async () => {
  answer = sample.findByCreditCode;
  const made = await add(second, 'slow-key-1');
  expect(made.status).toBe(200);
  answer = async () => {
    throw registryUnavailable();
  };
  expect(await add(second, 'slow-key-1')).toEqual(made);
});

test('a company that is unbound while the register is asked is not authorised', async () => {
  answer = sample.findByCreditCode;
  const { data: bound } = await fresh('GET', '/user/enterpriseBindDetail');
  const company = bound.find(({ nsrsbh }: { nsrsbh: string }) => nsrsbh === first?.creditCode);
  const { legalIdNo, legalPhone } = knownRepresentative;
  const code = { purpose: 'certify', phone: legalPhone } as const;
  const form = {
    nsrsbh: company.nsrsbh,
    qymc: first?.name,
    legalName: '周明',
    legalId: legalIdNo,
    legalPhone,
    provinceCode: '500000',
    cityCode: '500231',
    areaCode: '500231',
    authority: ['TAX'],
    certifyType: 'FR',
    phoneCaptcha: await createPhoneCode({ db: testApp.db, now: () => seedNow }, code, 120),
  };
  let hasUnbound = false;
  answer = async (creditCode) => {
    const unbound = await fresh('GET', `/user/unBund?ids=${company.id}`);
    hasUnbound = unbound.status === 200;
    return sample.findByCreditCode(creditCode);
  };
  const refused = await fresh('POST', '/user/auth/certify', form);
  expect([hasUnbound, refused.status, refused.code]).toEqual([true, 404, '100404']);
  const passed = and(eq(certifications.userId, '2'), eq(certifications.state, 'PASSED'));
  expect(await testApp.db.$count(certifications, passed)).toBe(0);
});
