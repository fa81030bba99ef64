import type { OperationId } from '@huiqi/sdk';
import { ApiError, invalid } from '../../contract/ApiError.js';
import { clientAddress } from '../../http/headers/clientAddress.js';
import type { Call, Handlers } from '../../http/context.js';
import { countUse } from '../../security/rateLimit.js';
import { checkCaptcha, keepCaptcha, type CaptchaSolution } from './checkCaptcha.js';
import { drawGraphic } from './drawGraphic.js';
import { drawSlide } from './drawSlide.js';
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

/** Limits calls that draw pictures or derive keys, which cost more than others. */
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

/** Tolerance in pixels: enough for a finger or for one press of an arrow key. */
const tolerance = 5;

export const handlers = {
  getGraphicCaptcha: async (call) => {
    await countPicture(call);
    const { captchaUid } = call.input.body;
    // The picture it replaces is no longer shown.
    if (captchaUid !== undefined) await takeCaptcha(call.db, captchaUid, 'graphic', call.now());
    const { answer, png } = await drawGraphic();
    return { key: await keepCaptcha(call, 'graphic', { answer }), captchaBase64: png };
  },

  getSlideCaptcha: async (call) => {
    await countPicture(call);
    const { x, y, background, piece } = await drawSlide();
    const key = await keepCaptcha(call, 'slide', { x, y });
    return { key, baseBig: background, baseSmall: piece, y };
  },

  checkSlideCaptcha: async (call) => {
    const { key, x, y } = call.input.body;
    const answer = await takeCaptcha(call.db, key, 'slide', call.now());
    const isNear = (given: number, wanted?: number) =>
      wanted !== undefined && Math.abs(given - wanted) <= tolerance;
    return verdictOf(call, isNear(x, answer?.x) && isNear(y, answer?.y));
  },

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
