import type { CertificateParty } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { conflict, existing, invalid } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { checkPhoneCode } from '../captchas/phoneCodes.js';
import { findActingCompany } from '../companies/actingCompany.js';
import { findUserCompany } from '../companies/repository.js';
import { findOrder, ownedBy } from '../orders/repository.js';
import type { OrderRow } from '../orders/toOrder.js';
import { hasCertificate, storeCertificate } from './certificateRepository.js';

type Call = Pick<UserCall<never>, 'db' | 'user'>;

async function ownOrder({ db, user }: Call, orderId: string): Promise<OrderRow> {
  return existing(await findOrder(db, orderId, ownedBy(user)));
}

const samePartyB = (party: CertificateParty): boolean =>
  Object.entries(constants.certificatePartyB).every(
    ([field, value]) => party[field as keyof CertificateParty] === value,
  );

/** Party A is the company of the order, party B the platform's operator. */
function checkParties(
  { order, companyName, creditCode }: OrderRow,
  partyA: CertificateParty,
  partyB: CertificateParty,
): void {
  const differs = (field: string) => ({ field, message: '与申请企业的登记信息不一致' });
  const problems = [
    ...(partyA.identityCard.toUpperCase() === creditCode ? [] : [differs('partyA.identityCard')]),
    ...(partyA.fullName === companyName ? [] : [differs('partyA.fullName')]),
    ...(order.legalName === null || partyA.legalName === order.legalName
      ? []
      : [differs('partyA.legalName')]),
    ...(samePartyB(partyB) ? [] : [{ field: 'partyB', message: '授权对象有误' }]),
  ];
  if (problems.length > 0) throw invalid(problems);
}

export const certificateHandlers = {
  validateTaxAuthorisation: async (call) => {
    const { nsrsbh, orderId } = call.input.body;
    const company = existing(await findUserCompany(call.db, call.user.id, nsrsbh));
    const order = orderId === undefined ? undefined : await ownOrder(call, orderId);
    if (order && order.creditCode !== company.company.creditCode)
      throw invalid([{ field: 'nsrsbh', message: '与申请企业不一致' }]);
    const consented = (company.authority ?? []).includes('TAX');
    const allows =
      consented || (order !== undefined && (await hasCertificate(call.db, order.order.id)));
    const valid = company.authorized && allows;
    return { valid, errorMsg: null };
  },

  saveCertificate: async (call) => {
    const { orderId, partyA, partyB, phone, phoneCaptcha } = call.input.body;
    const row = await ownOrder(call, orderId);
    const { companyId } = row.order;
    if (companyId === null) throw conflict('个人申请无需企业授权书');
    if (!(await findActingCompany(call.db, call.user.id, row.creditCode ?? '')))
      throw conflict('该企业尚未授权，请先完成企业授权');
    checkParties(row, partyA, partyB);
    if (phone !== undefined)
      await checkPhoneCode(call, { purpose: 'certify', phone, code: phoneCaptcha ?? '' });
    const stored = await storeCertificate(call.db, {
      orderId: row.order.id,
      companyId,
      userId: call.user.id,
      legalName: partyA.legalName,
      savedAt: call.now(),
    });
    if (!stored) throw conflict('该申请的授权书已保存，请勿重复提交');
    return null;
  },
} satisfies Handlers;
