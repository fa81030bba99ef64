import { eq } from 'drizzle-orm';
import type { Notice } from '@huiqi/sdk';
import { createPhoneCode } from '../modules/captchas/phoneCodes.js';
import { certifications } from '../schema/certifications.js';
import { bindingObjections } from '../schema/bindingObjections.js';
import { makeCompanies } from '../seed/companies/makeCompanies.js';
import { userCompanies } from '../schema/userCompanies.js';
import { notices } from '../schema/notices.js';
import { users } from '../schema/users.js';
import { newcomer, owner } from '../callKit/accounts.js';
import { callsAs, type Calls } from './callsAs.js';
import { openTestApp } from './openTestApp.js';
import { seedNow } from '../callKit/seedNow.js';

/** Opens the application with a company of the first user, and a stranger who can add and verify it. */
export async function openStranger() {
  const [company] = makeCompanies(1);
  if (!company) throw new Error('The sample has no company');
  const { creditCode: nsrsbh, name: qymc, legalName, legalIdNo, legalPhone } = company;
  let clock = seedNow.getTime();
  const now = () => new Date(clock);
  const testApp = await openTestApp(now);
  const { db } = testApp;
  const stranger = await callsAs(testApp, newcomer);
  const later = () => {
    clock += 1_000;
  };
  const codeOf = () => createPhoneCode({ db, now }, { purpose: 'certify', phone: legalPhone }, 120);
  const strangerId = '2';
  return {
    testApp,
    now,
    later,
    company: { id: company.id, nsrsbh, name: qymc },
    stranger,
    rich: await callsAs(testApp, owner),
    /** Resets the stranger's bindings, all notices and open objections. */
    clear: async () => {
      await db.delete(bindingObjections);
      await db.delete(notices);
      await db.delete(certifications).where(eq(certifications.userId, strangerId));
      await db.delete(userCompanies).where(eq(userCompanies.userId, strangerId));
      await db.update(users).set({ companyId: null }).where(eq(users.id, strangerId));
      later();
    },
    add: (calls = stranger) => calls('POST', '/user/addRelatedCompany', { nsrsbh, qymc }),
    /** Adds with consent, relying on an earlier check of the company. */
    authorise: () =>
      stranger('POST', '/user/addAuthRelatedCompany', { nsrsbh, qymc, authority: ['TAX'] }),
    /** A check that passes: the stranger has the representative's phone. */
    verify: async () => {
      const claim = { certifyType: 'FR', creditCode: nsrsbh, legalIdNo, legalPhone };
      const body = { ...claim, phoneCaptcha: await codeOf() };
      return (await stranger('POST', '/user/enterprise/verification', body)).data.result;
    },
    /** The same with consent, for a company already added. */
    certify: async (change: object = {}) => {
      const place = { provinceCode: '500000', cityCode: '500231', areaCode: '500231' };
      const claim = { nsrsbh, qymc, legalName, legalId: legalIdNo, legalPhone, ...place };
      const consent = { certifyType: 'FR', authority: ['TAX'], phoneCaptcha: await codeOf() };
      const body = { ...claim, ...consent, ...change };
      return (await stranger('POST', '/user/auth/certify', body)).data?.result;
    },
    noticesOf: async (calls: Calls): Promise<Notice[]> =>
      (await calls('GET', '/user/notice/page?size=50')).data.content,
    close: () => testApp.close(),
  };
}
