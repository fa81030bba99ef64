import type { ScannedQrCode } from '@huiqi/sdk';
import { messages } from '@huiqi/sdk/domain';
import { conflict, existing, invalid } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { regionRefusal } from '../companies/region.js';
import { findUserCompany, listAllCompanies, type UserCompany } from '../companies/repository.js';
import { isByQrCode } from './isByQrCode.js';
import { issueQrCode } from './issueQrCode.js';
import { findTicket, listOperationQrCodes } from './qrCodeRepository.js';
import { visibleProduct } from './visibleProduct.js';

type Issue = UserCall<'createProductQrCode'>;

/** The company that the call names; without one, the user's only company. */
async function companyOf({ db, input, user }: Issue): Promise<UserCompany> {
  const nsrsbh = input.body?.nsrsbh;
  if (nsrsbh === undefined) {
    const [only, ...others] = await listAllCompanies(db, user.id);
    if (only && others.length === 0) return only;
    throw invalid([{ field: 'nsrsbh', message: '请选择申请企业' }]);
  }
  return existing(await findUserCompany(db, user.id, nsrsbh));
}

const expired: ScannedQrCode = {
  state: 'EXPIRED',
  productId: null,
  productName: null,
  bankName: null,
  isOwn: null,
  companyId: null,
  companyName: null,
};

/** QR codes to apply by phone (spec 1 §3, §4 QR code). */
export const qrCodeHandlers = {
  listQrCodes: async ({ db }) => ({ content: await listOperationQrCodes(db) }),

  createProductQrCode: async (call) => {
    const { product } = await visibleProduct(call, call.input.productId);
    if (!isByQrCode(product)) throw conflict('该产品不通过扫码申请');
    const { authorized, company } = await companyOf(call);
    if (!authorized) throw conflict('企业尚未授权，请先完成授权');
    if (regionRefusal(call.user, product, company) !== null)
      throw conflict(messages.agentOutsideProvince);
    return issueQrCode(call, { productId: product.id, companyId: company.id });
  },

  readScannedQrCode: async ({ db, input, now, visitor }) => {
    const found = await findTicket(db, input.body.ticket, now());
    if (!found) return expired;
    const { productId, productName, bankName, userId, companyId, companyName } = found;
    const isOwn = visitor === null ? null : visitor.id === userId;
    const company = isOwn === true ? { companyId, companyName } : null;
    return {
      ...expired,
      ...company,
      state: 'VALID',
      productId,
      productName,
      bankName,
      isOwn,
    };
  },
} satisfies Handlers;
