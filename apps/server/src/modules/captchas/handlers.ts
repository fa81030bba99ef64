import type { OperationId } from '@huiqi/sdk';
import { ApiError, invalid } from '../../contract/ApiError.js';
import { clientAddress } from '../../http/clientAddress.js';
import type { Call, Handlers } from '../../http/context.js';
import { countUse } from '../../security/rateLimit.js';
import { checkCaptcha, keepCaptcha, type CaptchaSolution } from './checkCaptcha.js';
import { checkRegistrationCaptcha } from './registration.js';
import { findPhoneOf, isRegistered, takeCaptcha } from './repository.js';
import { sendCode } from './sendCode.js';
import { createWork } from './work.js';

interface CaptchaFields {
  readonly captchaUid?: string;
  readonly pictureCaptcha?: string;
  readonly captchaProof?: string;
}

const solutionOf = ({
  captchaUid,
  pictureCaptcha,
  captchaProof,
}: CaptchaFields): CaptchaSolution => ({
  captchaUid,
  pictureCaptcha,
  proof: captchaProof,
});

/** Drawing and deriving cost more than other calls. */
async function countPicture({ config, db, now, request }: Call<OperationId>): Promise<void> {
  const key = `captcha:${clientAddress(request, config)}`;
  await countUse(db, { key, max: config.captchaLimit, windowSeconds: 60 }, now());
}

const verdictOf = async (call: Call<OperationId>, success: boolean) => ({
  success,
  code: success ? await keepCaptcha(call, 'proof', {}) : null,
});

const refuseRegistered = (call: Call<OperationId>, phone: string) => async () => {
  if (await isRegistered(call.db, phone)) throw new ApiError('795101');
};

export const handlers = {
  sendPhoneCaptcha: async (call) => {
    const { body } = call.input;
    const own = call.visitor ? await findPhoneOf(call.db, call.visitor.id) : null;
    const phone = body.phone ?? own;
    if (phone === null) throw invalid([{ field: 'phone', message: '请填写手机号' }]);
    await checkCaptcha(call, solutionOf(body));
    return sendCode(call, { purpose: phone === own ? 'password' : 'bind', phone });
  },

  sendLoginCaptcha: async (call) => {
    const { body } = call.input;
    await checkCaptcha(call, solutionOf(body));
    return sendCode(call, { purpose: 'login', phone: body.phone });
  },

  sendRegisterCaptcha: async (call) => {
    const { body } = call.input;
    const { phone } = body;
    await checkRegistrationCaptcha(call, solutionOf(body));
    return sendCode(call, { purpose: 'register', phone, refuse: refuseRegistered(call, phone) });
  },

  sendResetCaptcha: async (call) => {
    const { body } = call.input;
    const { phone } = body;
    await checkCaptcha(call, solutionOf(body));
    const refuse = async () => {
      if (!(await isRegistered(call.db, phone)))
        throw new ApiError('794104', { message: '手机号未注册，请先注册' });
    };
    return sendCode(call, { purpose: 'reset', phone, refuse });
  },

  sendTimedCaptcha: async (call) => {
    const { body } = call.input;
    const { captchaType, phone, timeExpire: expiry } = body;
    if (captchaType === 'CAPTCHA_TYPE_CERTIFT') {
      await checkCaptcha(call, solutionOf(body));
      return sendCode(call, { purpose: 'certify', phone, expiry });
    }
    await checkRegistrationCaptcha(call, solutionOf(body));
    const refuse = refuseRegistered(call, phone);
    return sendCode(call, { purpose: 'register', phone, expiry, refuse });
  },

  sendVerificationCaptcha: async (call) => {
    const { body } = call.input;
    await checkCaptcha(call, solutionOf(body));
    return sendCode(call, { purpose: 'certify', phone: body.phone, expiry: body.timeExpire });
  },

  sendCertifyCaptcha: async (call) => {
    const { body } = call.input;
    await checkCaptcha(call, solutionOf(body));
    return sendCode(call, { purpose: 'certify', phone: body.phone });
  },

  getWorkChallenge: async (call) => {
    await countPicture(call);
    const { challenge, counter } = await createWork(call.config.workCost);
    return { ...challenge, key: await keepCaptcha(call, 'work', { counter }) };
  },

  checkWorkChallenge: async (call) => {
    const { key, counter } = call.input.body;
    const answer = await takeCaptcha(call.db, key, 'work', call.now());
    return verdictOf(call, answer?.counter === counter);
  },
} satisfies Handlers;
