import type { AuthorisationResult, CertifyData } from '@huiqi/sdk';
import { ApiError, existing, invalid, notFound } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { checkPhoneCode } from '../captchas/phoneCodes.js';
import { createNotice } from '../notices/createNotice.js';
import { certificationOf } from './certificationOf.js';
import { checkClaim, type ClaimOutcome } from './checkClaim.js';
import { countRegistryCheck } from './countRegistryCheck.js';
import { needsCertifyCode } from './needsCertifyCode.js';
import { requireOwnTaxNumber } from './ownTaxNumber.js';
import { findUserCompany, listAllCompanies, type UserCompany } from './repository.js';
import { authoriseCompany, keepLegalPhone } from './bindingRepository.js';
import {
  addCertification,
  findCertification,
  listProven,
  replaceCertification,
  type CertificationRow,
  type NewCertification,
} from './certificationRepository.js';
import { notifyOwners } from './notifyOwners.js';

const passedMessage = '认证通过';

const toResult = (row: CertificationRow): AuthorisationResult => ({
  result: row.result,
  message: row.message,
  id: row.id,
  companyFourStatus: row.companyFourStatus,
  legalThreeStatus: row.legalThreeStatus,
});

const toCertifyData = (row: CertificationRow): CertifyData => ({
  id: row.id,
  creditCode: row.creditCode,
  companyName: row.companyName,
  legalName: row.legalName,
  legalIdNo: row.legalIdNo,
  legalPhone: row.legalPhone,
  provinceCode: row.provinceCode,
  cityCode: row.cityCode,
  areaCode: row.areaCode,
  authority: row.authority as CertifyData['authority'],
  certifyType: row.certifyType,
  state: row.state,
  message: row.state === 'PASSED' ? null : row.message,
});

type Certify = UserCall<'certifyEnterprise'>;

async function store({ db, input }: Certify, record: NewCertification): Promise<string> {
  const { id } = input.body;
  if (id !== undefined && (await replaceCertification(db, id, record))) return id;
  return addCertification(db, record);
}

/**
 * The code that proves possession of the representative's phone; null where the company's region does not require one.
 */
async function requireCode({ db, user, input }: Certify, { company }: UserCompany) {
  if (!(await needsCertifyCode(db, user.id, company))) return null;
  const { phoneCaptcha } = input.body;
  const problem = { field: 'phoneCaptcha', message: '请输入验证码' };
  if (phoneCaptcha === undefined) throw invalid([problem]);
  return phoneCaptcha;
}

/** Stores the outcome of an authorisation, and the consent if it passed. */
async function conclude(
  call: Certify,
  { company }: UserCompany,
  { code, outcome }: { readonly code: string | null; readonly outcome: ClaimOutcome },
): Promise<AuthorisationResult> {
  const { db, user, input, now } = call;
  const claim = input.body;
  // Only the holder of the phone learns what the register says about it.
  if (code !== null)
    await checkPhoneCode(call, { purpose: 'certify', phone: claim.legalPhone, code });
  const at = now();
  const record = certificationOf(
    {
      userId: user.id,
      kind: 'AUTHORISATION',
      ...claim,
      creditCode: company.creditCode,
      companyName: claim.qymc.trim(),
      legalName: claim.legalName.trim(),
      legalIdNo: claim.legalId,
    },
    outcome,
    passedMessage,
    at,
  );
  const id = await store(call, record);
  const { result, message, companyFourStatus, legalThreeStatus } = record;
  if (result === 'PASS') {
    const { certifyType, authority } = claim;
    const binding = { userId: user.id, companyId: company.id };
    // Locks the company before the binding, like `addAuthorisedCompany`.
    await keepLegalPhone(db, company.id, claim.legalPhone);
    // The user or staff may have ended the binding since the register was read.
    if (!(await authoriseCompany(db, binding, { certifyType, authority, at }))) throw notFound();
    const content = `您已授权平台在办理申请时使用企业“${company.name}”的数据`;
    const subject = { kind: 'COMPANY', id: company.id } as const;
    const notice = { noticeType: 'OTHER', title: '企业授权成功', content, subject } as const;
    await createNotice(db, { userId: user.id, ...notice }, at);
    await notifyOwners(call, company.id, 'AUTHORISED');
  }
  return { result, message, id, companyFourStatus, legalThreeStatus };
}

/** Authorising the use of a company's data, and the records of it. */
export const certifyHandlers = {
  certifyEnterprise: {
    prepare: async (call) => {
      const { db, user, input, registry } = call;
      const claim = input.body;
      const mine = existing(await findUserCompany(db, user.id, claim.nsrsbh));
      const { creditCode } = mine.company;
      // Checked first, so that no code is used up for nothing.
      if (claim.id !== undefined) {
        const former = { id: claim.id, kind: 'AUTHORISATION', creditCode } as const;
        existing(await findCertification(db, user.id, former));
      }
      await requireOwnTaxNumber(call, claim.nsrsbh, 'nsrsbh');
      const code = await requireCode(call, mine);
      await countRegistryCheck(call, claim.nsrsbh);
      const outcome = await checkClaim(registry, {
        creditCode,
        name: claim.qymc,
        legalName: claim.legalName,
        legalIdNo: claim.legalId,
        legalPhone: claim.legalPhone,
      });
      return (inTransaction) => conclude(inTransaction, mine, { code, outcome });
    },
  },

  getAuthorisation: async ({ db, user }) => {
    const latest = await findCertification(db, user.id, { kind: 'AUTHORISATION' });
    return latest ? toResult(latest) : null;
  },

  getCertifyData: async ({ db, user, input }) => {
    const { id } = input;
    const found = await findCertification(db, user.id, id === undefined ? {} : { id });
    if (!found) throw id === undefined ? new ApiError('794103') : notFound();
    return toCertifyData(found);
  },

  getCertifyDrainage: async ({ db, user, input }) => {
    if (input.userId !== user.id) throw notFound();
    return { isCertify: (await listProven(db, user.id)).length > 0 };
  },

  getAuthorisationBase: async ({ db, user, input }) => {
    const mine = existing(await findUserCompany(db, user.id, input.nsrsbh));
    const { creditCode, name, legalName, areaCode, cityCode, provinceCode } = mine.company;
    const former = await findCertification(db, user.id, {
      kind: 'AUTHORISATION',
      state: 'PASSED',
      creditCode,
      provinceCode: input.provinceCode,
      ...(input.areaCode === '0' ? {} : { areaCode: input.areaCode }),
    });
    return {
      id: former?.id ?? null,
      phoneCodeRequired: await needsCertifyCode(db, user.id, mine.company),
      nsrsbh: creditCode,
      qymc: name,
      legalName,
      areaCode: former?.areaCode ?? areaCode,
      cityCode: former?.cityCode ?? cityCode,
      provinceCode: former?.provinceCode ?? provinceCode,
    };
  },

  getAuthState: async ({ db, user, input }) => {
    const found =
      input.nsrsbh === undefined
        ? (await listAllCompanies(db, user.id))[0]
        : await findUserCompany(db, user.id, input.nsrsbh);
    const isAuth = found?.authorized ?? false;
    const certifyType = found?.certifyType ?? null;
    return { isAuth, certifyType, message: isAuth ? null : '企业尚未授权' };
  },
} satisfies Handlers;
