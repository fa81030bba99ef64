import type { AuthorisationResult, EnterpriseAuthorisation } from '@huiqi/sdk';
import { ApiError, forbidden, notFound } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { mayServe, outsideRegion, servesPlace } from './region.js';
import {
  authoriseCompany,
  findProductRegion,
  findUserCompany,
  listAuthorised,
  listUserCompanies,
  type CompanyRow,
} from './repository.js';

/** Compares names, number and phone with the company record, which stands in for the official registers. */
function check(
  company: CompanyRow,
  claim: EnterpriseAuthorisation,
): Omit<AuthorisationResult, 'id'> {
  const legalThreeStatus =
    company.legalName === claim.legalName.trim() &&
    company.legalIdNo === claim.legalId.toUpperCase() &&
    company.legalPhone === claim.legalPhone;
  const companyFourStatus = legalThreeStatus && company.name === claim.qymc.trim();
  if (!legalThreeStatus) {
    const message = '法定代表人姓名、身份证号与手机号不一致，请核对后重试';
    return { result: 'THREECHECKNOPASS', message, legalThreeStatus, companyFourStatus };
  }
  if (!companyFourStatus) {
    const message = '企业名称与登记信息不一致，请核对后重试';
    return { result: 'FOURCHECKNOPASS', message, legalThreeStatus, companyFourStatus };
  }
  return { result: 'PASS', message: '认证通过', legalThreeStatus, companyFourStatus };
}

export const handlers = {
  listRelatedCompanies: async ({ db, user, input }) => {
    const { userId, ...range } = input.body;
    if (userId !== user.id) throw forbidden();
    const { content, page } = await listUserCompanies(db, user.id, range);
    return { content, totalElements: page.total };
  },

  getAuthState: async ({ db, user, input }) => {
    const found =
      input.nsrsbh === undefined
        ? (await listAuthorised(db, user.id))[0]
        : await findUserCompany(db, user.id, input.nsrsbh);
    const isAuth = found?.authorized ?? false;
    return {
      isAuth,
      certifyType: found?.certifyType ?? null,
      message: isAuth ? null : '企业尚未授权',
    };
  },

  certifyEnterprise: async ({ db, user, input, now }) => {
    const claim = input.body;
    const mine = await findUserCompany(db, user.id, claim.nsrsbh);
    if (!mine) throw notFound();
    const outcome = check(mine.company, claim);
    if (outcome.result !== 'PASS') return { ...outcome, id: null };
    const { certifyType, authority } = claim;
    await authoriseCompany(db, {
      userId: user.id,
      companyId: mine.company.id,
      certifyType,
      authority,
      at: now(),
    });
    return { ...outcome, id: mine.company.id };
  },

  checkCompanyRegion: async ({ db, user, input }) => {
    const product = await findProductRegion(db, input.productId);
    if (!product) throw new ApiError('100404', { message: '产品不存在' });
    const mine = await findUserCompany(db, user.id, input.nsrsbh);
    if (!mine) throw notFound();
    const match =
      mayServe(user, product.scfProvince) && servesPlace(product.regionCodes, mine.company);
    return { match, message: match ? null : outsideRegion };
  },
} satisfies Handlers;
