import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { agent, newcomer, operator, owner } from '../../callKit/accounts.js';
import { unproved, type Actor } from '../../callKit/Actor.js';
import { isAtHomeOf } from '../../callKit/reach.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings, first } from '../../callKit/defineThings.js';
import { createPhoneCode } from '../captchas/phoneCodes.js';
import { orders } from '../../schema/orders.js';
import { certifications } from '../../schema/certifications.js';
import { bindingObjections } from '../../schema/bindingObjections.js';
import { knownRepresentative } from '../../seed/companies/makeCompanies.js';
import { registerScenarios, verifiedUnbound } from '../../seed/companies/registerScenarios.js';
import { companies } from '../../schema/companies.js';
import { userCompanies } from '../../schema/userCompanies.js';

const scenario = (name: string) =>
  first(
    registerScenarios.filter((company) => company.name === name),
    `company ${name}`,
  );
const addable = scenario('垫江县示范食品有限公司');
const verified = scenario(verifiedUnbound);
/** Has its own representative, because a phone has one code at a time. */
const verifiable = scenario('垫江县变更示范有限公司');
const region = { scfProvince: '500000', scfCity: '0', scfDistrict: '0', scfPlatform: '1001' };
const mine = { userId: '1', type: 1 } as const;

/** Adds a company for a user without proof; with an objection id, the first user objects to it. */
async function addMember(
  db: Db,
  member: { readonly companyId: string; readonly memberId: string },
  objection?: string,
): Promise<void> {
  const { companyId, memberId } = member;
  await db.insert(userCompanies).values({ userId: memberId, companyId }).onConflictDoNothing();
  if (objection === undefined) return;
  const reason = '该用户不是本单位员工';
  const createdAt = new Date('2026-11-20T08:30:00Z');
  const made = { id: objection, ...member, userId: '1', reason, createdAt };
  await db.insert(bindingObjections).values(made);
}

export const calls = defineCalls(async ({ ask, db, now }) => {
  const { content } = await ask(owner, 'listRelatedCompanies', { body: mine });
  const authorised = first(
    content.filter((company) => company.authorized),
    'authorised company',
  );
  const open = first(
    content.filter((company) => !company.authorized),
    'company to authorise',
  );
  const clients = await ask(agent, 'listEnterpriseBindings', {});
  const client = first(clients.toReversed(), 'company of the agent');
  const { nsrsbh } = authorised;
  const { legalName, legalIdNo, legalPhone } = knownRepresentative;
  const codeFor = (phone: string) =>
    createPhoneCode({ db, now }, { purpose: 'certify', phone }, 600);
  const verifiablePhone = verifiable.legalPhone ?? '';
  const memberId = 'owner-5';
  await addMember(db, { companyId: authorised.id, memberId });
  await addMember(db, { companyId: authorised.id, memberId: 'owner-6' }, 'o-of-call');
  const reason = '该用户不是本单位员工';
  return {
    listCompanyMembers: { as: owner, input: { nsrsbh } },
    objectToCompanyMember: { as: owner, input: { body: { nsrsbh, memberId, reason } } },
    listBindingObjections: { as: operator, input: { state: 'WAITING', keyword: nsrsbh } },
    decideBindingObjection: {
      as: operator,
      input: { id: 'o-of-call', body: { outcome: 'ENDED' } },
    },
    listRelatedCompanies: { as: owner, input: { body: mine } },
    listRelatedCompanyPage: { as: owner, input: { body: mine } },
    listTaxRelatedCompanies: { as: owner, input: { body: { userId: '1' } } },
    listCompaniesOfUser: { as: owner, input: { id: '1' } },
    listBoundCompanies: { as: owner, input: { userId: '1' } },
    listCompaniesInRegion: { as: owner, input: { userId: '1', body: region } },
    listEnterpriseBindings: { as: owner, input: {} },
    getEnterpriseBinding: { as: owner, input: { id: authorised.id } },
    switchCompany: { as: owner, input: { body: { companyId: authorised.id } } },
    unbindCompanies: { as: agent, input: { ids: client.id } },
    addRelatedCompany: {
      as: newcomer,
      input: { body: { nsrsbh: addable.creditCode, qymc: addable.name } },
    },
    addAuthorisedCompany: {
      as: agent,
      input: { body: { nsrsbh: verified.creditCode, qymc: verified.name, authority: ['TAX'] } },
    },
    getAuthState: { as: owner, input: {} },
    getAuthorisation: { as: owner, input: {} },
    getCertifyData: { as: owner, input: {} },
    getCertifyDrainage: { as: owner, input: { userId: '1' } },
    getVerificationInfo: { as: owner, input: {} },
    getAuthorisationBase: {
      as: owner,
      input: { nsrsbh, provinceCode: '500000', areaCode: '500231' },
    },
    getCompanyInfo: { as: owner, input: { qymc: addable.name } },
    getBaseCompanyInfo: { as: owner, input: { nsrsbh } },
    verifyCorporatePhone: { as: owner, input: { nsrsbh, phone: legalPhone } },
    verifyEnterprise: {
      as: newcomer,
      input: {
        body: {
          certifyType: 'FR',
          creditCode: verifiable.creditCode,
          legalIdNo: verifiable.legalIdNo,
          legalPhone: verifiablePhone,
          phoneCaptcha: await codeFor(verifiablePhone),
        },
      },
    },
    certifyEnterprise: {
      as: owner,
      input: {
        body: {
          nsrsbh: open.nsrsbh,
          qymc: open.qymc,
          legalName,
          legalId: legalIdNo,
          legalPhone,
          provinceCode: '500000',
          cityCode: '500231',
          areaCode: '500231',
          authority: ['TAX'],
          certifyType: 'FR',
          phoneCaptcha: await codeFor(legalPhone),
        },
      },
    },
  };
});

/** Companies that a user has proved to act for. */
const boundTo = (db: Db, userId: string) =>
  db
    .select(getTableColumns(companies))
    .from(userCompanies)
    .innerJoin(companies, eq(companies.id, userCompanies.companyId))
    .where(and(eq(userCompanies.userId, userId), eq(userCompanies.authorized, true)))
    .orderBy(companies.id);

const noOne = '00000000-0000-4000-8000-00000000c0de';

const companyThings = defineThings({
  kind: 'company',
  missing: '91500231MA5ZZZZZZZ',
  make: async (db) => {
    const company = first(await boundTo(db, '1'), 'authorised company of the first user');
    const applied = await db.select().from(orders).where(eq(orders.companyId, company.id));
    const banks = new Set<string | null>(applied.map(({ bankId }) => bankId));
    return [
      {
        name: 'a company',
        id: company.creditCode,
        // Staff find a company through the orders they may see.
        reachableBy: (actor, { roles }) =>
          roles.length === 0
            ? actor.userId === '1'
            : isAtHomeOf(actor, company) && (actor.role !== 'FINANCIER' || banks.has(actor.bankId)),
        knownTo: ({ userId }) => userId === unproved,
      },
    ];
  },
});

const isBoundTo = ({ userId }: Actor) => userId === '1' || userId === unproved;

const boundCompanyThings = defineThings({
  kind: 'boundCompany',
  missing: '91500231MA5ZZZZZZZ',
  make: async (db) => {
    const bound = await boundTo(db, '1');
    const { creditCode } = first(bound, 'company of the first user');
    return [{ name: 'a bound company', id: creditCode, reachableBy: isBoundTo }];
  },
});

const bindingThings = defineThings({
  kind: 'binding',
  missing: noOne,
  make: async (db) => {
    const { id } = first(await boundTo(db, '1'), 'company of the first user');
    return [{ name: 'a binding', id, reachableBy: isBoundTo }];
  },
});

const provedBindingThings = defineThings({
  kind: 'provedBinding',
  missing: noOne,
  make: async (db) => {
    const { id } = first(await boundTo(db, '1'), 'authorised company of the first user');
    const knownTo = ({ userId }: Actor) => userId === unproved;
    return [{ name: 'a proved binding', id, reachableBy: ({ userId }) => userId === '1', knownTo }];
  },
});

const companyMemberThings = defineThings({
  kind: 'companyMember',
  missing: 'nobody',
  make: async (db) => {
    const { id: companyId } = first(await boundTo(db, '1'), 'company of the first user');
    const memberId = 'owner-7';
    await addMember(db, { companyId, memberId });
    return [{ name: 'a member', id: memberId, reachableBy: ({ userId }) => userId === '1' }];
  },
});

const bindingObjectionThings = defineThings({
  kind: 'bindingObjection',
  missing: noOne,
  make: async (db) => {
    const company = first(await boundTo(db, '1'), 'company of the first user');
    const id = 'o-of-thing';
    await addMember(db, { companyId: company.id, memberId: 'owner-8' }, id);
    return [{ name: 'an objection', id, reachableBy: (actor) => isAtHomeOf(actor, company) }];
  },
});

const certificationThings = defineThings({
  kind: 'certification',
  missing: noOne,
  make: async (db) => {
    const certified = await db.select().from(certifications).where(eq(certifications.userId, '1'));
    const model = first(certified, 'certification of the first user');
    const [open] = await db.select().from(companies).where(eq(companies.id, '2'));
    const id = 'c-to-edit';
    const creditCode = open?.creditCode ?? '';
    await db
      .insert(certifications)
      .values({ ...model, id, kind: 'AUTHORISATION', creditCode, state: 'NOT_PASSED' });
    return [{ name: 'a certification', id, reachableBy: ({ userId }) => userId === '1' }];
  },
});

export const things = [
  companyThings,
  boundCompanyThings,
  bindingThings,
  provedBindingThings,
  companyMemberThings,
  bindingObjectionThings,
  certificationThings,
];
