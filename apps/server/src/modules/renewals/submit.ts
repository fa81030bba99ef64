import type { RenewalApplication, RenewalSubmitResult } from '@huiqi/sdk';
import { constants, formatDate, recommendationCode, renewalErrors } from '@huiqi/sdk/domain';
import { conflict, existing, invalid } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import { maskIdNo } from '../../text/mask.js';
import { requireActingCompany } from '../companies/actingCompany.js';
import { regionOfCall, regionOfPlace } from '../companies/regionOfRecord.js';
import { createNotice } from '../notices/createNotice.js';
import { insertRenewal } from './repository.js';
import { findBank } from './renewalBankRepository.js';

/** The applicant: a company of the user, or the user in person. */
async function applicantOf(
  { db, user, region }: UserCall<'submitRenewal'>,
  { companyInfo, personInfo }: RenewalApplication,
) {
  if (personInfo)
    return {
      companyId: null,
      ...regionOfCall(region),
      contactName: personInfo.applyName.trim(),
      contactPhone: personInfo.applyPhone,
      idcard: maskIdNo(personInfo.idcard),
    };
  const field = 'companyInfo.nsrsbh';
  if (!companyInfo) throw invalid([{ field, message: '请选择您名下的企业' }]);
  const company = await requireActingCompany(db, user.id, companyInfo.nsrsbh, field);
  return {
    companyId: company.id,
    ...regionOfPlace(company),
    contactName: companyInfo.contactName.trim(),
    contactPhone: companyInfo.contactPhone,
    idcard: null,
  };
}

/** Submits a renewal to its bank; stores renewal, trail and notice together or not at all. */
export async function submit(call: UserCall<'submitRenewal'>): Promise<RenewalSubmitResult> {
  const { db, user, input, requestId } = call;
  const { body } = input;
  const createdAt = call.now();
  const bank = existing(await findBank(db, body.bankId));
  const product = bank.products.find(
    ({ id, renewType }) => id === body.renewProductId && renewType === body.renewType,
  );
  if (!product) throw invalid([{ field: 'renewProductId', message: '请选择该银行的续贷产品' }]);
  const errors = renewalErrors(body, product, formatDate(createdAt));
  if (errors.length > 0) throw invalid(errors);
  const code = recommendationCode(body.recommendationCode?.trim() ?? '');
  const renewal = {
    userId: user.id,
    renewType: body.renewType,
    ...(await applicantOf(call, body)),
    bankId: bank.id,
    renewProductId: product.id,
    productName: body.productName.trim(),
    remainingAmount: body.remainingAmount,
    renewExpireDate: body.renewExpireTs,
    renewAmount: body.renewAmount,
    renewDeadline: body.renewDeadline,
    renewUse: body.renewUse.trim(),
    recommendationCode: code || constants.systemRecommendationCode,
    createdAt,
  };
  const id = await insertRenewal(db, renewal, requestId);
  if (id === undefined)
    throw conflict(
      `${bank.name}正在审核一笔相同的续贷申请，请勿重复提交。您提交的可在“我的续贷”中查看`,
    );
  await createNotice(
    db,
    {
      userId: user.id,
      noticeType: 'TRANSACTION',
      title: '续贷申请已提交',
      content: `您已向${bank.name}提交“${product.name}”的续贷申请，请等待银行审核`,
      subject: { kind: 'RENEWAL', id },
    },
    createdAt,
  );
  return { id, orderStatus: 'IS_RENAWAL_SUCCESS' };
}
