import type { VerificationResult } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { ApiError, invalid } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { carriedSession } from '../../http/access/sessionEffects.js';
import { checkPhoneCode } from '../captchas/phoneCodes.js';
import { createNotice } from '../notices/createNotice.js';
import { certificationOf } from './certificationOf.js';
import { checkClaim, type ClaimOutcome } from './checkClaim.js';
import { countPhoneGuess, countRegistryCheck } from './countRegistryCheck.js';
import { requireOwnTaxNumber } from './ownTaxNumber.js';
import { bindCompany, keepLegalPhone, storeCompany } from './bindingRepository.js';
import { addCertification, findCertification } from './certificationRepository.js';
import { notifyOwners } from './notifyOwners.js';

const passedMessage = '认证成功';

type Verify = UserCall<'verifyEnterprise'>;

/** Stores the outcome of a verification and binds a company that passed to the user. */
async function conclude(call: Verify, outcome: ClaimOutcome): Promise<VerificationResult> {
  const { db, user, input, now } = call;
  const { phoneCaptcha: code, legalPhone, ...claim } = input.body;
  await checkPhoneCode(call, { purpose: 'certify', phone: legalPhone, code });
  const at = now();
  const record = certificationOf(
    { ...claim, legalPhone, userId: user.id, kind: 'VERIFICATION', authority: [] },
    outcome,
    passedMessage,
    at,
  );
  await addCertification(db, record);
  const { registered, result } = outcome;
  if (result !== 'PASS' || !registered) return { result: 'FAIL', message: record.message };
  const companyId = await storeCompany(db, registered);
  await keepLegalPhone(db, companyId, legalPhone);
  if (await bindCompany(db, { userId: user.id, companyId }, at))
    await notifyOwners(call, companyId, 'BOUND');
  const content = `您已完成企业“${registered.name}”的认证，授权后可申请贷款`;
  const subject = { kind: 'COMPANY', id: companyId } as const;
  const notice = { noticeType: 'OTHER', title: '企业认证成功', content, subject } as const;
  await createNotice(db, { userId: user.id, ...notice }, at);
  return { result: 'SUCCESS', message: passedMessage };
}

/** Checks the two additional headers of spec 1 §7 when a caller sends them. */
function checkCorporateHeaders(call: UserCall<'verifyCorporatePhone'>): void {
  const { token, source } = call.request.headers;
  if (typeof source === 'string' && source !== constants.sourceTag)
    throw invalid([{ field: 'source', message: '来源标识不正确' }]);
  const isOther = typeof token === 'string' && token !== '';
  if (isOther && token !== carriedSession(call.request, call)?.id) throw new ApiError('791214');
}

/** Verifying an enterprise by its legal representative (spec 1 §3 Verification form). */
export const verifyHandlers = {
  verifyEnterprise: {
    prepare: async (call) => {
      const { creditCode, legalIdNo, legalPhone } = call.input.body;
      await requireOwnTaxNumber(call, creditCode, 'creditCode');
      await countRegistryCheck(call, creditCode);
      const claim = { creditCode: creditCode.toUpperCase(), legalIdNo, legalPhone };
      const outcome = await checkClaim(call.registry, claim);
      return (inTransaction) => conclude(inTransaction, outcome);
    },
  },

  getVerificationInfo: async ({ db, user }) => {
    const passed = { kind: 'VERIFICATION', state: 'PASSED' } as const;
    const found = await findCertification(db, user.id, passed);
    if (!found) throw new ApiError('794103');
    return { creditCode: found.creditCode, legalIdNo: found.legalIdNo };
  },

  verifyCorporatePhone: async (call) => {
    checkCorporateHeaders(call);
    const { nsrsbh, phone: legalPhone } = call.input;
    await countRegistryCheck(call, nsrsbh);
    const creditCode = nsrsbh.toUpperCase();
    return countPhoneGuess(call, nsrsbh, () =>
      call.registry.checkLegalPhone({ creditCode, legalPhone }),
    );
  },
} satisfies Handlers;
